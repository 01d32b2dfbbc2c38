import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { bare } from "../theme/list.ts";

const { color, motion } = vars;

export const list = style({
  ...bare,
  display: "flex",
  alignItems: "stretch",
  gap: vars.space.xxs,
});

/** The active step alone shows its words on a phone, so it takes the room. */
export const item = styleVariants({
  done: { minWidth: 0, "@media": { [media.tablet]: { flex: "1 1 0" } } },
  active: { minWidth: 0, flex: "1 1 auto", "@media": { [media.tablet]: { flex: "1 1 0" } } },
  ahead: { minWidth: 0, "@media": { [media.tablet]: { flex: "1 1 0" } } },
});

export const link = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xs,
  height: "100%",
  minHeight: vars.size.target,
  minWidth: vars.size.target,
  paddingInline: vars.space.xs,
  paddingBlock: vars.space.xs,
  borderBlockEnd: "3px solid",
  color: color.inkMuted,
  textDecoration: "none",
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  transition: `color ${motion.fast} ${motion.easing}, border-color ${motion.fast} ${motion.easing}`,
  ":hover": { color: color.ink },
});

export const states = styleVariants({
  done: { borderColor: color.accent, color: color.ink },
  active: { borderColor: color.accent, color: color.ink, fontWeight: vars.weight.strong },
  ahead: { borderColor: color.line },
});

export const number = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: "1.75rem",
  height: "1.75rem",
  border: `${vars.border.thick} solid`,
  borderRadius: vars.radius.full,
  fontSize: vars.type.caption.size,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

export const numbers = styleVariants({
  done: { background: color.accent, borderColor: color.accent, color: color.onAccent },
  active: { background: color.accent, borderColor: color.accent, color: color.onAccent },
  ahead: { borderColor: color.lineStrong },
});

const tucked = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

export const label = styleVariants({
  done: { "@media": { [media.phoneOnly]: tucked } },
  active: { minWidth: 0 },
  ahead: { "@media": { [media.phoneOnly]: tucked } },
});
