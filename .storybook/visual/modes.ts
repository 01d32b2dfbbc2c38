import type { ThemeName } from "../../src/ui/theme/themeNames.ts";

/** Window sizes of the pictures, in CSS pixels: the first two for every story, the others for stories with their tags. */
export const sizes = {
  desktop: [1280, 800],
  phone: [390, 844],
  tablet: [768, 1024],
  "tablet-across": [1024, 768],
  kiosk: [1080, 1920],
  /** A sheet of A4. */
  print: [794, 1123],
} as const;
export type WindowName = keyof typeof sizes;

/** How a story is pictured. */
export interface Mode {
  theme: ThemeName;
  window: WindowName;
  medium?: "print" | "forced-colors";
}

/** Names a story's picture in a mode, beside its theme. */
export const pictureName = ({ window, medium }: Mode): string => medium ?? window;

export interface PicturedStory {
  id: string;
  tags: readonly string[];
}

function boutiqueModes({ tags }: PicturedStory): Mode[] {
  const windows: WindowName[] = ["desktop", "phone"];
  if (tags.includes("tablet")) windows.push("tablet", "tablet-across");
  const modes = windows.map((window): Mode => ({ theme: "boutique", window }));
  const last = windows.at(-1) ?? "desktop";
  if (tags.includes("forced-colors"))
    modes.push({ theme: "boutique", window: last, medium: "forced-colors" });
  return modes;
}

/** Only the dark theme's colours are its own: pictured where there are many. */
function darkWindows({ id, tags }: PicturedStory): WindowName[] {
  return tags.includes("dark") || (tags.includes("tablet") && id.startsWith("screens-")) ? ["phone"] : [];
}

/** A screen is pictured in the theme it is shown in, if tagged `kiosk` at the stand too; a component in both. */
function standWindows({ id, tags }: PicturedStory, own: ThemeName): WindowName[] {
  const kiosk: WindowName[] = tags.includes("kiosk") ? ["kiosk"] : [];
  if (own === "stand") return ["desktop", "phone", ...kiosk];
  if (tags.includes("kiosk")) return ["phone", ...kiosk];
  return /^(screens|features)-/.test(id) ? [] : ["desktop"];
}

/**
 * Returns how a story is pictured, here and on Chromatic, in this order.
 * @param own the theme that it is shown in
 */
export function modesOf(story: PicturedStory, own: ThemeName): Mode[] {
  // Some pages are too tall for a picture.
  if (story.tags.includes("no-picture")) return [];
  const inTheme = (theme: ThemeName) => (window: WindowName) => ({ theme, window });
  return [
    ...(own === "boutique" ? [...boutiqueModes(story), ...darkWindows(story).map(inTheme("dark"))] : []),
    ...standWindows(story, own).map(inTheme("stand")),
    ...(story.tags.includes("print") ? [{ theme: own, window: "print", medium: "print" } as const] : []),
  ];
}
