import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { asksRoom } from "../theme/room.ts";
import { windowWidth } from "../theme/windowWidth.ts";
import { region as toasts } from "../toast/Toast.css.ts";

const { color, space, motion } = vars;
const fade = keyframes({ from: { opacity: 0 } });
const upTo = (maxWidth: string) => ({ "@media": { [windowWidth.tablet]: { maxWidth } } });
const slide = keyframes({ from: { opacity: 0, transform: "translateX(1rem)" } });
const rise = keyframes({ from: { opacity: 0, transform: "translateY(1rem)" } });

export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.layer.modal,
  background: color.scrim,
  animation: `${fade} ${motion.fast} ${motion.easing}`,
});

/** Positions the dialog; ignores pointer events, so that a press outside reaches Radix and closes it. */
export const place = recipe({
  base: {
    position: "fixed",
    inset: 0,
    zIndex: vars.layer.modal,
    display: "grid",
    placeItems: "end stretch",
    pointerEvents: "none",
  },
  variants: {
    at: {
      window: {},
      center: { "@media": { [windowWidth.tablet]: { placeItems: "center", padding: space.lg } } },
      end: { "@media": { [windowWidth.tablet]: { placeItems: "stretch end" } } },
    },
  },
});

export const content = recipe({
  base: {
    display: "flex",
    flexDirection: "column",
    width: "100%",
    minWidth: 0,
    maxWidth: "100%",
    maxHeight: "94dvh",
    pointerEvents: "auto",
    background: color.surface,
    // Visible in forced-colors mode only, which drops backgrounds and shadows.
    border: `${vars.border.hairline} solid transparent`,
    borderStartStartRadius: vars.radius.lg,
    borderStartEndRadius: vars.radius.lg,
    boxShadow: vars.shadow.overlay,
    animation: `${rise} ${motion.base} ${motion.easing}`,
    ":focus-visible": { outline: "none", boxShadow: vars.shadow.overlay },
    "@media": {
      // Title and buttons would leave no room for the content: everything scrolls.
      [media.shallow]: { display: "block", overflowY: "auto", overscrollBehavior: "contain" },
    },
  },
  variants: {
    size: {
      small: upTo(vars.size.dialogSmall),
      medium: upTo(vars.size.dialogMedium),
      large: upTo(vars.size.dialogLarge),
    },
    placement: {
      center: {
        "@media": {
          [windowWidth.tablet]: { borderRadius: vars.radius.lg, maxHeight: `calc(100dvh - 2 * ${space.lg})` },
        },
      },
      end: {
        "@media": {
          [windowWidth.tablet]: { borderRadius: 0, maxHeight: "100dvh", animationName: slide },
        },
      },
    },
  },
});

/** A shallow window that is wide enough for two columns, as a phone in landscape. */
const shallowAcross = `${media.shallow} and (min-aspect-ratio: 3 / 2)`;

/** A desktop, unless it stands on end as a kiosk does. */
const columns = `${windowWidth.desktop} and (min-aspect-ratio: 1 / 1)`;
/** Width of the panel in a column, for each case. */
const aside = "26rem";
const acrossLine = "38%";
const acrossAside = "52%";

/** A dialog that takes the window: the stage, and the panel below or beside it. */
export const whole = recipe({
  base: {
    position: "relative",
    display: "grid",
    gridTemplateRows: "minmax(0, 1fr) auto",
    width: "100%",
    height: "100dvh",
    background: color.surface,
    pointerEvents: "auto",
    animation: `${fade} ${motion.base} ${motion.easing}`,
    ":focus-visible": { outline: "none", boxShadow: "none" },
    "@media": {
      [media.shallow]: { display: "block", overflowY: "auto", overscrollBehavior: "contain" },
      [shallowAcross]: {
        display: "grid",
        gridTemplate: `minmax(0, 1fr) / minmax(0, 1fr) ${acrossLine}`,
        overflowY: "visible",
      },
    },
  },
  variants: {
    panel: {
      line: {},
      aside: {
        gridTemplateRows: "38dvh minmax(0, 1fr)",
        "@media": {
          [columns]: { gridTemplate: `minmax(0, 1fr) / minmax(0, 1fr) ${aside}` },
          [shallowAcross]: { gridTemplate: `minmax(0, 1fr) / minmax(0, 1fr) ${acrossAside}` },
        },
      },
    },
  },
});

/** Dark, behind a photograph. */
export const stage = style({
  position: "relative",
  minWidth: 0,
  minHeight: 0,
  background: color.inverse,
  "@media": { [media.shallow]: { height: "62dvh" }, [shallowAcross]: { height: "100dvh" } },
});

const stackedOnPhone = {
  "@media": {
    [windowWidth.phoneOnly]: { flexDirection: "column-reverse", alignItems: "stretch" } as const,
  },
};

/** In the window's corner; on the stage's where the whole panel scrolls. */
export const closeOverStage = recipe({
  base: {
    position: "absolute",
    top: `calc(${space.xs} + env(safe-area-inset-top, 0px))`,
    insetInlineEnd: `calc(${space.xs} + env(safe-area-inset-right, 0px))`,
    zIndex: vars.layer.raised,
  },
  variants: {
    panel: {
      line: { "@media": { [shallowAcross]: { insetInlineEnd: `calc(${acrossLine} + ${space.xs})` } } },
      aside: { "@media": { [shallowAcross]: { insetInlineEnd: `calc(${acrossAside} + ${space.xs})` } } },
    },
  },
});

/** A dialog without a stage has its parts as its own children. */
export const parts = style({ display: "contents" });

export const panel = recipe({
  base: {
    display: "flex",
    flexDirection: "column",
    minWidth: 0,
    minHeight: 0,
    "@media": { [shallowAcross]: { overflowY: "auto", overscrollBehavior: "contain" } },
  },
  variants: {
    panel: {
      /** One line on a tablet or desktop. */
      line: {
        "@media": {
          [windowWidth.tablet]: { flexDirection: "row", flexWrap: "wrap", alignItems: "center" },
          [shallowAcross]: { flexDirection: "column", flexWrap: "nowrap", alignItems: "stretch" },
        },
      },
      aside: {},
    },
  },
});

/** The panel scrolls as one. */
const unscrolled = { overflowY: "visible", flexBasis: "auto", flexShrink: 0 } as const;

export const header = recipe({
  base: {
    display: "flex",
    alignItems: "flex-start",
    justifyContent: "space-between",
    gap: space.sm,
    paddingInlineStart: space.lg,
    paddingInlineEnd: space.sm,
    paddingTop: space.sm,
    paddingBottom: space.xs,
  },
  variants: {
    panel: {
      line: {
        paddingBottom: 0,
        "@media": {
          // A long title is cut before it takes a row of its own.
          [windowWidth.tablet]: { flex: "2 1 9rem", minWidth: 0, paddingBlock: space.xxs },
          [shallowAcross]: { flex: "none", paddingBottom: 0 },
        },
      },
      // Beside the button in the corner.
      aside: { "@media": { [columns]: { paddingInlineEnd: `calc(${vars.size.target} + 2 * ${space.xs})` } } },
    },
  },
});

/** The stage keeps its height, however long the title is: beside the buttons there is room for two lines. */
export const shortTitle = style({
  display: "-webkit-box",
  overflow: "hidden",
  overflowWrap: "anywhere",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 1,
  "@media": { [windowWidth.tablet]: { WebkitLineClamp: 2 } },
});

/** As tall as the close button, so that a one-line title is aligned with it. */
export const title = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  minWidth: 0,
  minHeight: vars.size.target,
  paddingBlock: space.xxs,
});

export const body = recipe({
  base: {
    ...asksRoom,
    flexGrow: 1,
    minHeight: 0,
    overflowY: "auto",
    overscrollBehavior: "contain",
    paddingInline: space.lg,
    paddingTop: space.xs,
    paddingBottom: space.lg,
    // Inset focus ring: outside, the dialog's edges would clip it.
    ":focus-visible": { outlineOffset: `calc(-1 * ${vars.border.thick})`, boxShadow: "none" },
  },
  variants: {
    panel: {
      line: {
        paddingBlock: 0,
        overflowY: "visible",
        "@media": { [windowWidth.tablet]: { flexBasis: "12rem" }, [shallowAcross]: unscrolled },
      },
      aside: { "@media": { [shallowAcross]: unscrolled } },
    },
  },
});

/** Buttons side by side on a phone too, and as wide as it if they fit. */
const growing = style({});
globalStyle(`${growing} > *`, { "@media": { [windowWidth.phoneOnly]: { flexGrow: 1 } } });

export const footer = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    gap: space.xs,
    paddingInline: space.lg,
    paddingTop: space.md,
    paddingBottom: `calc(${space.md} + env(safe-area-inset-bottom, 0px))`,
    borderBlockStart: `${vars.border.hairline} solid ${color.line}`,
  },
  variants: {
    panel: {
      none: stackedOnPhone,
      line: [
        growing,
        {
          borderBlockStart: "none",
          paddingTop: space.xs,
          marginInlineStart: "auto",
          "@media": { [windowWidth.phoneOnly]: { marginInlineStart: 0, paddingInline: space.md } },
        },
      ],
      aside: stackedOnPhone,
    },
  },
  defaultVariants: { panel: "none" },
});

// Radix's own scroll lock writes a style element, which the content security policy blocks.
globalStyle("html:has([data-dossard-dialog])", { overflow: "hidden" });

// Toasts stand above a sheet, and below the close button of a stage.
globalStyle(`html:has([data-dossard-dialog]:not(.${whole.classNames.base})) .${toasts}`, { top: space.sm });
