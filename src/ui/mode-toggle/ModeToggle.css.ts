import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { hidden } from "../visually-hidden/VisuallyHidden.css.ts";

const { color } = vars;

export const group = style({
  display: "inline-grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  maxWidth: "100%",
  padding: "3px",
  borderRadius: vars.radius.md,
  background: color.sunken,
  border: `${vars.border.hairline} solid ${color.lineStrong}`,
});

export const input = style([hidden]);

export const mode = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.xs,
  minHeight: vars.size.targetSmall,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.sm,
  color: color.inkMuted,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  fontWeight: vars.weight.medium,
  textAlign: "center",
  cursor: "pointer",
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    "&:has(:checked)": { background: color.ink, color: color.canvas, outline: "2px solid transparent" },
    "&:not(:has(:checked)):hover": { color: color.ink },
    "&:has(:focus-visible)": {
      outline: `3px solid ${color.focus}`,
      outlineOffset: "2px",
      boxShadow: `0 0 0 2px ${color.focusHalo}`,
    },
  },
});
