import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { bare } from "../theme/list.ts";

export const strip = style({ ...bare, display: "flex", flexWrap: "wrap", gap: vars.space.xxs });

export const image = style({
  width: "3.75rem",
  aspectRatio: "3 / 2",
  objectFit: "cover",
  borderRadius: vars.radius.sm,
  background: vars.color.sunken,
});
