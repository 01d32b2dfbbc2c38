import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const { color, space } = vars;

export const group = style({ display: "grid", gap: space.xs });

export const legend = style({
  fontWeight: vars.weight.strong,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  paddingBlockEnd: space.xxs,
});

export const options = styleVariants({
  list: { display: "grid" },
  cards: { display: "grid", gap: space.xs },
});

export const card = style({
  gridTemplateColumns: `${vars.size.tick} minmax(0, 1fr) auto`,
  padding: space.sm,
  border: `${vars.border.hairline} solid ${color.line}`,
  borderRadius: vars.radius.md,
  background: color.surface,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    "&:hover:not(:has(:disabled))": { borderColor: color.lineStrong },
    "&:has(:checked)": { borderColor: color.accent, background: color.accentSoft },
  },
});

export const listLine = style({ gridTemplateColumns: `${vars.size.tick} minmax(0, 1fr) auto` });

export const text = style({ display: "grid", minWidth: 0 });
export const hint = style({
  color: color.inkMuted,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
});
