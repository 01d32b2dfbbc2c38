import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { pageWith } from "../pageMarks.ts";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { asksRoom, room } from "../theme/room.ts";
import { stickyBarHeight, trayHeight } from "./heights.ts";

const { color, space } = vars;

/** Height of another bar that it stands above, with the space between them. */
export const below = createVar();
const edge = `${space.sm} + env(safe-area-inset-bottom, 0px)`;

/** Sticks to the window's bottom, within a thumb's reach, while its container is in view. */
export const bar = recipe({
  base: {
    ...asksRoom,
    vars: { [below]: "0px" },
    position: "sticky",
    bottom: `calc(${edge} + var(${trayHeight}, 0px) + ${below})`,
    zIndex: vars.layer.sticky,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.sm,
    padding: space.sm,
    borderRadius: vars.radius.lg,
    border: `${vars.border.hairline} solid ${color.line}`,
    background: color.surface,
    boxShadow: vars.shadow.overlay,
    // There the tray does not stick.
    "@media": {
      [media.shallowPhone]: { bottom: `calc(${edge} + ${below})` },
    },
  },
  variants: {
    above: {
      true: {
        // Without another bar, nothing.
        vars: { [below]: `calc(var(${stickyBarHeight}, -1 * ${space.xs}) + ${space.xs})` },
      },
    },
  },
});

export const words = style({
  flexGrow: 1,
  paddingInline: space.xs,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums",
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xs,
  "@container": { [room.phoneOnly]: { flexBasis: "100%" } },
});

/** On a phone buttons share a line equally, and a long one takes a line to itself. */
globalStyle(`${actions} > *`, {
  "@container": { [room.phoneOnly]: { flex: "1 1 0", minWidth: "fit-content" } },
});

/** Focused elements scroll clear of the bar, whose buttons take several lines on a phone at the stand. */
globalStyle(pageWith("bar"), { scrollPaddingBottom: `min(6 * ${vars.size.target}, 40dvh)` });
