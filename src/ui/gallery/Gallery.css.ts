import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { framedInForcedColors } from "../theme/forcedColors.ts";
import { room } from "../theme/room.ts";

const { color, space, motion } = vars;

/** The same height for portrait and landscape pictures, so that the arrows never move. */
export const stage = recipe({
  base: { isolation: "isolate", overflow: "hidden", width: "100%" },
  variants: {
    size: {
      stage: { position: "absolute", inset: 0, background: color.inverse, color: color.onInverse },
      // The window minus what surrounds it in a dialog: 250 px (specification, section 2).
      alone: {
        position: "relative",
        borderRadius: vars.radius.md,
        background: color.sunken,
        color: color.inkMuted,
        aspectRatio: "4 / 5",
        maxHeight: "calc(100dvh - 15.625rem)",
        "@container": { [room.tablet]: { aspectRatio: "3 / 2" } },
      },
    },
  },
});

export const surface = recipe({
  base: { position: "absolute", inset: 0, userSelect: "none" },
  variants: {
    /** Vertical swipes still scroll the page. */
    leafs: { true: { touchAction: "pan-y" } },
    /** A swipe down closes, unless everything scrolls. */
    closes: { true: { touchAction: "none", "@media": { [media.shallow]: { touchAction: "pan-y" } } } },
    zoomed: {
      true: { touchAction: "none", cursor: "grab", selectors: { "&:active": { cursor: "grabbing" } } },
    },
  },
});

/** One photograph, as wide as the gallery: the next one waits outside its edge. */
export const slide = recipe({
  base: { position: "absolute", inset: 0 },
  variants: {
    size: {
      // Height of a picture: the smaller of nine tenths of the window and 800 px (specification, section 2).
      stage: { marginBlock: "auto", maxHeight: "min(90vh, 50rem)" },
      alone: {},
    },
    /** No transition during a drag: the picture stays under the finger. */
    settling: { true: { transition: `transform ${motion.base} ${motion.easing}` } },
  },
});

export const held = recipe({
  base: { position: "absolute", inset: 0, display: "grid", placeItems: "center" },
  variants: {
    settling: { true: { transition: `transform ${motion.fast} ${motion.easing}` } },
  },
});

export const image = recipe({
  base: {
    position: "absolute",
    inset: 0,
    width: "100%",
    height: "100%",
    objectFit: "contain",
  },
  variants: { waiting: { true: { opacity: 0 } } },
});

export const frame = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  pointerEvents: "none",
});
export const outside = style({ fill: color.scrim });
export const edge = style({
  fill: "none",
  stroke: color.surface,
  strokeWidth: vars.border.thick,
  // Constant stroke width at any picture size.
  vectorEffect: "non-scaling-stroke",
});

const side = {
  position: "absolute" as const,
  top: "50%",
  zIndex: vars.layer.raised,
  transform: "translateY(-50%)",
};
export const previous = style({ ...side, insetInlineStart: space.xs });
export const next = style({ ...side, insetInlineEnd: space.xs });
/** Within a thumb's reach. */
const corner = { position: "absolute" as const, bottom: space.xs, zIndex: vars.layer.raised };
export const zoom = style({ ...corner, insetInlineStart: space.xs });
export const action = style({ ...corner, insetInlineEnd: space.xs });

export const count = style({
  position: "absolute",
  bottom: space.xs,
  insetInlineStart: "50%",
  zIndex: vars.layer.raised,
  display: "flex",
  columnGap: space.xs,
  transform: "translateX(-50%)",
  paddingInline: space.xs,
  borderRadius: vars.radius.full,
  background: color.inverse,
  color: color.onInverse,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  pointerEvents: "none",
  "@media": framedInForcedColors,
});

export const scale = style({
  paddingInlineStart: space.xs,
  borderInlineStart: `${vars.border.hairline} solid currentColor`,
});

export const message = style({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  gap: space.sm,
});
