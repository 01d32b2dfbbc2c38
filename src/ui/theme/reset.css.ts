import { globalStyle } from "@vanilla-extract/css";
import { media } from "./breakpoints.ts";
import { vars } from "./contract.css.ts";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("html, body, h1, h2, h3, h4, p, ul, ol, li, dl, dd, figure, fieldset, legend, table, caption", {
  margin: 0,
  padding: 0,
});
globalStyle("fieldset, img, iframe", { border: 0 });
globalStyle("fieldset", { minInlineSize: 0 });
globalStyle("ul[role='list'], ol[role='list']", { listStyle: "none" });
globalStyle("table", { borderCollapse: "collapse", borderSpacing: 0 });
globalStyle("img, svg, picture", { display: "block", maxWidth: "100%" });
// A press ends in nothing where the element that it began on has gone: an image that fails is taken away, or loaded again.
globalStyle("[role='option'] img", { pointerEvents: "none" });
globalStyle("button, input, select, textarea", {
  font: "inherit",
  color: "inherit",
  letterSpacing: "inherit",
});
globalStyle("button", {
  background: "none",
  border: 0,
  padding: 0,
  textAlign: "inherit",
  touchAction: "manipulation",
});
globalStyle("h1, h2, h3, h4", { fontSize: "inherit", fontWeight: "inherit", textWrap: "balance" });

globalStyle("html", {
  WebkitTextSizeAdjust: "100%",
  // Keeps focused fields and anchors clear of the sticky top bar.
  scrollPaddingTop: "6rem",
});
globalStyle("body", {
  background: vars.color.canvas,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.type.body.size,
  fontWeight: vars.weight.regular,
  lineHeight: vars.type.body.line,
  minHeight: "100dvh",
  overflowWrap: "break-word",
  WebkitFontSmoothing: "antialiased",
});

// Pins a short screen's footer to the window's bottom.
globalStyle("#root", { display: "flex", flexDirection: "column", minHeight: "100dvh" });
globalStyle("#root > main", { flexGrow: 1 });

// Two tones, ink with a paper halo: visible on paper, turf and any photograph.
globalStyle(":focus-visible", {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: "2px",
  boxShadow: `0 0 0 2px ${vars.color.focusHalo}`,
});
// Focused by scripts only, so not controls: after a touch, Chromium would show a keyboard focus ring.
globalStyle(":is(h1, h2, h3, h4, main):focus", { outline: "none", boxShadow: "none" });
globalStyle("::selection", { background: vars.color.promo, color: vars.color.onPromo });

globalStyle("*, *::before, *::after", {
  "@media": {
    [media.reducedMotion]: {
      // None at all rather than a very short one: its invisible first frame would linger on slow screens.
      animation: "none !important",
      transition: "none !important",
      scrollBehavior: "auto !important" as "auto",
    },
  },
});
