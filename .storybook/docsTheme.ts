import { create } from "storybook/theming";
import { themeValues } from "../src/ui/theme/values.ts";

const { color, font } = themeValues.boutique;

/** Storybook's pages in the shop's look. Storybook computes with its colours, so custom properties do not work. */
export const docsTheme = create({
  base: "light",
  brandTitle: "Dossard",
  appBg: color.canvas,
  appContentBg: color.surface,
  appPreviewBg: color.canvas,
  appBorderColor: color.line,
  appBorderRadius: 6,
  barBg: color.surface,
  colorPrimary: color.accent,
  colorSecondary: color.accent,
  fontBase: font.text,
  textColor: color.ink,
  textMutedColor: color.inkMuted,
  inputBg: color.surface,
  inputBorder: color.lineStrong,
  inputTextColor: color.ink,
});
