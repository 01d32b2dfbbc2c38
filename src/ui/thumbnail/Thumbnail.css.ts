import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { framedInForcedColors } from "../theme/forcedColors.ts";

const { color } = vars;

/** Three lines of small text are about as high as the picture. */
export const thumbnailWidth = "5.25rem";

/** Has its size before the image arrives, and keeps it if none does. */
export const frame = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  overflow: "hidden",
  width: thumbnailWidth,
  aspectRatio: "3 / 2",
  borderRadius: vars.radius.sm,
  background: color.sunken,
  color: color.inkMuted,
  "@media": framedInForcedColors,
});

export const image = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
});
