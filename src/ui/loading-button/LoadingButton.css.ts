import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/contract.css.ts";

export const label = recipe({
  variants: {
    busy: {
      false: { display: "contents" },
      // Kept in the layout, invisible: the button's width does not change.
      true: { display: "inline-flex", alignItems: "center", gap: vars.space.xs, opacity: 0 },
    },
  },
});

export const ring = style({ position: "absolute", inset: 0, display: "grid", placeItems: "center" });
