import { themeValues } from "../../../src/ui/theme/values.ts";

const names = new Map(
  Object.entries(themeValues).flatMap(([theme, { color }]) =>
    Object.entries(color).flatMap(([role, value]) =>
      value.startsWith("#") ? [[Number.parseInt(value.slice(1), 16), `${role} of ${theme}`] as const] : [],
    ),
  ),
);

/** Returns the theme's name of a colour, if it has one. */
export const nameOfColour = (colour: number): string | undefined => names.get(colour);
