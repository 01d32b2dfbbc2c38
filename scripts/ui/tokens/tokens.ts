import { colorUses } from "../../../src/ui/theme/colorUses.ts";
import type { ColorRole, ThemeValues } from "../../../src/ui/theme/contract.css.ts";
import { leavesOf, propertyName } from "../../../src/ui/theme/names.ts";

type Family = keyof ThemeValues;

/** What the families of the contract are for; colours are described one by one. */
const familyUses: Record<Family, string> = {
  color: "Colours by role: what they mean, never how they look.",
  space: "Steps of space between and around elements.",
  font: "Families of running text and of titles.",
  weight: "Weights of text.",
  type: "Levels of text: size, line height, tracking.",
  radius: "Corner radii.",
  border: "Widths of borders.",
  shadow: "Elevation above the page.",
  motion: "Durations and easing; none under reduced motion.",
  layer: "Order of what overlaps.",
  size: "Targets, icons, and widths of columns and dialogs.",
};

/** One value of a theme. */
export interface Token {
  path: readonly string[];
  family: Family;
  /** As in the style sheet. */
  css: string;
  /** Its custom property: `--dossard-color-accent`. */
  property: string;
  description: string;
}

/** Returns all values of a theme, in the contract's order. */
export function tokensOf(values: ThemeValues): Token[] {
  return leavesOf({ ...values }).map(({ path, css }) => {
    const family = path[0] as Family;
    const description = family === "color" ? colorUses[path[1] as ColorRole] : familyUses[family];
    return { path, family, css, property: propertyName(path), description };
  });
}

export interface Rgba {
  /** Red, green and blue, each 0 to 1. */
  components: [number, number, number];
  alpha: number;
}

/** Throws for a notation that no theme uses. */
export function readColor(css: string): Rgba {
  if (css === "transparent") return { components: [0, 0, 0], alpha: 0 };
  const hex = /^#(\w\w)(\w\w)(\w\w)$/.exec(css)?.slice(1);
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(css)?.slice(1);
  const channels = hex?.map((pair) => Number.parseInt(pair, 16)) ?? rgb?.slice(0, 3).map(Number);
  if (!channels) throw new Error(`no colour of a theme: ${css}`);
  const components = channels.map((channel) => Math.round((channel / 255) * 1e4) / 1e4);
  return { components: components as Rgba["components"], alpha: rgb ? Number(rgb[3]) / 100 : 1 };
}

export interface Dimension {
  value: number;
  unit: "px" | "rem";
}

/** Returns a length; of a `clamp()` its maximum, which a desktop shows. Throws for any other notation. */
export function readDimension(css: string): Dimension {
  const [, value, unit] = /(-?[\d.]+)(px|rem)?\)?$/.exec(css) ?? [];
  if (value === undefined || (unit === undefined && Number(value) !== 0))
    throw new Error(`no length: ${css}`);
  return { value: Number(value), unit: (unit ?? "px") as Dimension["unit"] };
}

export const inPixels = ({ value, unit }: Dimension) => (unit === "rem" ? value * 16 : value);
