import { promises } from "../../src/ui/theme/contrast.ts";
import { deriveTheme } from "../../src/ui/theme/deriveTheme.ts";
import { themeValues } from "../../src/ui/theme/values.ts";

/** A sailing club's theme: sea air, navy, and a coral for the way forward. */
export const regatta = deriveTheme(
  themeValues.boutique,
  {
    canvas: "#eef4f8",
    ink: "#0d2238",
    brand: "#e4572e",
    ticked: "#1d5fd0",
    promo: "#ffd166",
    warning: "#8a5a00",
    critical: "#b3261e",
  },
  promises.boutique,
);
