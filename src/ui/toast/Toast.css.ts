import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { windowWidth } from "../theme/windowWidth.ts";

const { color, space } = vars;

const rise = keyframes({ from: { opacity: 0, transform: "translateY(-0.75rem)" } });

/** Below the top bar, where it covers no button: bars and a dialog's actions stand at the window's bottom. */
export const region = style({
  position: "fixed",
  insetInline: space.md,
  top: `calc(${vars.size.target} + 2 * ${space.sm})`,
  zIndex: vars.layer.toast,
  pointerEvents: "none",
});

/** The newest at the bottom. */
export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: space.xs,
  "@media": { [windowWidth.desktop]: { justifyItems: "end" } },
});

export const toast = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space.sm,
  maxWidth: vars.size.form,
  paddingInlineStart: space.md,
  paddingInlineEnd: space.xxs,
  paddingBlock: space.xxs,
  borderRadius: vars.radius.md,
  border: `${vars.border.hairline} solid transparent`,
  background: color.inverse,
  color: color.onInverse,
  boxShadow: vars.shadow.overlay,
  pointerEvents: "auto",
  animation: `${rise} ${vars.motion.base} ${vars.motion.easing}`,
});

/** Aligned with the first line, however many there are. */
export const icon = style({ display: "grid", placeItems: "center", flexShrink: 0, height: vars.size.target });

/** The action goes beside the text, or below it if space is short. */
export const content = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.md,
  flexGrow: 1,
  minWidth: 0,
  minHeight: vars.size.target,
});

export const words = style({ minWidth: 0, paddingBlock: space.xs });

export const dismiss = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.md,
  cursor: "pointer",
});

/** An ink ring on ink would be invisible. */
globalStyle(`${toast} :focus-visible`, {
  outlineColor: color.onInverse,
  outlineOffset: `calc(-1.5 * ${vars.border.thick})`,
  boxShadow: "none",
});
