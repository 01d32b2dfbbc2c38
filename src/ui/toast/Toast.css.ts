import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(0.75rem)" } });

export const region = style({
  position: "fixed",
  insetInline: vars.space.md,
  bottom: `calc(${vars.space.md} + env(safe-area-inset-bottom, 0px))`,
  zIndex: vars.layer.toast,
  display: "grid",
  justifyItems: "center",
  gap: vars.space.xs,
  pointerEvents: "none",
  "@media": { [media.desktop]: { justifyItems: "end" } },
});

export const toast = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.sm,
  maxWidth: vars.size.form,
  paddingInlineStart: vars.space.md,
  paddingInlineEnd: vars.space.xxs,
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.md,
  border: "1px solid transparent",
  background: vars.color.inverse,
  color: vars.color.onInverse,
  boxShadow: vars.shadow.overlay,
  pointerEvents: "auto",
  animation: `${rise} ${vars.motion.base} ${vars.motion.easing}`,
});

export const dismiss = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.md,
  cursor: "pointer",
  ":focus-visible": { outlineColor: vars.color.onInverse, boxShadow: "none", outlineOffset: "-4px" },
});
