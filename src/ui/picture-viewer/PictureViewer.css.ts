import { style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";

const { color, space } = vars;

/** As wide as its column; as tall as the image, bounded so that the dialog's controls stay in view. */
export const stage = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  overflow: "hidden",
  width: "100%",
  aspectRatio: "4 / 3",
  maxHeight: "38dvh",
  borderRadius: vars.radius.md,
  background: color.sunken,
  color: color.inkMuted,
  // Square, so that upright and wide photographs are as large as each other and the arrows never move.
  "@media": {
    [media.desktop]: { aspectRatio: "1 / 1", maxHeight: "min(90vh, 800px, 94dvh - 10rem)" },
  },
});

export const image = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "contain",
});

export const hidden = style({ opacity: 0 });

const side = {
  position: "absolute" as const,
  top: "50%",
  zIndex: vars.layer.raised,
  transform: "translateY(-50%)",
};
export const previous = style({ ...side, insetInlineStart: space.xs });
export const next = style({ ...side, insetInlineEnd: space.xs });

export const count = style({
  position: "absolute",
  bottom: space.xs,
  insetInlineStart: "50%",
  transform: "translateX(-50%)",
  paddingInline: space.xs,
  borderRadius: vars.radius.full,
  background: color.inverse,
  color: color.onInverse,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const message = style({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  gap: space.sm,
});
