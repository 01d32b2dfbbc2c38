import { boutiqueTheme } from "./boutique.css.ts";
import { standTheme } from "./stand.css.ts";
import { type ThemeName, themeNames } from "./themeNames.ts";

export { type ThemeName, themeNames };

const classes: Record<ThemeName, string> = { boutique: boutiqueTheme, stand: standTheme };

/** The root element's class for a theme. */
export const themeClass = (name: ThemeName) => classes[name];

/**
 * Applies a theme to the root element, from which dialogs and tooltips, rendered under body, inherit it too.
 * @param name boutique on the main site, stand at a truck
 */
export function applyTheme(name: ThemeName, root: HTMLElement = document.documentElement): void {
  root.classList.remove(...Object.values(classes));
  root.classList.add(classes[name]);
}

/** Returns the theme that the root element has. */
export const themeInEffect = (root: HTMLElement = document.documentElement): ThemeName =>
  themeNames.find((name) => root.classList.contains(classes[name])) ?? "boutique";
