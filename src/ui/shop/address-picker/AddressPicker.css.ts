import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { systemColors } from "../../theme/forcedColors.ts";
import { bare } from "../../theme/list.ts";
import { asksRoom, room } from "../../theme/room.ts";

const { color, space, border, size, type } = vars;

/** As many columns as fit a street name, whatever the window: the list may sit beside a summary. */
export const list = style({
  ...bare,
  ...asksRoom,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 16.5em), 1fr))",
  gap: space.md,
  selectors: { "&:focus": { outline: "none", boxShadow: "none" } },
});

export const card = recipe({
  base: {
    display: "flex",
    flexDirection: "column",
    justifyContent: "space-between",
    gap: space.lg,
    minWidth: 0,
    padding: space.md,
    border: `${border.hairline} solid ${color.line}`,
    borderRadius: vars.radius.lg,
    background: color.surface,
  },
  variants: {
    chosen: {
      true: {
        borderColor: color.accentInk,
        background: color.accentSoft,
        // Inset: a thicker border would shift the text.
        boxShadow: `inset 0 0 0 calc(${border.thick} - ${border.hairline}) ${color.accentInk}`,
        "@media": {
          [media.forcedColors]: {
            outline: `${border.thick} solid ${systemColors.chosen}`,
            outlineOffset: `calc(-2 * ${border.thick})`,
          },
        },
      },
    },
  },
});

export const body = style({ display: "flex", alignItems: "flex-start", gap: space.sm, minWidth: 0 });

/** A round seal with the address icon. */
export const mark = recipe({
  base: {
    flexShrink: 0,
    display: "grid",
    placeItems: "center",
    width: size.targetSmall,
    height: size.targetSmall,
    // Centres the seal on the first line.
    marginBlock: `calc((${type.body.line} - ${size.targetSmall}) / 4)`,
    border: `${border.hairline} solid transparent`,
    borderRadius: vars.radius.full,
    background: color.sunken,
    color: color.ink,
  },
  variants: { chosen: { true: { background: color.accent, color: color.onAccent } } },
});

/** Never wider than its card, even with a long place name. */
export const words = style({ display: "grid", flexGrow: 1, minWidth: 0, overflowWrap: "anywhere" });

export const state = style({
  color: color.accentInk,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: vars.weight.strong,
});

export const address = style({ display: "grid", fontStyle: "normal" });

export const street = style({ fontWeight: vars.weight.strong });

export const freshPlace = style({ display: "grid" });

export const fresh = style({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: space.sm,
  minHeight: "9.5rem",
  padding: space.md,
  border: `${border.hairline} dashed ${color.lineStrong}`,
  borderRadius: vars.radius.lg,
  fontWeight: vars.weight.strong,
  textAlign: "center",
  cursor: "pointer",
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}`,
  "@media": {
    [media.hover]: { ":hover": { background: color.surface, borderColor: color.ink } },
  },
  "@container": {
    // Below the addresses on a phone it is a line, not an empty square.
    [room.phoneOnly]: { gridAutoFlow: "column", alignItems: "center", minHeight: "5rem" },
  },
});

export const awaitedButton = style({
  height: size.target,
  borderRadius: vars.radius.md,
  background: color.sunken,
});

/** Minimum width for two fields side by side. */
const pair = "(min-width: 22em)";

export const form = style({
  ...asksRoom,
  display: "grid",
  gap: space.lg,
  maxWidth: size.form,
  padding: space.lg,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: vars.radius.lg,
  background: color.surface,
  "@container": { [room.phoneOnly]: { padding: space.md } },
});

export const fields = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  "@container": {
    [pair]: {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
    },
  },
});

/** The street takes a whole line; postal code and city share the next. */
export const wide = style({ "@container": { [pair]: { gridColumn: "1 / -1" } } });

/** Side by side; on a phone stacked and full width, within reach of either thumb. */
export const actions = style({
  display: "grid",
  gap: space.xs,
  "@container": { [pair]: { gridAutoFlow: "column", justifyContent: "start" } },
});
