import { globalStyle } from "@vanilla-extract/css";
import { media } from "./breakpoints.ts";
import { vars } from "./contract.css.ts";
import { systemColors } from "./forcedColors.ts";

const { color } = vars;
const { ground, ink, disabled, chosen } = systemColors;

// Foreground roles. The system replaces text and border colours itself, but not SVG fills, nor does it know that
// disabled ink is grey.
globalStyle(":root:root", {
  "@media": {
    [media.forcedColors]: {
      vars: {
        [color.ink]: ink,
        [color.inkMuted]: ink,
        [color.inkDisabled]: disabled,
        [color.onInverse]: ink,
        [color.onInverseMuted]: ink,
        [color.line]: ink,
        [color.lineStrong]: ink,
        [color.focus]: chosen,
        [color.focusHalo]: ground,
      },
    },
  },
});

globalStyle(":disabled, [aria-disabled='true']", {
  "@media": { [media.forcedColors]: { color: disabled } },
});

// States marked by a background keep a mark; the focus ring, which lies further out, may join it.
globalStyle("[aria-pressed='true'], [aria-selected='true']", {
  "@media": {
    [media.forcedColors]: { boxShadow: "none", outline: `2px solid ${chosen}`, outlineOffset: "-2px" },
  },
});
globalStyle(":focus-visible", {
  "@media": { [media.forcedColors]: { outline: `3px solid ${chosen} !important`, outlineOffset: "2px" } },
});
