import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";

const { color, space, motion } = vars;
const appear = keyframes({ from: { opacity: 0 } });

export const figure = style({ display: "grid", gap: space.xxs, minWidth: 0 });

export const frame = style({
  position: "relative",
  overflow: "hidden",
  borderRadius: vars.radius.sm,
  background: color.sunken,
  color: color.inkMuted,
  // The ring lies inside: rows of a mosaic clip what passes their box.
  selectors: { "&:has(:focus-visible)": { outline: `4px solid ${color.focus}`, outlineOffset: "2px" } },
});

export const ratios = styleVariants(
  { "3/2": "3 / 2", "2/3": "2 / 3", "4/3": "4 / 3", "1/1": "1 / 1" },
  (aspectRatio) => ({ aspectRatio }),
);

/** As tall as its parent, whose height is known. */
export const fill = style({ height: "100%" });

export const image = style({ position: "absolute", inset: 0, width: "100%", height: "100%" });
export const fits = styleVariants({ cover: { objectFit: "cover" }, contain: { objectFit: "contain" } });
export const loaded = style({ animation: `${appear} ${motion.base} ${motion.easing}` });
export const waiting = style({ opacity: 0 });

export const target = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  cursor: "pointer",
  ":focus-visible": { outline: "none", boxShadow: `inset 0 0 0 3px ${color.focusHalo}` },
  "::after": {
    content: "",
    position: "absolute",
    inset: 0,
    background: `linear-gradient(transparent 60%, ${color.scrim})`,
    opacity: 0,
    transition: `opacity ${motion.fast} ${motion.easing}`,
  },
  "@media": { [media.hover]: { selectors: { "&:hover::after": { opacity: 0.55 } } } },
});

/** What is ticked is framed too: colour alone says nothing to some eyes. */
export const framed = styleVariants({ green: color.accent, blue: color.ticked }, (tone) => ({
  "::after": {
    content: "",
    position: "absolute" as const,
    inset: 0,
    borderRadius: "inherit",
    border: `4px solid ${tone}`,
    boxShadow: `inset 0 0 0 2px ${color.focusHalo}`,
    pointerEvents: "none" as const,
  },
}));

export const mark = style({
  position: "absolute",
  top: space.xs,
  insetInlineEnd: space.xs,
  zIndex: vars.layer.raised,
  display: "grid",
  placeItems: "center",
  width: "2rem",
  height: "2rem",
  border: `2px solid ${color.focusHalo}`,
  borderRadius: vars.radius.full,
  pointerEvents: "none",
});

export const marks = styleVariants({
  green: { background: color.accent, color: color.onAccent },
  blue: { background: color.ticked, color: color.onTicked },
});

/** As large as a thumb wants it; only the disc inside is drawn. */
export const tick = style({
  position: "absolute",
  top: 0,
  insetInlineEnd: 0,
  zIndex: vars.layer.raised,
  display: "grid",
  placeItems: "center",
  width: vars.size.target,
  height: vars.size.target,
  cursor: "pointer",
  ":focus-visible": { outline: "none", boxShadow: "none" },
});

export const tickMark = style({
  display: "grid",
  placeItems: "center",
  width: "2rem",
  height: "2rem",
  border: `2px solid ${color.focusHalo}`,
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.raised,
  transition: `background-color ${motion.fast} ${motion.easing}`,
  selectors: { [`${tick}:focus-visible &`]: { outline: `3px solid ${color.focus}`, outlineOffset: "1px" } },
});

export const unmarked = style({
  background: color.surface,
  color: color.inkMuted,
  "@media": { [media.hover]: { selectors: { [`${tick}:hover &`]: { color: color.ticked } } } },
});

export const message = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: space.xs,
  padding: space.xs,
  textAlign: "center",
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
});

export const caption = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  color: color.inkMuted,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontVariantNumeric: "tabular-nums",
});
