import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { control, roomAtEnd, roomAtStart } from "../field/Field.css.ts";
import { vars } from "../theme/contract.css.ts";

const { color, space } = vars;

export const box = style({ position: "relative" });

export const input = style([
  control,
  roomAtStart,
  roomAtEnd,
  { minHeight: vars.size.targetLarge, textOverflow: "ellipsis" },
]);

export const clear = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: space.xxs,
  display: "grid",
  placeItems: "center",
});

export const panel = style({
  position: "absolute",
  insetInline: 0,
  top: `calc(100% + ${space.xxs})`,
  zIndex: vars.layer.sticky,
  maxHeight: "min(28rem, 60dvh)",
  display: "flex",
  flexDirection: "column",
  // The list scrolls first; in a low window what follows it does too.
  overflowX: "hidden",
  overflowY: "auto",
  border: `${vars.border.hairline} solid ${color.lineStrong}`,
  borderRadius: vars.radius.md,
  background: color.surface,
  boxShadow: vars.shadow.overlay,
});

export const option = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.sm,
  minHeight: vars.size.target,
  paddingInline: space.sm,
  paddingBlock: space.xs,
  color: "inherit",
  textDecoration: "none",
  cursor: "pointer",
  borderBlockEnd: `${vars.border.hairline} solid ${color.line}`,
  selectors: {
    "&:last-child": { borderBlockEnd: 0 },
    "&:hover, &[aria-selected='true']": { background: color.sunken },
    "&[aria-selected='true']": {
      boxShadow: `inset ${space.xxs} 0 0 ${color.accentInk}`,
      // Visible in forced colors, which drop the other styles.
      outline: `${vars.border.thick} solid transparent`,
      outlineOffset: `calc(-1 * ${vars.border.thick})`,
    },
  },
});

export const optionLabel = style({ fontWeight: vars.weight.strong, minWidth: 0, flex: "1 1 9rem" });

export const detail = style({
  minWidth: 0,
  color: color.inkMuted,
  fontSize: vars.type.small.size,
});

/** Scrolls separately: the text below it stays visible, however far down the highlight is. */
export const list = style({ minHeight: 0, overflowY: "auto" });

/** Skeletons are not options. */
export const waiting = style({ pointerEvents: "none" });

export const words = recipe({
  base: {
    display: "flex",
    gap: space.xs,
    padding: space.sm,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
  },
  variants: {
    tone: {
      calm: { color: color.inkMuted },
      note: { color: color.inkMuted, borderBlockStart: `${vars.border.hairline} solid ${color.line}` },
      failed: { color: color.critical, fontWeight: vars.weight.medium },
    },
  },
});

export const retry = style({ display: "flex", paddingInline: space.sm, paddingBlockEnd: space.sm });
