import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { filledInForcedColors, framedInForcedColors, systemColors } from "../theme/forcedColors.ts";

const { color, space, border, radius, type } = vars;
/** Thumbs lie outside the range, so that both are whole even around a single bar. */
const thumbWidth = space.lg;

export const whole = style({
  position: "relative",
  display: "grid",
  gap: space.xs,
  containerType: "inline-size",
});

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space.md,
  // The reset button appears and disappears without a layout shift.
  minHeight: vars.size.targetSmall,
});
export const words = style({ display: "grid", minWidth: 0 });
export const label = style({ fontWeight: vars.weight.strong });
export const summary = style({
  color: color.inkMuted,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontVariantNumeric: "tabular-nums",
});

export const box = recipe({
  base: { paddingInline: thumbWidth },
  variants: {
    brushed: {
      true: {
        cursor: "crosshair",
        userSelect: "none",
        // Vertical swipes scroll the page, horizontal ones brush.
        touchAction: "pan-y",
      },
    },
  },
});

export const plot = recipe({
  base: {
    position: "relative",
    isolation: "isolate",
    marginBlockStart: type.caption.line,
    height: `calc(${space.xxxl} + ${space.xl})`,
    borderBlockEnd: `${border.thick} solid ${color.lineStrong}`,
  },
  variants: {
    /** Bars still loading: the plot's own height, nothing that could be read as a count. */
    coming: { true: { background: color.sunken, borderRadius: radius.sm } },
  },
});

export const scale = style({
  position: "absolute",
  insetInlineStart: 0,
  insetInlineEnd: 0,
  bottom: "100%",
  overflow: "hidden",
  textOverflow: "ellipsis",
  color: color.inkMuted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  pointerEvents: "none",
});

export const bars = style({
  position: "absolute",
  inset: 0,
  // The range's frame stays visible above the highest bar.
  top: space.xxs,
  zIndex: vars.layer.raised,
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
});

export const column = style({ display: "flex", alignItems: "flex-end", height: "100%" });

export const bar = recipe({
  base: {
    flexGrow: 1,
    marginInline: "7%",
    borderStartStartRadius: border.thick,
    borderStartEndRadius: border.thick,
    selectors: { [`${column}:hover &`]: { opacity: 0.8 } },
  },
  variants: {
    kept: {
      true: {
        background: color.accentInk,
        "@media": filledInForcedColors,
      },
      false: {
        background: color.line,
        // Hollow in forced colors, not merely another colour.
        "@media": {
          [media.forcedColors]: { ...framedInForcedColors[media.forcedColors], borderBlockEnd: 0 },
        },
      },
    },
  },
});

export const range = recipe({
  base: { position: "absolute", top: 0, bottom: `calc(${border.thick} * -1)` },
  variants: {
    narrowed: {
      true: { background: color.accentSoft, borderBlock: `${border.thick} solid ${color.accentInk}` },
    },
  },
});

export const thumb = recipe({
  base: {
    position: "absolute",
    insetBlock: 0,
    // Above the excluded bars.
    zIndex: vars.layer.raised,
    display: "grid",
    placeItems: "center",
    width: thumbWidth,
    background: color.accent,
    color: color.onAccent,
    cursor: "ew-resize",
    // The grip: two strokes.
    "::after": {
      content: "",
      width: space.xxs,
      height: space.md,
      borderInline: `${border.thick} solid currentColor`,
    },
    ":focus-visible": { zIndex: vars.layer.sticky },
    "@media": {
      [media.forcedColors]: {
        border: `${border.thick} solid ${systemColors.ink}`,
        selectors: { "&:focus-visible": { borderColor: systemColors.chosen } },
      },
    },
  },
  variants: {
    edge: {
      first: {
        insetInlineEnd: "100%",
        borderStartStartRadius: radius.md,
        borderEndStartRadius: radius.md,
      },
      last: {
        insetInlineStart: "100%",
        borderStartEndRadius: radius.md,
        borderEndEndRadius: radius.md,
      },
    },
  },
});

export const axis = style({
  position: "relative",
  minHeight: `calc(${type.caption.line} + ${space.xxs})`,
  marginBlockStart: space.xxs,
});

export const tick = recipe({
  base: {
    position: "absolute",
    transform: "translateX(-50%)",
    color: color.inkMuted,
    fontSize: type.caption.size,
    lineHeight: type.caption.line,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
  variants: {
    alsoNarrow: { false: { "@container": { "(max-width: 43em)": { display: "none" } } } },
  },
});

export const table = style({
  position: "absolute",
  width: border.hairline,
  height: border.hairline,
  overflow: "hidden",
  clipPath: "inset(50%)",
});
