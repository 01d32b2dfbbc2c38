import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { framedInForcedColors } from "../theme/forcedColors.ts";

const { color, space } = vars;

/** Three lines of text are about as high as the picture. */
const pictureWidth = "5.25rem";

export const suggestion = style({
  display: "grid",
  gridTemplateColumns: `${pictureWidth} minmax(0, 1fr)`,
  columnGap: space.sm,
  alignItems: "center",
  width: "100%",
});

/** Has its size before the image arrives, and keeps it if none does. */
export const frame = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  overflow: "hidden",
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

export const words = style({ gridColumn: 2, display: "grid", minWidth: 0, overflowWrap: "anywhere" });

export const head = style({ display: "flex", flexWrap: "wrap", columnGap: space.xs, alignItems: "baseline" });

export const label = style({ minWidth: 0, fontWeight: vars.weight.strong });

export const small = style({
  minWidth: 0,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
});

export const muted = style([small, { color: color.inkMuted }]);
