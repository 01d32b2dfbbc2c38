import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { pageWith } from "../pageMarks.ts";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { keyboardHeight } from "./layout.ts";

const { color, space } = vars;

export const keyboard = style({
  position: "fixed",
  insetInline: 0,
  bottom: 0,
  zIndex: vars.layer.toast,
  display: "none",
  flexDirection: "column",
  gap: space.xxs,
  paddingInline: space.xs,
  paddingTop: space.xs,
  paddingBottom: `calc(${space.xs} + env(safe-area-inset-bottom, 0px))`,
  background: color.sunken,
  borderBlockStart: `${vars.border.hairline} solid ${color.lineStrong}`,
  // A dialog takes the pointer from all that is outside it.
  pointerEvents: "auto",
  // A second press is a second letter, not a zoom.
  touchAction: "manipulation",
  userSelect: "none",
  "@media": { [`screen and ${media.keyboard}`]: { display: "flex" } },
});

/** As wide as the hands reach on a wide screen. */
export const row = style({
  display: "flex",
  gap: space.xxs,
  width: "100%",
  maxWidth: vars.size.page,
  marginInline: "auto",
});

export const key = recipe({
  base: {
    flexBasis: 0,
    minWidth: vars.size.tick,
    minHeight: vars.size.targetLarge,
    padding: 0,
    textAlign: "center",
    border: `${vars.border.hairline} solid ${color.lineStrong}`,
    borderRadius: vars.radius.md,
    background: color.surface,
    color: color.ink,
    font: "inherit",
    fontSize: vars.type.lead.size,
    fontWeight: vars.weight.medium,
    cursor: "pointer",
    ":active": { background: color.accentSoft },
  },
  variants: {
    width: {
      letter: { flexGrow: 1 },
      wide: { flexGrow: 1.5, flexBasis: "auto", paddingInline: space.xs, fontSize: vars.type.body.size },
      space: { flexGrow: 4, fontSize: vars.type.body.size },
    },
    isMain: {
      true: { background: color.accent, borderColor: color.accent, color: color.onAccent },
    },
    isDown: { true: { background: color.accentSoft, color: color.accentInk } },
  },
});

const height = `var(${keyboardHeight}, 0px)`;
const withKeyboard = pageWith("keyboard");

/** The page's end scrolls clear of the keyboard, and dialogs end above it. */
globalStyle(`${withKeyboard} body`, { paddingBottom: height });
globalStyle(withKeyboard, { scrollPaddingBottom: height });
globalStyle(`${withKeyboard} [data-dossard-dialog]`, {
  maxHeight: `calc(100dvh - ${height} - ${space.md})`,
  marginBottom: height,
});
