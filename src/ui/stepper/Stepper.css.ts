import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { filledInForcedColors } from "../theme/forcedColors.ts";
import { bare } from "../theme/list.ts";
import { room } from "../theme/room.ts";

const { border, color, motion, space, type, weight } = vars;
const disc = `calc(${vars.size.icon} * 1.6)`;
const change = (property: string) => `${property} ${motion.base} ${motion.easing}`;
/** Space between a disc and the edge of its touch target, on each side. */
const around = `(${vars.size.target} - ${disc}) / 2`;

export const list = style({
  ...bare,
  display: "flex",
  "@container": { [room.desktop]: { gap: space.sm } },
});

/** A step, preceded by the rail from the previous one. */
export const item = recipe({
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    selectors: {
      "&:not(:first-child)": { flex: "1 1 auto" },
      "&:not(:first-child)::before": {
        content: "",
        flex: "1 1 0",
        // Extends into the targets, up to the discs: at 320 px there is no other space. The targets stay side by side.
        minWidth: `calc(${around} * 2 - ${space.xxs} * 2)`,
        marginInline: `calc(${space.xxs} - ${around})`,
        borderBlockStart: `${border.thick} solid`,
        borderColor: "inherit",
        transition: change("border-color"),
      },
    },
    "@container": {
      [room.desktop]: {
        gap: space.sm,
        selectors: { "&:not(:first-child)::before": { flexBasis: space.md, minWidth: 0, marginInline: 0 } },
      },
    },
  },
  variants: {
    state: {
      done: { borderColor: color.accentInk },
      active: { borderColor: color.accentInk },
      ahead: {
        borderColor: color.line,
        // Without colours, the remaining way is dashed.
        "@media": {
          [media.forcedColors]: {
            selectors: { "&:not(:first-child)::before": { borderBlockStartStyle: "dotted" } },
          },
        },
      },
    },
  },
});

export const step = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space.xs,
    minWidth: vars.size.target,
    minHeight: vars.size.target,
    paddingBlock: `calc(${around})`,
    paddingInline: space.xxs,
    borderRadius: vars.radius.sm,
    textDecoration: "none",
    fontSize: type.small.size,
    lineHeight: type.small.line,
    transition: change("color"),
  },
  variants: {
    reached: {
      true: { cursor: "pointer", "@media": { [media.hover]: { ":hover": { color: color.accentInk } } } },
    },
    state: {
      done: { color: color.ink },
      active: { color: color.ink, fontWeight: weight.strong },
      ahead: { color: color.inkMuted },
    },
  },
});

const filled = { background: color.accent, borderColor: color.accentInk, color: color.onAccent };

export const number = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    width: disc,
    height: disc,
    border: `${border.thick} solid`,
    borderRadius: vars.radius.full,
    fontSize: type.small.size,
    lineHeight: 1,
    fontWeight: weight.strong,
    fontVariantNumeric: "tabular-nums",
    transition: `${change("background-color")}, ${change("box-shadow")}`,
  },
  variants: {
    state: {
      done: { ...filled, "@media": filledInForcedColors },
      active: {
        ...filled,
        boxShadow: `0 0 0 ${space.xxs} ${color.accentSoft}`,
        "@media": filledInForcedColors,
      },
      ahead: { borderColor: color.lineStrong, background: color.canvas },
    },
  },
});

const narrow = "(max-width: 55.99rem)";
/** In letters of its theme: no room even for one label beside the numbers. */
const narrowest = "(max-width: 20em)";

const unseen = {
  position: "absolute",
  width: border.hairline,
  height: border.hairline,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

/** All beside their numbers where they fit; otherwise the active one alone, the others for screen readers. */
export const label = recipe({
  base: {
    minWidth: 0,
    textWrap: "balance",
    // A long name wraps before it takes the rail's space.
    "@container": { [room.desktop]: { maxWidth: `calc(${type.small.size} * 15)` } },
  },
  variants: {
    active: {
      false: { "@container": { [narrow]: unseen } },
      true: { "@container": { [narrowest]: unseen } },
    },
  },
});

/** The current step's label below the numbers, where it has no room beside its own. */
export const caption = style({
  display: "none",
  paddingInline: `calc(${around})`,
  color: color.ink,
  fontSize: type.body.size,
  lineHeight: type.body.line,
  fontWeight: weight.strong,
  textWrap: "balance",
  "@container": { [narrowest]: { display: "block" } },
});
