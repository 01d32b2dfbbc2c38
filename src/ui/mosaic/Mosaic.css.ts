import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { breakpoints } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { asksRoom } from "../theme/room.ts";
import { gaps } from "./measured.ts";

export const whole = style({ position: "relative", containerType: "inline-size" });

/** Its height is set: a row that comes or leaves lays out nothing outside, and nothing outside lays out the rows. */
export const grid = style({ position: "relative", contain: "size layout style", width: "100%" });

export const row = style({
  position: "absolute",
  insetInline: 0,
  top: 0,
  display: "grid",
  contain: "size layout style",
});

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const widthFrom = (width: number) => `(min-width: ${width}px)`;

/** Before measurement, what follows the rows keeps their distance. */
const afterEarlyRows = {
  marginBlockStart: gaps.narrow,
  "@container": { [widthFrom(breakpoints.tablet)]: { marginBlockStart: gaps.wide } },
};

/** Its own container: a shelf asks for the room of the mosaic. */
export const strip = recipe({
  base: asksRoom,
  variants: {
    early: { true: afterEarlyRows, false: { position: "absolute", insetInline: 0, top: 0 } },
  },
});

/**
 * Before measurement the style sheet defines the columns, by the mosaic's own width as in measured.ts. On a phone root and rows keep
 * their `display` through the measurement: with another one, the browser would lay out and paint all pictures a second time.
 */
export const early = style({
  contain: "layout style",
  "@container": {
    [widthFrom(breakpoints.tablet)]: {
      display: "grid",
      gap: `${gaps.wide}px`,
      gridTemplateColumns: columns(3),
    },
    [widthFrom(breakpoints.desktop)]: { gridTemplateColumns: columns(4) },
  },
});

export const earlyRow = style({
  position: "relative",
  display: "grid",
  gap: `${gaps.narrow}px`,
  gridTemplateColumns: columns(2),
  selectors: { "& + &": { marginBlockStart: gaps.narrow } },
  "@container": { [widthFrom(breakpoints.tablet)]: { display: "contents" } },
});

const tabletOnly = `(min-width: ${breakpoints.tablet}px) and (max-width: ${breakpoints.desktop - 0.02}px)`;

export const earlyRooms = style(afterEarlyRows);

/** Height of the rows not rendered yet, by its viewBox: the page's policy forbids inline styles. */
export const earlyRoom = recipe({
  base: {
    display: "none",
    width: "100%",
    // Without scripting there are no more rows.
    "@media": { "(scripting: none)": { display: "none !important" } },
  },
  variants: {
    columns: {
      2: { "@container": { [`(max-width: ${breakpoints.tablet - 0.02}px)`]: { display: "block" } } },
      3: { "@container": { [tabletOnly]: { display: "block" } } },
      4: { "@container": { [widthFrom(breakpoints.desktop)]: { display: "block" } } },
    },
  },
});

export const cell = style({
  minWidth: 0,
  borderRadius: vars.radius.sm,
  ":focus-visible": { outlineOffset: "0" },
});

export const skip = style({
  position: "absolute",
  insetInlineStart: 0,
  top: 0,
  zIndex: vars.layer.sticky,
  display: "flex",
  alignItems: "center",
  minHeight: vars.size.target,
  paddingInline: vars.space.sm,
  background: vars.color.surface,
  color: vars.color.ink,
  selectors: {
    "&:not(:focus)": {
      width: vars.border.hairline,
      height: vars.border.hairline,
      minHeight: 0,
      padding: 0,
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

/** As high as a caption, to be measured: text size and theme change it. */
export const captionRoom = recipe({
  base: { position: "absolute", top: 0, visibility: "hidden" },
  variants: {
    caption: {
      line: { height: `calc(${vars.space.xxs} + ${vars.type.caption.line})` },
      button: { height: `calc(${vars.space.xs} + ${vars.size.targetSmall})` },
    },
  },
});

export const end = style({ ":focus-visible": { outline: "none", boxShadow: "none" } });
