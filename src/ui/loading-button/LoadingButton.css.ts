import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

export const label = styleVariants({
  idle: { display: "contents" },
  // Kept in place, unseen: the button's width does not move.
  busy: { display: "inline-flex", alignItems: "center", gap: vars.space.xs, opacity: 0 },
});

export const ring = style({ position: "absolute", inset: 0, display: "grid", placeItems: "center" });
