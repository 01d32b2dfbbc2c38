import { style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { bare } from "../theme/list.ts";

const { color, space } = vars;

export const list = style({
  ...bare,
  display: "grid",
  gap: space.md,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

export const card = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  gap: space.md,
  padding: space.md,
  border: `${vars.border.hairline} solid ${color.line}`,
  borderRadius: vars.radius.lg,
  background: color.surface,
});

export const chosen = style({ borderColor: color.accent, background: color.accentSoft });

export const address = style({ fontStyle: "normal" });

export const fresh = style({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: space.xs,
  width: "100%",
  height: "100%",
  minHeight: "9rem",
  padding: space.md,
  border: `${vars.border.hairline} dashed ${color.lineStrong}`,
  borderRadius: vars.radius.lg,
  fontWeight: vars.weight.strong,
  textAlign: "center",
  cursor: "pointer",
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  "@media": { [media.hover]: { ":hover": { background: color.sunken } } },
});
