import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { panel } from "../popover/Popover.css.ts";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";

const { color, size, space } = vars;

export const menu = style([panel, { minWidth: "12rem", padding: space.xxs }]);

export const item = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: space.sm,
    width: "100%",
    minHeight: size.target,
    paddingInline: space.sm,
    paddingBlock: space.xxs,
    borderRadius: vars.radius.sm,
    color: color.ink,
    textDecoration: "none",
    cursor: "pointer",
    // Inside the panel, which would clip it.
    ":focus-visible": { outlineOffset: `calc(-1 * ${vars.border.thick})`, boxShadow: "none" },
    ":focus": { background: color.sunken },
    selectors: { "&[aria-disabled='true']": { color: color.inkDisabled, cursor: "not-allowed" } },
    "@media": { [media.hover]: { ":hover": { background: color.sunken } } },
  },
  variants: { tone: { default: {}, danger: { color: color.critical } } },
});

export const words = style({ minWidth: 0, overflowWrap: "anywhere" });
