import { type RootTheme, type ThemeName, themeNames } from "./themeNames.ts";
import "./themes.css.ts";

export { type RootTheme, type ThemeName, themeNames };

/**
 * Applies a theme to the root element, from which dialogs and tooltips, rendered under body, inherit it too. The same as
 * `data-theme` in the page's HTML.
 * @param name boutique or dark on the main site, auto to follow the device, stand at a truck
 */
export function applyTheme(name: RootTheme, root: HTMLElement = document.documentElement): void {
  root.dataset.theme = name;
}

/** Returns the theme that the root element has. */
export const themeInEffect = (root: HTMLElement = document.documentElement): ThemeName =>
  themeNames.find((name) => name === root.dataset.theme) ?? "boutique";
