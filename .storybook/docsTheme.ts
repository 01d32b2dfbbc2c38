import { create, type ThemeVars } from "storybook/theming";
import { vars } from "../src/ui/theme/contract.css.ts";
import { applyTheme } from "../src/ui/theme/themes.ts";

/**
 * Storybook's pages in the shop's look. Storybook computes with its colours, so that a custom property would not do: each is
 * read from the boutique's theme as the browser resolves it, and no second list of colours is kept here.
 */
export function docsTheme(): ThemeVars {
  const probe = document.body.appendChild(document.createElement("i"));
  applyTheme("boutique", probe);
  const styles = getComputedStyle(probe);
  const value = (role: string) => styles.getPropertyValue(role.slice("var(".length, -1)).trim();
  const { color, font } = vars;
  const theme = create({
    base: "light",
    appBg: value(color.canvas),
    appContentBg: value(color.surface),
    appPreviewBg: value(color.canvas),
    appBorderColor: value(color.line),
    appBorderRadius: 6,
    barBg: value(color.surface),
    colorPrimary: value(color.accent),
    colorSecondary: value(color.accent),
    fontBase: value(font.text),
    textColor: value(color.ink),
    textMutedColor: value(color.inkMuted),
    inputBg: value(color.surface),
    inputBorder: value(color.lineStrong),
    inputTextColor: value(color.ink),
  });
  probe.remove();
  return theme;
}
