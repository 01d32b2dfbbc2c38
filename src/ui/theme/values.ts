import { boutique } from "./boutique.ts";
import type { ThemeValues } from "./contract.css.ts";
import { dark } from "./dark.ts";
import { stand } from "./stand.ts";
import type { ThemeName } from "./themeNames.ts";

/** All themes as plain values, for documentation and tests; components use `vars`. */
export const themeValues: Record<ThemeName, ThemeValues> = { boutique, dark, stand };
