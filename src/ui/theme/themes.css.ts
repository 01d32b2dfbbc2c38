import { assignVars, createGlobalTheme, globalStyle } from "@vanilla-extract/css";
import { boutique } from "./boutique.ts";
import { vars } from "./contract.css.ts";
import { dark } from "./dark.ts";
import { stand } from "./stand.ts";

// On the root element, or on any other: the values are inherited.
createGlobalTheme(":root, [data-theme]", vars, boutique);
createGlobalTheme("[data-theme='stand']", vars, stand);
globalStyle(":root, [data-theme]", { colorScheme: "light" });

const inTheDark = {
  colorScheme: "dark",
  vars: { ...assignVars(vars.color, dark.color), ...assignVars(vars.shadow, dark.shadow) },
};
// On the screen only: paper is white.
globalStyle("[data-theme='dark']", { "@media": { screen: inTheDark } });
globalStyle("[data-theme='auto']", { "@media": { "screen and (prefers-color-scheme: dark)": inTheDark } });
