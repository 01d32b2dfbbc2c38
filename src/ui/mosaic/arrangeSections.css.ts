import { globalStyle } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { breakpoints } from "../theme/breakpoints.ts";
import { earlyRow } from "./Mosaic.css.ts";
import { gaps } from "./measured.ts";

/** Height of a heading: two lines on a phone, one from tablet width up. */
export const heights = { narrow: "3.5rem", wide: "2.25rem" };

/** By the mosaic's own width, as its columns. */
const fromTablet = `(min-width: ${breakpoints.tablet}px)`;

/** Above its section's first row, which it takes with it; before measurement, from tablet width up, it takes a row of the grid. */
export const heading = recipe({
  base: {
    position: "absolute",
    insetInline: 0,
    bottom: `calc(100% + ${gaps.narrow}px)`,
    display: "grid",
    alignItems: "end",
    height: heights.narrow,
    "@container": { [fromTablet]: { bottom: `calc(100% + ${gaps.wide}px)`, height: heights.wide } },
  },
  variants: {
    early: {
      true: { "@container": { [fromTablet]: { position: "static", gridColumn: "1 / -1" } } },
      false: {},
    },
  },
});

// On a phone the row makes room for it: its pictures keep their place in the row through the measurement.
const withHeading = `${earlyRow}:has(> .${heading.classNames.base})`;
globalStyle(`.${withHeading}`, { marginBlockStart: `calc(${heights.narrow} + ${gaps.narrow}px)` });
globalStyle(`.${earlyRow} + .${withHeading}`, {
  marginBlockStart: `calc(${heights.narrow} + ${2 * gaps.narrow}px)`,
});
