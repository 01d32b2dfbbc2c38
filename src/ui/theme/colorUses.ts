import type { ColorRole } from "./contract.css.ts";

/** What each colour is for. A role without a use does not compile. */
export const colorUses: Record<ColorRole, string> = {
  canvas: "The page itself, a warm paper.",
  surface: "What lies on the page: cards, fields, dialogs.",
  sunken: "What is dug into it: tracks, table heads, places of pictures to come.",
  inverse: "The dark ground of footer, tooltip and toast.",
  scrim: "The veil behind a dialog.",
  ink: "Words, and whatever is as important.",
  inkMuted: "Words that help and may be skipped: hints, captions, dates.",
  inkDisabled: "Words of a control out of use. It still passes: a price there is still a price.",
  onInverse: "Words on the dark ground.",
  onInverseMuted: "Words on the dark ground that may be skipped.",
  line: "Hairlines between things that stand apart anyway.",
  lineStrong: "The border that says “this is a control”.",
  accent: "Below the words of the way forward: the one main action of a view, the steps done, what is kept.",
  accentHover: "The same under the pointer.",
  onAccent: "Words on the accent.",
  accentSoft: "The ground of what is done, kept or chosen.",
  accentInk: "The accent as words, icons and borders: it can always be read.",
  accentEdge: "The edge of a button whose ground alone would not stand out from the page.",
  ticked: "Ticked just now and not kept yet.",
  onTicked: "The tick on the blue.",
  tickedSoft: "The ground of what is ticked.",
  promo: "A price that fell, the banner that announces it, and selected text.",
  onPromo: "Words on the yellow.",
  warning: "What is missing before one may go on.",
  warningSoft: "Its ground.",
  critical: "What stops the shopper, and what cannot be undone. Nothing else is red.",
  criticalHover: "The same under the pointer.",
  onCritical: "Words on the red.",
  criticalSoft: "The ground of a refusal.",
  paper: "White in every theme, below a logo that was drawn for paper.",
  focus: "The ring around what the keyboard is on.",
  focusHalo: "The paper edge that parts a ring, or a tick, from a photograph.",
};

export const colorFamilies: readonly { name: string; note: string; roles: readonly ColorRole[] }[] = [
  {
    name: "Grounds",
    note: "Photographs carry the colour; the shop stays quiet around them.",
    roles: ["canvas", "surface", "sunken", "inverse", "scrim", "paper"],
  },
  {
    name: "Ink",
    note: "Two weights of ink are enough. A third grey would be one that nobody can read in the sun.",
    roles: ["ink", "inkMuted", "inkDisabled", "onInverse", "onInverseMuted"],
  },
  {
    name: "Lines and focus",
    note: "A hairline parts; a strong line can be pressed; a ring says where the keyboard is.",
    roles: ["line", "lineStrong", "focus", "focusHalo"],
  },
  {
    name: "Turf",
    note: "One colour for the way forward: turf green, or the photographer’s own. A view has one primary action at most.",
    roles: ["accent", "accentHover", "onAccent", "accentSoft", "accentInk", "accentEdge"],
  },
  {
    name: "Tick",
    note: "Blue is what the hand has just done; it turns green once the shop has kept it.",
    roles: ["ticked", "onTicked", "tickedSoft"],
  },
  {
    name: "Promotion",
    note: "The yellow of a marker, on prices that fell and on nothing else.",
    roles: ["promo", "onPromo"],
  },
  {
    name: "Warning and stop",
    note: "Amber asks for something; red stops. An icon and words always say so too.",
    roles: ["warning", "warningSoft", "critical", "criticalHover", "onCritical", "criticalSoft"],
  },
];
