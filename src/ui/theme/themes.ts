import { boutiqueTheme } from "./boutique.css.ts";
import { standTheme } from "./stand.css.ts";
import { type ThemeName, themeNames } from "./themeNames.ts";

export { type ThemeName, themeNames };

const classes: Record<ThemeName, string> = { boutique: boutiqueTheme, stand: standTheme };

/** The class of the document's root that wears a theme. */
export const themeClass = (name: ThemeName) => classes[name];

/**
 * Puts one theme on the document's root, where dialogs and tooltips, which hang under body, inherit it too.
 * @param name the theme to wear: boutique on the main site, stand at a truck
 */
export function applyTheme(name: ThemeName, root: HTMLElement = document.documentElement): void {
  root.classList.remove(...Object.values(classes));
  root.classList.add(classes[name]);
}
