import { createThemeContract } from "@vanilla-extract/css";

const level = { size: "", line: "", tracking: "" };

/** Every value that a component may use. Colours are named by role, space by step, type by level. */
export const vars = createThemeContract({
  color: {
    /** The page itself. */
    canvas: "",
    /** What lies on the page: cards, fields, dialogs. */
    surface: "",
    /** What is dug into the page: tracks, table heads, image placeholders. */
    sunken: "",
    /** Dark ground: footer, tooltip. */
    inverse: "",
    /** Behind a dialog. */
    scrim: "",
    ink: "",
    inkMuted: "",
    inkDisabled: "",
    onInverse: "",
    onInverseMuted: "",
    /** Hairlines that only separate. */
    line: "",
    /** Borders that say "control" (3:1 on surface). */
    lineStrong: "",
    /** The way forward. */
    accent: "",
    accentHover: "",
    onAccent: "",
    accentSoft: "",
    /** Ticked just now, not kept yet. */
    ticked: "",
    onTicked: "",
    tickedSoft: "",
    /** Prices that fell. */
    promo: "",
    onPromo: "",
    warning: "",
    warningSoft: "",
    /** What stops the shopper, nothing else. */
    critical: "",
    criticalHover: "",
    onCritical: "",
    criticalSoft: "",
    /** The focus ring, and the halo that parts it from a photograph. */
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
    /** Height of controls, never under the theme's touch target for `target` and `targetLarge`. */
    targetSmall: "",
    target: "",
    targetLarge: "",
    /** Square of a check box, a radio, a checkmark on a picture. */
    tick: "",
    iconSmall: "",
    icon: "",
    iconLarge: "",
    /** Widest line of running text: some eighty characters. */
    measure: "",
    /** Widest screen of one column, form, page. */
    reading: "",
    form: "",
    page: "",
    pageWide: "",
    dialogSmall: "",
    dialogMedium: "",
    dialogLarge: "",
  },
});

type Values<Contract> = {
  [Key in keyof Contract]: Contract[Key] extends string ? string : Values<Contract[Key]>;
};

/** A theme: a value for each name of the contract, none more and none less. */
export type ThemeValues = Values<typeof vars>;
export type ColorRole = keyof ThemeValues["color"];
