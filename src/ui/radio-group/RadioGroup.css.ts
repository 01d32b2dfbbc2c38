import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import * as checkbox from "../checkbox/Checkbox.css.ts";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { systemColors } from "../theme/forcedColors.ts";

const { color, space, border } = vars;

export const group = style({ display: "grid", gap: space.xs });

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space.xs,
  width: "100%",
  fontWeight: vars.weight.strong,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  paddingBlockEnd: space.xxs,
});

export const options = recipe({
  base: { display: "grid" },
  variants: { layout: { list: {}, cards: { gap: space.xs } } },
});

export const option = recipe({
  base: [checkbox.line],
  variants: {
    layout: {
      list: {},
      cards: {
        paddingInline: space.sm,
        border: `${border.hairline} solid ${color.line}`,
        borderRadius: vars.radius.md,
        background: color.surface,
        transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
        selectors: {
          "&:hover:not(:has(:disabled))": { borderColor: color.lineStrong },
          // Marked by the border's width as well as its colour; inset, so that nothing shifts.
          "&:has(:checked)": {
            borderColor: color.accentInk,
            background: color.accentSoft,
            boxShadow: `inset 0 0 0 calc(${border.thick} - ${border.hairline}) ${color.accentInk}`,
          },
          "&:has(:disabled)": { background: "transparent" },
        },
        "@media": {
          [media.forcedColors]: {
            selectors: {
              "&:has(:checked)": {
                borderColor: systemColors.chosen,
                outline: `${border.hairline} solid ${systemColors.chosen}`,
              },
            },
          },
        },
      },
    },
  },
});

/** A checkbox except for its shape. */
export const radio = style([
  checkbox.input,
  {
    borderRadius: vars.radius.full,
    selectors: {
      "&::after": { width: "50%", height: "50%", borderRadius: vars.radius.full, clipPath: "none" },
    },
  },
]);

export const content = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.sm,
  minWidth: 0,
});
export const words = style({ display: "grid", minWidth: 0, flex: "1 1 9rem" });
