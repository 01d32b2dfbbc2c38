import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { covering } from "../theme/covering.ts";
import { filledInForcedColors, systemColors } from "../theme/forcedColors.ts";
import { room } from "../theme/room.ts";

const { color, motion } = vars;

export const card = recipe({
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    minWidth: 0,
    height: "100%",
    overflow: "hidden",
    border: `${vars.border.hairline} solid ${color.line}`,
    borderRadius: vars.radius.lg,
    background: color.surface,
    transition: `border-color ${motion.fast} ${motion.easing}, box-shadow ${motion.base} ${motion.easing}`,
    selectors: {
      "&:has(:focus-visible)": {
        outline: `${vars.border.thick} solid ${color.focus}`,
        outlineOffset: vars.border.thick,
      },
    },
    "@media": {
      [media.hover]: { ":hover": { borderColor: color.lineStrong, boxShadow: vars.shadow.raised } },
    },
  },
  variants: {
    selected: {
      true: {
        borderColor: color.accentInk,
        boxShadow: `inset 0 0 0 ${vars.border.hairline} ${color.accentInk}`,
        "@media": { [media.forcedColors]: { borderColor: systemColors.chosen } },
      },
    },
  },
});

/** The selection is not shown by colour alone. */
export const mark = style({
  position: "absolute",
  top: vars.space.xs,
  insetInlineEnd: vars.space.xs,
  display: "grid",
  placeItems: "center",
  width: vars.size.tick,
  height: vars.size.tick,
  borderRadius: vars.radius.full,
  background: color.accent,
  color: color.onAccent,
  "@media": filledInForcedColors,
});

export const body = recipe({
  base: {
    display: "flex",
    flexDirection: "column",
    flexGrow: 1,
    gap: vars.space.xxs,
    padding: vars.space.md,
  },
  variants: {
    /** Leaves room for the mark without a cover above. */
    besideMark: { true: { paddingInlineEnd: `calc(${vars.size.tick} + ${vars.space.md})` } },
    layout: {
      stack: {},
      compact: {
        "@container": {
          [room.phoneOnly]: {
            flexDirection: "row",
            flexWrap: "wrap",
            alignItems: "baseline",
            justifyContent: "space-between",
            columnGap: vars.space.sm,
            paddingBlock: vars.space.xs,
            paddingInline: vars.space.sm,
          },
        },
      },
    },
  },
});

export const footer = recipe({
  base: { marginBlockStart: "auto", paddingBlockStart: vars.space.xs },
  variants: {
    layout: { stack: {}, compact: { "@container": { [room.phoneOnly]: { margin: 0, padding: 0 } } } },
  },
});

/** The link's target covers the card; its text remains the link's name. */
export const target = style({
  color: "inherit",
  textDecoration: "none",
  cursor: "pointer",
  fontWeight: "inherit",
  textAlign: "start",
  // A button is as wide as its longest word, which letters set wider apart would push out of the card.
  overflowWrap: "anywhere",
  "::after": { content: "", position: "absolute", inset: 0, zIndex: vars.layer.raised },
  // The card shows the focus ring, since all of it is the target.
  ":focus-visible": { outline: "none", boxShadow: "none" },
});

export const cover = recipe({
  base: {
    position: "relative",
    overflow: "hidden",
    background: color.sunken,
    color: color.inkMuted,
    display: "grid",
    placeItems: "center",
  },
  variants: {
    ratio: {
      "3/2": { aspectRatio: "3 / 2" },
      "4/3": { aspectRatio: "4 / 3" },
      "1/1": { aspectRatio: "1 / 1" },
      "16/9": { aspectRatio: "16 / 9" },
    },
  },
});

export const image = style({
  ...covering,
  transition: `transform 600ms ${motion.easing}`,
  "@media": {
    [media.hover]: { selectors: { [`${card.classNames.base}:hover &`]: { transform: "scale(1.025)" } } },
  },
});

export const badge = style({
  position: "absolute",
  top: vars.space.xs,
  insetInlineStart: vars.space.xs,
  maxWidth: `calc(100% - 2 * ${vars.space.xs})`,
});
