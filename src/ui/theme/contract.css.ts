import { createGlobalThemeContract } from "@vanilla-extract/css";
import { propertyName } from "./names.ts";

const level = { size: "", line: "", tracking: "" };

/**
 * Every value that a component may use. Colours are named by role, space by step, type by level. Each is a custom property
 * under its own name (`names.ts`), which other sites may read and set.
 */
const contract = {
  color: {
    /** The page itself. */
    canvas: "",
    /** Raised elements: cards, fields, dialogs. */
    surface: "",
    /** Recessed elements: tracks, table heads, image placeholders. */
    sunken: "",
    /** Dark in every theme: footer, tooltip, a picture's stage. */
    inverse: "",
    /** Behind a dialog. */
    scrim: "",
    ink: "",
    inkMuted: "",
    inkDisabled: "",
    onInverse: "",
    onInverseMuted: "",
    /** Purely decorative hairlines. */
    line: "",
    /** Borders of controls (3:1 on surface). */
    lineStrong: "",
    /** Below text of the primary action, in the brand's own colour. */
    accent: "",
    accentHover: "",
    onAccent: "",
    accentSoft: "",
    /** The accent as text, icon or border: always readable on the page. */
    accentInk: "",
    /** Around the accent's ground, where a brand's colour alone would not stand out from the page. */
    accentEdge: "",
    /** Ticked just now, not in the selection yet. */
    ticked: "",
    onTicked: "",
    tickedSoft: "",
    /** Reduced prices. */
    promo: "",
    onPromo: "",
    warning: "",
    warningSoft: "",
    /** Blocking errors only. */
    critical: "",
    criticalHover: "",
    onCritical: "",
    criticalSoft: "",
    /** White in every theme: below a logo that was drawn for paper. */
    paper: "",
    /** The focus ring, and the halo that separates it from a photograph. */
    focus: "",
    focusHalo: "",
  },
  space: { none: "", xxs: "", xs: "", sm: "", md: "", lg: "", xl: "", xxl: "", xxxl: "" },
  font: { text: "", title: "" },
  weight: { regular: "", medium: "", strong: "", title: "" },
  type: {
    caption: level,
    small: level,
    body: level,
    lead: level,
    title4: level,
    title3: level,
    title2: level,
    title1: level,
  },
  radius: { none: "", sm: "", md: "", lg: "", full: "" },
  border: { hairline: "", thick: "" },
  shadow: { none: "", raised: "", overlay: "" },
  motion: { fast: "", base: "", easing: "" },
  layer: { base: "", raised: "", sticky: "", header: "", modal: "", toast: "", tooltip: "" },
  size: {
    /** Height of controls, at least the theme's touch target for `target` and `targetLarge`. */
    targetSmall: "",
    target: "",
    targetLarge: "",
    /** Size of a checkbox, a radio, a checkmark on a picture. */
    tick: "",
    iconSmall: "",
    icon: "",
    iconLarge: "",
    /** Maximum width of running text: about eighty characters. */
    measure: "",
    /** Maximum width of one column, form, page. */
    reading: "",
    form: "",
    page: "",
    pageWide: "",
    dialogSmall: "",
    dialogMedium: "",
    dialogLarge: "",
  },
};

export const vars = createGlobalThemeContract(contract, (_, path) => propertyName(path).slice(2));

type Values<Contract> = {
  [Key in keyof Contract]: Contract[Key] extends string ? string : Values<Contract[Key]>;
};

/** A theme: exactly one value for each name of the contract. */
export type ThemeValues = Values<typeof vars>;
export type ColorRole = keyof ThemeValues["color"];
