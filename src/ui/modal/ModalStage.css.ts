import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { windowWidth } from "../theme/windowWidth.ts";

const { color, space, motion } = vars;

export const fade = keyframes({ from: { opacity: 0 } });

/** A shallow window that is wide enough for two columns, as a phone in landscape. */
export const shallowAcross = `${media.shallow} and (min-aspect-ratio: 3 / 2)`;

/** A desktop, unless it stands on end as a kiosk does. */
export const columns = `${windowWidth.desktop} and (min-aspect-ratio: 1 / 1)`;
/** Width of the panel in a column, for each case. */
const aside = "26rem";
/** Height that title, options and buttons ask for below a stage. */
const panelRoom = "25rem";
/** Of a stage: its own three buttons, one below the other. */
const smallStage = `calc(3 * ${vars.size.target} + 4 * ${space.xs})`;
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
        gridTemplateRows: `clamp(${smallStage}, 100dvh - ${panelRoom}, 38dvh) minmax(0, 1fr)`,
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
      /** Buttons beside the rest on a tablet; one line on a desktop. */
      line: {
        "@media": {
          [windowWidth.tablet]: {
            display: "grid",
            gridTemplate: `"header footer" auto "body footer" auto / minmax(16rem, 1fr) fit-content(70%)`,
            alignItems: "center",
          },
          [windowWidth.desktop]: { display: "flex", flexDirection: "row", flexWrap: "wrap" },
          [shallowAcross]: {
            display: "flex",
            flexDirection: "column",
            flexWrap: "nowrap",
            alignItems: "stretch",
          },
        },
      },
      aside: { overflowY: "auto" },
    },
  },
});
