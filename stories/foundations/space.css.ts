import { style } from "@vanilla-extract/css";
import { vars } from "../../src/ui/theme/contract.css.ts";

const { border, color, radius, space, type } = vars;

export const block = style({
  height: space.xxxl,
  marginBottom: space.sm,
  border: `${border.hairline} solid ${color.lineStrong}`,
  background: color.surface,
});

export const target = style({
  display: "grid",
  placeItems: "center",
  marginBottom: space.xs,
  border: `${border.thick} dashed ${color.accentInk}`,
  borderRadius: radius.md,
  background: color.accentSoft,
  color: color.ink,
  fontSize: type.small.size,
  fontVariantNumeric: "tabular-nums",
});

export const screen = style({
  height: space.lg,
  marginBottom: space.xxs,
  border: `${border.thick} solid ${color.ink}`,
  borderRadius: radius.sm,
  background: color.surface,
});
