import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { bare } from "../../theme/list.ts";
import { asksRoom, room } from "../../theme/room.ts";

const { color, space, border, radius, type } = vars;

export const groups = style({ display: "grid", gap: space.xl });
export const group = style({ ...asksRoom, display: "grid", gap: space.sm, minWidth: 0 });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.sm,
  rowGap: space.xxs,
});
export const heading = style({ flexBasis: "100%" });
export const count = style({ fontVariantNumeric: "tabular-nums" });

/** Squares, so that portrait and landscape pictures take the same space and are shown whole. */
export const slots = style({
  ...bare,
  display: "grid",
  gap: space.sm,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(9rem, calc(50% - 0.5rem)), 1fr))",
  "@container": {
    [room.tablet]: { gridTemplateColumns: "repeat(auto-fill, minmax(10rem, 1fr))" },
  },
});

export const slot = style({ display: "grid", gap: space.xxs });
export const frame = recipe({
  base: { position: "relative", borderRadius: radius.sm },
  variants: {
    excess: {
      true: { outline: `${border.thick} dashed ${color.critical}`, outlineOffset: border.thick },
    },
  },
});
export const flag = style({
  position: "absolute",
  bottom: space.xs,
  insetInlineStart: space.xs,
  zIndex: vars.layer.raised,
});
/** Next to the name rather than on the picture, half of which a touch target would cover on a phone. */
export const foot = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space.xxs,
});
export const name = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  color: color.inkMuted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
});

export const free = style({
  display: "grid",
  placeItems: "center",
  aspectRatio: "1 / 1",
  padding: space.xs,
  border: `${border.thick} dashed ${color.lineStrong}`,
  borderRadius: radius.sm,
  color: color.inkMuted,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  textAlign: "center",
});

const pressable = {
  cursor: "pointer",
  "@media": { [media.hover]: { selectors: { "&:hover": { background: color.accentSoft } } } },
} as const;
export const freeLink = style([free, { textDecorationLine: "none", ...pressable }]);
export const add = style([
  free,
  {
    alignContent: "center",
    gap: space.xs,
    width: "100%",
    borderColor: color.accentInk,
    color: color.accentInk,
    fontWeight: vars.weight.strong,
    textDecorationLine: "none",
    ...pressable,
  },
]);

export const whole = style({
  display: "flex",
  alignItems: "center",
  gap: space.md,
  padding: space.md,
  borderRadius: radius.md,
  background: color.accentSoft,
  color: color.ink,
});
export const wholeMark = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: vars.size.targetLarge,
  height: vars.size.targetLarge,
  borderRadius: radius.full,
  background: color.surface,
  color: color.accentInk,
});
export const wholeCount = style({
  fontFamily: vars.font.title,
  fontSize: type.title3.size,
  lineHeight: type.title3.line,
  fontWeight: vars.weight.title,
  fontVariantNumeric: "tabular-nums",
});
