import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { pageWith } from "../pageMarks.ts";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { asksRoom } from "../theme/room.ts";
import { windowWidth } from "../theme/windowWidth.ts";
import { region as toasts } from "../toast/Toast.css.ts";
import { columns, fade, shallowAcross } from "./ModalStage.css.ts";

const { color, space, motion } = vars;
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

const stackedOnPhone = {
  "@media": {
    [windowWidth.phoneOnly]: { flexDirection: "column-reverse", alignItems: "stretch" } as const,
  },
};

/** A dialog without a stage has its parts as its own children. */
export const parts = style({ display: "contents" });

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
          [windowWidth.tablet]: { gridArea: "header", paddingTop: space.xs },
          // A long title is cut before it takes a row of its own.
          [windowWidth.desktop]: { flex: "2 1 9rem", minWidth: 0, paddingBlock: space.xxs },
          [shallowAcross]: { flex: "none", paddingBottom: 0 },
        },
      },
      // Beside the button in the corner.
      aside: { "@media": { [columns]: { paddingInlineEnd: `calc(${vars.size.target} + 2 * ${space.xs})` } } },
    },
  },
});

/** The stage keeps its height, however long the title is: there is room for two lines. */
export const shortTitle = style({
  display: "-webkit-box",
  overflow: "hidden",
  overflowWrap: "anywhere",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
});

export const title = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: space.sm,
    minWidth: 0,
    // As tall as the close button, so that a one-line title is aligned with it.
    minHeight: vars.size.target,
    paddingBlock: space.xxs,
  },
  variants: {
    panel: { line: { minHeight: `calc(2 * ${vars.type.title4.line})`, paddingBlock: 0 }, aside: {} },
  },
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
    scrollPaddingBlock: space.xs,
    // Inset focus ring: outside, the dialog's edges would clip it.
    ":focus-visible": { outlineOffset: `calc(-1 * ${vars.border.thick})`, boxShadow: "none" },
  },
  variants: {
    panel: {
      line: {
        paddingBlock: 0,
        overflowY: "visible",
        "@media": {
          [windowWidth.tablet]: { gridArea: "body", paddingBottom: space.xs },
          [windowWidth.desktop]: { flexBasis: "14rem", paddingBottom: 0 },
          [shallowAcross]: unscrolled,
        },
      },
      // In a window too low for a few lines of it, the panel scrolls.
      aside: { minHeight: "6rem", "@media": { [shallowAcross]: unscrolled } },
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
          "@media": {
            [windowWidth.phoneOnly]: { marginInlineStart: 0, paddingInline: space.md },
            [windowWidth.tablet]: { gridArea: "footer" },
          },
        },
      ],
      aside: stackedOnPhone,
    },
  },
  defaultVariants: { panel: "none" },
});

// Radix's own scroll lock writes a style element, which the content security policy blocks.
globalStyle(pageWith("dialog"), { overflow: "hidden" });

// Toasts stand above a sheet, and below the close button of a stage.
globalStyle(`${pageWith("sheet")} .${toasts}`, { top: space.sm });
