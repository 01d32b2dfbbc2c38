import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { unseen } from "../theme/hidden.ts";
import { room } from "../theme/room.ts";

const { color, space, size, type } = vars;

const active = "&:hover:not(:disabled, [aria-disabled='true'])";
const small = {
  minHeight: size.targetSmall,
  paddingInline: space.sm,
  paddingBlock: space.xxs,
  fontSize: type.small.size,
  lineHeight: type.small.line,
};
const medium = {
  minHeight: size.target,
  paddingInline: space.md,
  paddingBlock: space.xs,
  fontSize: type.body.size,
  lineHeight: type.body.line,
};
const onHover = (background: string, borderColor = "transparent") => ({
  "@media": { [media.hover]: { selectors: { [active]: { background, borderColor } } } },
});

export const button = recipe({
  base: {
    // Inside a notice, which breaks words anywhere, a button keeps its words whole.
    overflowWrap: "break-word",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space.xs,
    position: "relative",
    maxWidth: "100%",
    border: `${vars.border.hairline} solid transparent`,
    borderRadius: vars.radius.md,
    fontWeight: vars.weight.strong,
    textAlign: "center",
    textDecoration: "none",
    cursor: "pointer",
    userSelect: "none",
    transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      "&:disabled, &[aria-disabled='true']:not([aria-busy='true'])": {
        background: color.sunken,
        borderColor: color.line,
        color: color.inkDisabled,
        cursor: "not-allowed",
      },
      "&[aria-busy='true']": { cursor: "progress" },
    },
  },
  variants: {
    variant: {
      primary: {
        background: color.accent,
        borderColor: color.accentEdge,
        color: color.onAccent,
        ...onHover(color.accentHover, color.accentEdge),
      },
      secondary: {
        background: color.surface,
        borderColor: color.lineStrong,
        color: color.ink,
        ...onHover(color.sunken, color.ink),
      },
      quiet: { color: color.ink, ...onHover(color.sunken) },
      danger: { background: color.critical, color: color.onCritical, ...onHover(color.criticalHover) },
    },
    size: {
      compact: { ...small, "@container": { [room.tablet]: medium } },
      small,
      medium: { ...medium, "@container": { [room.narrowPhone]: { paddingInline: space.xs } } },
      large: {
        minHeight: size.targetLarge,
        paddingInline: space.lg,
        paddingBlock: space.xs,
        fontSize: type.lead.size,
        lineHeight: type.lead.line,
        "@container": { [room.narrowPhone]: { paddingInline: space.xs } },
      },
    },
    full: { true: { display: "flex", width: "100%" } },
  },
  defaultVariants: { variant: "secondary", size: "medium" },
});

export const labelUnseenOnPhone = style({ "@container": { [room.phoneOnly]: unseen } });
