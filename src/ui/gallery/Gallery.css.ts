import { type CSSProperties, createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { framedInForcedColors } from "../theme/forcedColors.ts";
import { room } from "../theme/room.ts";

const { color, space, motion } = vars;

/**
 * Height of the strip below the stage's picture: what the picture leaves, which has its bound (`slide`) or the width of a
 * phone. In a window without so much room the strip takes at most a twentieth of the picture's height, or is not there.
 */
export const stripHeight = `clamp(${vars.size.targetSmall}, 100cqh - min(87.75vh, 48.75rem, 150cqw), 4.5rem)`;
const withStrip = "gallery-strip (min-height: calc(min(85.4vh, 47.45rem, 150vw) + 2.25rem))";
const aboveStrip = (bottom: string) => ({
  bottom,
  "@container": { [withStrip]: { bottom: `calc(${bottom} + ${stripHeight})` } },
});

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
        containerType: "size",
        containerName: "gallery-alone",
        "@container": { [room.tablet]: { aspectRatio: "3 / 2" } },
      },
    },
    strip: { true: { containerType: "size", containerName: "gallery-strip" } },
  },
});

/** Where the slides are, unless the picture is zoomed. */
export const slot = style({ position: "absolute", inset: 0, ...aboveStrip("0px"), visibility: "hidden" });

/** The gallery without its strip; zoomed it is a popover, whose own looks it has none of. */
export const layer = recipe({
  base: {
    inset: 0,
    width: "auto",
    height: "auto",
    margin: 0,
    padding: 0,
    border: 0,
    overflow: "hidden",
    background: "none",
    color: "inherit",
  },
  variants: {
    zoomed: {
      true: { position: "fixed", background: color.inverse, color: color.onInverse },
      false: { position: "absolute" },
    },
  },
});

/** Styles of a part while the picture is zoomed over the window. */
const whileZoomed = (rule: Pick<CSSProperties, "bottom" | "insetInlineStart" | "visibility">) => ({
  selectors: { "[data-zoomed] &": rule },
});

export const surface = recipe({
  base: { position: "absolute", inset: 0, ...aboveStrip("0px"), userSelect: "none" },
  variants: {
    /** Vertical swipes still scroll the page. */
    leafs: { true: { touchAction: "pan-y" } },
    /** A swipe down closes, unless everything scrolls. */
    closes: { true: { touchAction: "none", "@media": { [media.shallow]: { touchAction: "pan-y" } } } },
    zoomed: {
      true: {
        cursor: "grab",
        // Of the whole window, and no scroller in any: more than the two above.
        selectors: { "&&": { bottom: 0, touchAction: "none" }, "&:active": { cursor: "grabbing" } },
      },
    },
  },
});

/** The slides. While the picture is zoomed, placed where they were (`useWindowLayer`). */
export const content = style({ position: "absolute", inset: 0 });

/** One photograph, as wide as the gallery: the next one waits outside its edge. */
export const slide = recipe({
  base: { position: "absolute", inset: 0 },
  variants: {
    size: {
      // Height of a picture: the smaller of nine tenths of the window and 800 px (specification, section 2).
      stage: { marginBlock: "auto", maxHeight: "min(90vh, 50rem)" },
      alone: {},
    },
    /** Not in view. */
    beside: { true: whileZoomed({ visibility: "hidden" }) },
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
  "@container": { [withStrip]: { top: `calc((100% - ${stripHeight}) / 2)` } },
  ...whileZoomed({ visibility: "hidden" }),
};
export const previous = style({ ...side, insetInlineStart: space.xs });
export const next = style({ ...side, insetInlineEnd: space.xs });
/** Lower than an arrow with a button below it, as large as the stand's. */
const isLow = "gallery-alone (max-height: 9.5rem)";
/** Within a thumb's reach; beside an arrow where there is no room below it. */
const corner = (edge: "insetInlineStart" | "insetInlineEnd") => {
  const { bottom, "@container": aboveThumbnails } = aboveStrip(space.xs);
  const besideArrow = {
    [edge]: `calc(${vars.size.target} + 2 * ${space.xs})`,
    bottom: `calc(50% - ${vars.size.target} / 2)`,
  };
  return {
    position: "absolute" as const,
    bottom,
    [edge]: space.xs,
    zIndex: vars.layer.raised,
    "@container": { ...aboveThumbnails, [isLow]: besideArrow },
  };
};
export const zoom = style({
  ...corner("insetInlineStart"),
  ...whileZoomed({
    bottom: `calc(${space.xs} + env(safe-area-inset-bottom, 0px))`,
    insetInlineStart: `calc(${space.xs} + env(safe-area-inset-left, 0px))`,
  }),
});
export const action = style({ ...corner("insetInlineEnd"), ...whileZoomed({ visibility: "hidden" }) });

export const count = style({
  position: "absolute",
  ...aboveStrip(space.xs),
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
  ...whileZoomed({ bottom: `calc(${space.xs} + env(safe-area-inset-bottom, 0px))` }),
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

/** From one thumbnail to the next. */
export const step = createVar();

export const strip = style({
  vars: { [step]: `calc(1.5 * ${stripHeight})` },
  display: "none",
  position: "absolute",
  insetInline: 0,
  bottom: 0,
  height: stripHeight,
  overflowX: "auto",
  overflowY: "hidden",
  scrollbarWidth: "none",
  overscrollBehavior: "contain",
  scrollBehavior: "smooth",
  "@container": { [withStrip]: { display: "block" } },
});

/** Lets the first and the last thumbnail reach the middle. */
export const track = style({ position: "relative", height: "100%" });

export const thumbnail = recipe({
  base: {
    position: "absolute",
    insetBlock: 0,
    width: step,
    padding: `${space.xxs} calc(${space.xxs} / 2)`,
    border: 0,
    background: "none",
    cursor: "pointer",
    opacity: 0.6,
    transition: `opacity ${motion.fast} ${motion.easing}`,
    "@media": { [media.hover]: { ":hover": { opacity: 1 } } },
    // Two tones inside its edge: the strip would cut them off outside.
    ":focus-visible": {
      outlineOffset: `calc(-2 * ${space.xxs})`,
      boxShadow: "none",
      background: color.onInverse,
    },
  },
  variants: { current: { true: { cursor: "default", opacity: 1 } } },
});

/** Its ground is seen until the image has come. */
export const thumbnailFrame = recipe({
  base: {
    display: "block",
    overflow: "hidden",
    height: "100%",
    borderRadius: vars.radius.sm,
    background: color.onInverseMuted,
  },
  variants: { current: { true: { border: `${vars.border.thick} solid ${color.onInverse}` } } },
});
export const thumbnailImage = style({ width: "100%", height: "100%", objectFit: "cover" });
