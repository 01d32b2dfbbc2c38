export const themeNames = ["boutique", "dark", "stand"] as const;
export type ThemeName = (typeof themeNames)[number];

/** What the root element may wear: a theme, or boutique or dark as the device asks. */
export type RootTheme = ThemeName | "auto";
