import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";

const { space } = vars;

export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  alignItems: "start",
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(20rem, 24rem)", columnGap: space.xxl },
  },
});

/** In view while the content scrolls, below the bar on top. */
export const aside = recipe({
  base: {
    minWidth: 0,
    "@media": {
      [media.desktop]: { position: "sticky", top: `calc(${vars.size.target} + ${space.sm} + ${space.lg})` },
    },
  },
  variants: {
    /** An aside taller than the screen scrolls by itself: its end would else be out of reach until the page's end. */
    scrolls: {
      true: {
        "@media": {
          [media.desktop]: {
            maxHeight: `calc(100vh - ${vars.size.target} - ${space.sm} - 2 * ${space.lg})`,
            overflowY: "auto",
          },
        },
      },
    },
  },
});
