import { media } from "../theme/breakpoints.ts";

/** Media query of windows with room for a keyboard; elsewhere it does not show. */
export const keyboardFits = media.keyboard;

export const keyboardLayouts = ["text", "email"] as const;
export type KeyboardLayout = (typeof keyboardLayouts)[number];

/** What a key does: writes its text, or one of the actions. */
export type KeyboardKey = { write: string } | { act: "shift" | "accents" | "delete" };

const writing = (texts: string): KeyboardKey[] => [...texts].map((write) => ({ write }));

const digits = writing("1234567890");
const letters = [writing("azertyuiop"), writing("qsdfghjklm")];
const accents = [writing("éèêëàâäçîï"), writing("ôöùûüÿñœæå")];

/**
 * Returns the rows of an AZERTY keyboard above its line of space, ten keys each. An address has its signs in place of the
 * apostrophe.
 * @param isShifted whether letters are capitals
 */
export function keyRows(layout: KeyboardLayout, isAccented: boolean, isShifted: boolean): KeyboardKey[][] {
  const signs = layout === "email" ? "-" : "'-";
  const last: KeyboardKey[] = [{ act: "shift" }, ...writing("wxcvbn"), ...writing(signs), { act: "delete" }];
  const rows = [digits, ...(isAccented ? accents : letters), last];
  return isShifted ? rows.map((row) => row.map(capital)) : rows;
}

/** Keys beside the space. */
export const signsOf = (layout: KeyboardLayout): KeyboardKey[] =>
  layout === "email" ? writing("@._") : [{ act: "accents" }];

function capital(key: KeyboardKey): KeyboardKey {
  return "write" in key ? { write: key.write.toLocaleUpperCase("fr") } : key;
}

/** Custom property with the keyboard's height in px, on the root element while the keyboard is shown. */
export const keyboardHeight = "--keyboard-height";
