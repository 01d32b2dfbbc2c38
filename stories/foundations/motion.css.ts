import { style } from "@vanilla-extract/css";
import { vars } from "../../src/ui/theme/contract.css.ts";

const { border, color, motion, radius, size, space } = vars;

export const easing = style({ display: "grid", gap: space.sm, justifyItems: "start" });
export const curve = style({ width: "min(100%, 14rem)" });
export const axis = style({ fill: "none", stroke: color.lineStrong, strokeWidth: 1.5 });
export const line = style({ fill: "none", stroke: color.accentInk, strokeWidth: 4, strokeLinecap: "round" });

export const still = style({
  display: "grid",
  gridTemplateColumns: "4.5rem minmax(0, 1fr)",
  alignItems: "center",
  paddingBlock: space.xs,
});

export const track = style({
  position: "relative",
  height: size.icon,
  borderRadius: radius.full,
  background: color.sunken,
  outline: `${border.hairline} solid ${color.line}`,
});

export const dot = style({
  position: "absolute",
  insetInlineStart: 0,
  width: size.icon,
  height: size.icon,
  border: `${border.thick} solid ${color.accent}`,
  borderRadius: radius.full,
  background: color.accent,
  transition: `inset-inline-start ${motion.base} ${motion.easing}`,
  selectors: { "&[data-there='true']": { insetInlineStart: `calc(100% - ${size.icon})` } },
});
