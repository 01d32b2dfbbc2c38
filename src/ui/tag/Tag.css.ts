import { recipe } from "@vanilla-extract/recipes";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";

const { border, color, size, space, type } = vars;

export const tag = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: space.xs,
    maxWidth: "100%",
    minWidth: 0,
    minHeight: size.targetSmall,
    paddingInline: space.sm,
    paddingBlock: space.xxs,
    border: `${border.hairline} solid ${color.lineStrong}`,
    borderRadius: vars.radius.full,
    background: color.surface,
    color: color.ink,
    fontSize: type.small.size,
    lineHeight: type.small.line,
    fontWeight: vars.weight.medium,
    overflowWrap: "anywhere",
  },
  variants: {
    removable: {
      true: {
        minHeight: size.target,
        cursor: "pointer",
        "@media": { [media.hover]: { ":hover": { borderColor: color.ink, background: color.sunken } } },
      },
    },
  },
});
