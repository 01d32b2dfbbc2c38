import type { ThemeName } from "../../../src/ui/theme/themeNames.ts";

/** Windows of the geometry sweep, in CSS pixels: small phones to large screens, tablets both ways, the stand's upright kiosk. */
export const windows = [
  [320, 640],
  [390, 844],
  [480, 900],
  [600, 960],
  [640, 400],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1080, 1920],
  [1180, 820],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

/** Widths of a brief sweep: for the boutique the narrowest and a tablet's, for the stand its kiosk's. */
const briefWidths: Partial<Record<ThemeName, readonly number[]>> = {
  boutique: [320, 1024],
  stand: [1080],
};

/** Whether a brief sweep lays the theme out in windows of this width. */
export const isInBrief = (theme: ThemeName, width: number): boolean =>
  briefWidths[theme]?.includes(width) === true;

/** Stands for the digest of a window that a brief sweep leaves out. */
export const gap = "····";
