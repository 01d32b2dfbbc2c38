import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";

const { color, space, type } = vars;

export const field = style({ display: "grid", gap: space.xxs, minWidth: 0, alignContent: "start" });

export const label = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space.xs,
  fontWeight: vars.weight.strong,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});

export const mark = style({ color: color.inkMuted, fontWeight: vars.weight.regular });

export const hint = style({ color: color.inkMuted, fontSize: type.small.size, lineHeight: type.small.line });

export const error = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space.xxs,
  color: color.critical,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: vars.weight.medium,
});

/** Aligned with the first line, however many there are. */
export const errorMark = style({
  flexShrink: 0,
  display: "grid",
  alignItems: "center",
  height: type.small.line,
});

export const control = style({
  width: "100%",
  minWidth: 0,
  minHeight: vars.size.target,
  paddingInline: space.sm,
  paddingBlock: space.xs,
  border: `${vars.border.hairline} solid ${color.lineStrong}`,
  borderRadius: vars.radius.md,
  background: color.surface,
  color: color.ink,
  lineHeight: type.body.line,
  // Below 16 px, Safari on iOS zooms into the field.
  fontSize: `max(1rem, ${type.body.size})`,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
  ":hover": { borderColor: color.ink },
  "::placeholder": { color: color.inkMuted, opacity: 1 },
  ":disabled": {
    background: color.sunken,
    borderColor: color.line,
    color: color.inkDisabled,
    // Safari lightens it by default.
    WebkitTextFillColor: color.inkDisabled,
    opacity: 1,
    cursor: "not-allowed",
  },
  ":focus-visible": {
    outline: `0.1875rem solid ${color.focus}`,
    outlineOffset: `calc(-1 * ${vars.border.hairline})`,
    boxShadow: "none",
  },
  selectors: {
    "&[aria-invalid='true']": {
      borderColor: color.critical,
      // Thicker, so that colour is not the only cue; inset, so that nothing shifts.
      boxShadow: `inset 0 0 0 ${vars.border.hairline} ${color.critical}`,
    },
    // Readable and copyable, not editable: page background and a border unlike a control's.
    "&[readonly]": { background: "transparent", borderStyle: "dashed" },
    // The browser's own blue or yellow would hide the error's and the theme's colours.
    "&:autofill": {
      WebkitTextFillColor: color.ink,
      boxShadow: `inset 0 0 0 10rem ${color.tickedSoft}`,
    },
  },
  "@media": {
    // Forced-colors mode has no shadows and a single border colour.
    [media.forcedColors]: {
      selectors: {
        "&[aria-invalid='true']": { borderWidth: `calc(3 * ${vars.border.hairline})`, borderStyle: "double" },
      },
    },
  },
});

/** A control with an overlay at its end: a chevron, an eye, a cross. */
export const wrap = style({ position: "relative", display: "grid" });
export const roomAtEnd = style({ paddingInlineEnd: `calc(${vars.size.target} + ${space.xxs})` });
export const roomAtStart = style({
  paddingInlineStart: `calc(${vars.size.icon} + ${space.sm} + ${space.xs})`,
});
export const atEnd = style({ position: "absolute", insetBlock: 0, insetInlineEnd: 0 });
export const ornament = recipe({
  base: {
    position: "absolute",
    insetBlock: 0,
    display: "grid",
    placeItems: "center",
    pointerEvents: "none",
  },
  variants: {
    at: {
      start: { insetInlineStart: space.sm, color: color.inkMuted },
      end: { insetInlineEnd: space.sm },
    },
  },
});
