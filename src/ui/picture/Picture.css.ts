import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { framedInForcedColors, systemColors } from "../theme/forcedColors.ts";

const { color, space, motion, border } = vars;
const appear = keyframes({ from: { opacity: 0 } });

export const figure = style({ minWidth: 0 });

/** A ticked picture also has a frame: colour alone is not enough. */
const markedIn = (tone: string) => ({
  "::after": {
    content: "",
    position: "absolute" as const,
    inset: 0,
    borderRadius: "inherit",
    border: `calc(${border.thick} * 2) solid ${tone}`,
    boxShadow: `inset 0 0 0 ${border.thick} ${color.focusHalo}`,
    pointerEvents: "none" as const,
  },
  "@media": { [media.forcedColors]: { "::after": { borderColor: systemColors.chosen } } },
});

export const frame = recipe({
  base: {
    position: "relative",
    "@media": framedInForcedColors,
    overflow: "hidden",
    borderRadius: vars.radius.sm,
    background: color.sunken,
    color: color.inkMuted,
    // Inset ring: rows of a mosaic clip what exceeds their box.
    selectors: {
      "&:has(:focus-visible)": {
        outline: `calc(${border.thick} * 2) solid ${color.focus}`,
        outlineOffset: border.thick,
      },
    },
  },
  variants: {
    ratio: {
      "3/2": { aspectRatio: "3 / 2" },
      "2/3": { aspectRatio: "2 / 3" },
      "4/3": { aspectRatio: "4 / 3" },
      "1/1": { aspectRatio: "1 / 1" },
      /** The height of its parent, which is known. */
      fill: { height: "100%" },
    },
    marked: { green: markedIn(color.accentInk), blue: markedIn(color.ticked) },
  },
});

export const image = recipe({
  base: {
    position: "absolute",
    inset: 0,
    width: "100%",
    height: "100%",
    // Firefox shows the alternative text until the image loads.
    color: "transparent",
  },
  variants: {
    fit: { cover: { objectFit: "cover" }, contain: { objectFit: "contain" } },
  },
});

export const target = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  cursor: "pointer",
  ":focus-visible": {
    outline: "none",
    boxShadow: `inset 0 0 0 calc(${border.thick} * 1.5) ${color.focusHalo}`,
  },
  "@media": {
    [media.hover]: {
      selectors: {
        // Created on hover: on each picture of a mosaic it would cost every frame of a scroll.
        "&:hover::after": {
          content: "",
          position: "absolute",
          inset: 0,
          background: `linear-gradient(transparent 60%, ${color.scrim})`,
          opacity: 0.55,
          animation: `${appear} ${motion.fast} ${motion.easing}`,
        },
      },
    },
  },
});

const badge = {
  display: "grid",
  placeItems: "center",
  width: `calc(${vars.size.tick} + ${space.xs})`,
  height: `calc(${vars.size.tick} + ${space.xs})`,
  border: `${border.thick} solid ${color.focusHalo}`,
};

const chosen = {
  [media.forcedColors]: {
    forcedColorAdjust: "none" as const,
    background: systemColors.chosen,
    color: systemColors.onChosen,
    borderColor: systemColors.onChosen,
  },
};

/** Round if in the selection, square like a checkbox if ticked just now: distinguishable without colour. */
const tones = {
  green: {
    borderRadius: vars.radius.full,
    background: color.accent,
    color: color.onAccent,
    "@media": chosen,
  },
  blue: { borderRadius: vars.radius.md, background: color.ticked, color: color.onTicked, "@media": chosen },
};

export const mark = recipe({
  base: {
    ...badge,
    position: "absolute",
    top: space.xs,
    insetInlineEnd: space.xs,
    zIndex: vars.layer.raised,
    pointerEvents: "none",
  },
  variants: { tone: tones },
});

/** Sized as a touch target, smaller on a small picture, which has other controls. Only the box inside is drawn. */
export const tick = style({
  position: "absolute",
  top: 0,
  insetInlineEnd: 0,
  zIndex: vars.layer.raised,
  display: "grid",
  placeItems: "center",
  width: `min(${vars.size.target}, 35%)`,
  height: `min(${vars.size.target}, 50%)`,
  cursor: "pointer",
  ":focus-visible": { outline: "none", boxShadow: "none" },
});

export const tickMark = recipe({
  base: {
    ...badge,
    boxShadow: vars.shadow.raised,
    transition: `background-color ${motion.fast} ${motion.easing}`,
    selectors: {
      [`${tick}:focus-visible &`]: {
        outline: `calc(${border.thick} * 1.5) solid ${color.focus}`,
        outlineOffset: border.hairline,
      },
    },
  },
  variants: {
    tone: {
      ...tones,
      none: {
        borderRadius: vars.radius.md,
        // An outline with a dark edge, visible on any picture: a filled box would outshine it.
        boxShadow: "none",
        outline: `${border.hairline} solid ${color.scrim}`,
        "@media": {
          [media.hover]: { selectors: { [`${tick}:hover &`]: { background: color.scrim } } },
          [media.forcedColors]: {
            forcedColorAdjust: "none",
            background: systemColors.ground,
            borderColor: systemColors.ink,
          },
        },
      },
    },
  },
});

export const corner = style({
  position: "absolute",
  bottom: space.xxs,
  insetInlineStart: space.xxs,
  paddingInline: space.xxs,
  borderRadius: vars.radius.sm,
  background: color.inverse,
  color: color.onInverse,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontVariantNumeric: "tabular-nums",
  pointerEvents: "none",
});

/** Takes the image's place until it loads, so that an empty frame does not look broken. */
export const placeholder = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  color: color.lineStrong,
});

export const message = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: space.xs,
  padding: space.xs,
  color: color.inkMuted,
  textAlign: "center",
});

export const retry = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  color: color.ink,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  fontWeight: vars.weight.strong,
  textDecorationLine: "underline",
  textUnderlineOffset: "0.2em",
});

export const caption = style({
  marginBlockStart: space.xxs,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  color: color.inkMuted,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontVariantNumeric: "tabular-nums",
});
