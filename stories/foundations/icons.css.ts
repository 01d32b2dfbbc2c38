import { style } from "@vanilla-extract/css";
import { vars } from "../../src/ui/theme/contract.css.ts";

const { border, color, radius, size, space } = vars;

export const cell = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space.sm,
  alignItems: "start",
});

export const plate = style({
  display: "grid",
  placeItems: "center",
  width: size.targetLarge,
  height: size.targetLarge,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
});

export const withWords = style({ display: "inline-flex", alignItems: "center", gap: space.xs });
