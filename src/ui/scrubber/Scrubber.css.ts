import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { windowWidth } from "../theme/windowWidth.ts";

const { border, color, motion, radius, space, type } = vars;

/** Between the top bar and the bars at the bottom. */
export const edge = style({
  position: "fixed",
  top: "6rem",
  bottom: "8rem",
  insetInlineEnd: 0,
  zIndex: vars.layer.sticky,
  pointerEvents: "none",
  "@media": {
    [media.shallow]: { bottom: "5rem" },
    // Within reach.
    [media.tall]: { top: "50%" },
    print: { display: "none" },
  },
});

/** Its thumb takes presses only while it shows; a mouse finds it at the edge of a wide window. */
export const rail = style({
  position: "relative",
  height: "100%",
  // Within the page's gutter, beside a scrollbar too.
  width: space.xs,
  touchAction: "none",
  userSelect: "none",
  opacity: 0,
  transition: `opacity ${motion.base} ${motion.easing}`,
  selectors: {
    "&[data-shown]": { opacity: 1 },
    "&:has(:focus-visible), &[data-held]": { opacity: 1, pointerEvents: "auto" },
  },
  "@media": {
    [`${media.hover} and ${windowWidth.tablet}`]: { pointerEvents: "auto", ":hover": { opacity: 1 } },
  },
});

/** As long as the thumb's way: moved by a share of its own height. As wide as the thumb, it lies over pictures. */
export const slide = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  height: `calc(100% - ${vars.size.target})`,
  pointerEvents: "none",
});

export const thumb = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  height: vars.size.target,
  paddingInline: space.sm,
  border: `${border.hairline} solid ${color.line}`,
  borderInlineEnd: 0,
  borderStartStartRadius: radius.full,
  borderEndStartRadius: radius.full,
  background: color.surface,
  boxShadow: vars.shadow.overlay,
  color: color.ink,
  fontSize: type.small.size,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  pointerEvents: "none",
  cursor: "ns-resize",
  // The grip: two strokes.
  "::after": {
    content: "",
    width: space.sm,
    height: space.xxs,
    borderBlock: `${border.thick} solid ${color.inkMuted}`,
  },
});
const isHeld = [":hover", ":has(:focus-visible)", "[data-held]"].map((state) => rail + state);
for (const state of [`${rail}[data-shown]`, ...isHeld]) {
  globalStyle(`${state} ${thumb}`, { pointerEvents: "auto" });
}

/** They end before the thumb's words. */
export const marks = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  height: `calc(100% - ${vars.size.target})`,
  pointerEvents: "none",
  display: "none",
  "@media": { [media.shallow]: { display: "none !important" } },
});
for (const state of isHeld) globalStyle(`${state} > ${marks}`, { display: "block" });

export const mark = style({
  position: "absolute",
  insetInlineEnd: space.xxs,
  marginBlockStart: `calc((${vars.size.target} - ${type.caption.line}) / 2)`,
  paddingInline: space.xxs,
  borderRadius: radius.sm,
  background: color.surface,
  color: color.inkMuted,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
