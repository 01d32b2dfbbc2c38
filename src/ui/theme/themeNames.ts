export const themeNames = ["boutique", "stand"] as const;
export type ThemeName = (typeof themeNames)[number];
