import type { PlaceKind } from "./place.ts";

/** How the shop looks on the main site: as the device asks, light, or dark. */
export const appearances = ["auto", "light", "dark"] as const;
export type Appearance = (typeof appearances)[number];

/** Returns the theme of the root element. A stand's screen is used in sunlight, whatever its device asks. */
export function rootTheme(placeWhat: PlaceKind, appearance: Appearance) {
  if (placeWhat === "truck") return "stand";
  return appearance === "light" ? "boutique" : appearance;
}

/** Returns the media query of each `theme-color` of the page: the browser's bars follow the page, chosen or not. */
export function themeColorMedia(appearance: Appearance): Record<"light" | "dark", string> {
  if (appearance !== "auto") {
    return { light: "not all", dark: "not all", [appearance]: "all" };
  }
  return { light: "(prefers-color-scheme: light)", dark: "(prefers-color-scheme: dark)" };
}
