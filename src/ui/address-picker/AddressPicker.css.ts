import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { systemColors } from "../theme/forcedColors.ts";
import { bare } from "../theme/list.ts";

const { color, space, border, size, type } = vars;

/** As many to a line as have room for a street's name, whatever the window: the list may stand beside a summary. */
export const list = style({
  ...bare,
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
        borderColor: color.accent,
        background: color.accentSoft,
        // Inside: a thicker border would move the words.
        boxShadow: `inset 0 0 0 calc(${border.thick} - ${border.hairline}) ${color.accent}`,
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

/** A round seal with the address's drawing. */
export const mark = recipe({
  base: {
    flexShrink: 0,
    display: "grid",
    placeItems: "center",
    width: size.targetSmall,
    height: size.targetSmall,
    // The seal's middle stands beside the first line's.
    marginBlock: `calc((${type.body.line} - ${size.targetSmall}) / 4)`,
    border: `${border.hairline} solid transparent`,
    borderRadius: vars.radius.full,
    background: color.sunken,
    color: color.ink,
  },
  variants: { chosen: { true: { background: color.accent, color: color.onAccent } } },
});

/** Never wider than its card, whatever the name of the place. */
export const words = style({ display: "grid", flexGrow: 1, minWidth: 0, overflowWrap: "anywhere" });

export const state = style({
  color: color.accent,
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
    // Under the addresses of a phone it is a line, not an empty square.
    [media.phoneOnly]: { gridAutoFlow: "column", alignItems: "center", minHeight: "5rem" },
  },
});

export const awaitedButton = style({
  height: size.target,
  borderRadius: vars.radius.md,
  background: color.sunken,
});

export const form = style({
  display: "grid",
  gap: space.lg,
  maxWidth: size.form,
  padding: space.lg,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: vars.radius.lg,
  background: color.surface,
  "@media": { [media.phoneOnly]: { padding: space.md } },
});

export const fields = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
    },
  },
});

/** The street has the whole line; the postal code and the city share the next. */
export const wide = style({ "@media": { [media.tablet]: { gridColumn: "1 / -1" } } });

/** Side by side, and on a phone one under the other, as wide as a thumb may come from either side. */
export const actions = style({
  display: "grid",
  gap: space.xs,
  "@media": { [media.tablet]: { gridAutoFlow: "column", justifyContent: "start" } },
});
