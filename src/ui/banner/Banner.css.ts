import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/contract.css.ts";
import { gutters } from "../theme/windowWidth.ts";

const { color } = vars;

export const banner = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "center",
    columnGap: vars.space.md,
    rowGap: vars.space.xxs,
    ...gutters(vars.space.md),
    paddingBlock: vars.space.xs,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    fontWeight: vars.weight.medium,
    borderBlockEnd: `${vars.border.hairline} solid transparent`,
    "@media": { print: { display: "none" } },
  },
  variants: {
    tone: {
      promo: { background: color.promo, color: color.onPromo },
      notice: { background: color.sunken, color: color.ink },
      warning: { background: color.warningSoft, color: color.warning },
      critical: { background: color.critical, color: color.onCritical },
    },
  },
});

export const message = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  textWrap: "balance",
});
