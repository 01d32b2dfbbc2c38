import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/contract.css.ts";

export const label = recipe({
  // A box of its own: in Firefox a finger does not reach text in one that is `contents`.
  base: { display: "inline-flex", alignItems: "center", gap: vars.space.xs },
  // Kept in the layout, invisible: the button's width does not change.
  variants: { busy: { true: { opacity: 0 } } },
});

export const ring = style({ position: "absolute", inset: 0, display: "grid", placeItems: "center" });
