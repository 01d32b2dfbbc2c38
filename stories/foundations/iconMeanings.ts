import type { IconName } from "../../src/ui/index.ts";

interface IconFamily {
  name: string;
  note: string;
  icons: readonly IconName[];
}

/** The only meaning of each icon. An icon without a meaning does not compile. */
export const iconMeanings: Record<IconName, string> = {
  logo: "The shop: a bib with its four pins and the D of Dossard.",
  home: "The way to the first screen.",
  search: "Look for a rider, a horse, a number.",
  user: "The account.",
  cart: "The cart, and adding to it.",
  heart: "Keep in “Ma sélection”.",
  heartFilled: "Kept there.",
  help: "Questions and answers.",
  chevronDown: "Opens below.",
  chevronUp: "Closes upward.",
  chevronLeft: "The picture before.",
  chevronRight: "The picture after; one level further.",
  arrowLeft: "Back to where one came from.",
  arrowRight: "On to the next step.",
  close: "Closes or takes away what it stands on.",
  check: "Done, kept, or ticked.",
  minus: "One fewer.",
  plus: "One more.",
  zoomIn: "Sees a picture closer.",
  zoomOut: "Sees it whole again.",
  trash: "Removes for good, and asks first.",
  refresh: "Asks again for what has failed.",
  download: "Saves a file.",
  print: "Prints this page.",
  eye: "Shows a password.",
  eyeOff: "Hides it again.",
  warning: "Something is missing.",
  stop: "Something stops the shopper.",
  info: "Good to know.",
  lock: "Locked while a payment goes on; a secure payment.",
  file: "A digital file.",
  image: "A picture, or the place of one that has failed.",
  share: "Gives what is here to somebody else.",
  calendar: "A day.",
  clock: "An hour of the day.",
  pin: "A place.",
};

export const iconFamilies: readonly IconFamily[] = [
  {
    name: "The shop",
    note: "In the top bar, always with words beside them or in their name.",
    icons: ["logo", "home", "search", "heart", "heartFilled", "cart", "user", "help"],
  },
  {
    name: "Directions",
    note: "An arrow leaves the place, a chevron turns or unfolds it.",
    icons: ["arrowLeft", "arrowRight", "chevronLeft", "chevronRight", "chevronUp", "chevronDown"],
  },
  {
    name: "Actions",
    note: "Before the words of a button, or alone in an IconButton that has a name.",
    icons: [
      "plus",
      "minus",
      "zoomIn",
      "zoomOut",
      "close",
      "trash",
      "refresh",
      "download",
      "print",
      "share",
      "eye",
      "eyeOff",
    ],
  },
  {
    name: "States and things",
    note: "They repeat what words say, for who skims.",
    icons: ["check", "warning", "stop", "info", "lock", "file", "image", "calendar", "clock", "pin"],
  },
];
