import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { pageWith } from "../../pageMarks.ts";
import { trayHeight } from "../../sticky-bar/heights.ts";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { framedInForcedColors } from "../../theme/forcedColors.ts";
import { bare } from "../../theme/list.ts";
import { gutters, windowWidth } from "../../theme/windowWidth.ts";

const { color, space, border, type } = vars;

const safeBottom = "env(safe-area-inset-bottom, 0px)";
/** A finger's height, two thirds of the width: five places side by side on a phone. */
const frameHeight = `max(2.75rem, ${vars.size.target})`;
const wideFrameHeight = "4rem";
const height = `var(${trayHeight}, 0px)`;
/** A phone on its side: one row leaves its pictures their room. */
const shallowRow = `${media.shallow} and ${windowWidth.tablet}`;

/** Sticks to the window's bottom, edge to edge, while the screen that it belongs to is in view. */
export const tray = recipe({
  base: {
    ...gutters(space.md),
    position: "sticky",
    bottom: 0,
    zIndex: vars.layer.sticky,
    paddingTop: space.xs,
    paddingBottom: `calc(${space.xs} + ${safeBottom})`,
    borderTop: `${border.hairline} solid ${color.line}`,
    background: color.surface,
    boxShadow: vars.shadow.overlay,
    "@media": {
      [windowWidth.tablet]: gutters(space.lg),
      [windowWidth.desktop]: gutters(space.xl),
      // No room for three rows beside the pictures.
      [media.shallowPhone]: { position: "static" },
      [shallowRow]: { paddingTop: space.xxs, paddingBottom: `calc(${space.xxs} + ${safeBottom})` },
    },
  },
  variants: {
    over: {
      true: {
        outline: `calc(${border.thick} * 2) dashed ${color.accentInk}`,
        outlineOffset: `calc(-2 * ${border.thick})`,
      },
    },
  },
});

/** Focused elements scroll clear of the tray, and of the bar above it. */
globalStyle(pageWith("tray"), { scrollPaddingBottom: height });
globalStyle(pageWith("tray", "bar"), {
  scrollPaddingBottom: `min(${height} + 6 * ${vars.size.target}, 60dvh)`,
});
/** On a desktop and in a shallow window one row. */
export const content = style({
  display: "grid",
  gridTemplate: `"subject" "places" "foot" / minmax(0, 1fr)`,
  alignItems: "center",
  gap: space.xs,
  maxWidth: vars.size.pageWide,
  marginInline: "auto",
  "@media": {
    [windowWidth.desktop]: {
      gridTemplate: `"subject places price actions" / fit-content(16rem) minmax(0, 1fr) fit-content(20rem) auto`,
      columnGap: space.lg,
    },
    [shallowRow]: {
      gridTemplate: `"subject places price actions" / minmax(7rem, 1fr) minmax(0, max-content) minmax(7rem, 1fr) auto`,
      columnGap: space.sm,
    },
  },
});

export const notice = style({ maxWidth: vars.size.form, marginBottom: space.xs });

const line = {
  fontSize: type.small.size,
  lineHeight: type.small.line,
  "@media": { [shallowRow]: { fontSize: type.caption.size, lineHeight: type.caption.line } },
} as const;
export const subject = style({ gridArea: "subject", minWidth: 0 });
export const name = style({
  ...line,
  overflowWrap: "anywhere",
  fontWeight: vars.weight.strong,
});
export const words = style({ ...line, fontVariantNumeric: "tabular-nums" });
export const foot = style({
  gridArea: "foot",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xs,
  "@media": { [windowWidth.desktop]: { display: "contents" }, [shallowRow]: { display: "contents" } },
});
export const price = style({
  ...line,
  flex: "1 1 9rem",
  fontVariantNumeric: "tabular-nums",
  "@media": {
    [windowWidth.desktop]: { gridArea: "price" },
    [shallowRow]: { ...line["@media"][shallowRow], gridArea: "price" },
  },
});
export const actions = style({
  display: "flex",
  alignItems: "center",
  gap: space.xxs,
  minHeight: vars.size.target,
  "@media": { [windowWidth.desktop]: { gridArea: "actions" }, [shallowRow]: { gridArea: "actions" } },
});

export const places = style({
  ...bare,
  gridArea: "places",
  display: "flex",
  gap: space.xxs,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "none",
});

const frame = {
  position: "relative",
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  height: frameHeight,
  aspectRatio: "3 / 2",
  overflow: "hidden",
  borderRadius: vars.radius.sm,
} as const;
const wideFrame = {
  [windowWidth.desktop]: { height: wideFrameHeight },
  [shallowRow]: { height: frameHeight },
} as const;

export const place = style({ flexShrink: 0 });
/** Room between the two groups of a pack. */
export const groupStart = style({ marginInlineStart: space.sm });

export const free = recipe({
  base: {
    ...frame,
    padding: space.xxs,
    border: `${border.thick} dashed ${color.lineStrong}`,
    color: color.inkMuted,
    fontSize: type.caption.size,
    lineHeight: type.caption.line,
    textAlign: "center",
    "@media": wideFrame,
  },
  variants: {
    next: { true: { borderColor: color.accentInk, color: color.accentInk, fontWeight: vars.weight.strong } },
  },
});

export const filled = recipe({
  base: {
    ...frame,
    background: color.sunken,
    cursor: "pointer",
    "@media": { ...framedInForcedColors, ...wideFrame },
    ":focus-visible": {
      outline: `calc(${border.thick} * 1.5) solid ${color.focus}`,
      outlineOffset: `calc(-2 * ${border.thick})`,
      boxShadow: `inset 0 0 0 calc(${border.thick} * 2.5) ${color.focusHalo}`,
    },
  },
  variants: { pending: { true: { opacity: 0.6 } } },
});
export const image = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
});
export const remove = style({
  position: "absolute",
  top: border.thick,
  insetInlineEnd: border.thick,
  display: "grid",
  placeItems: "center",
  borderRadius: vars.radius.full,
  background: color.surface,
  color: color.ink,
});

/** Follows the pointer that drags a picture. */
export const ghost = style({
  position: "fixed",
  top: 0,
  insetInlineStart: 0,
  zIndex: vars.layer.toast,
  height: "4rem",
  aspectRatio: "3 / 2",
  objectFit: "cover",
  borderRadius: vars.radius.sm,
  boxShadow: vars.shadow.overlay,
  pointerEvents: "none",
});
