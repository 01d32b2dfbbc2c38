import type { Control } from "./page/controls.ts";
import type { State } from "./page/state.ts";
import type { Fault } from "./watch.ts";

/** Titles of what has failed, in the shop's words. */
const errorWords = /^(Une erreur est survenue|Vous êtes hors connexion|Cette partie n’a pas pu)/;

/** Names of what closes a dialog or leads out of it. */
const closing = /^(Fermer|Quitter|Annuler|Retour|Non|Plus tard|Garder|Toucher l’écran|Rester)/;

/** Screens without a link home, with the reason. */
const withoutHome = new Map([
  ["/mur", "a second screen that nobody uses, see WallRoute"],
  ["/sandbox", "the bank's page"],
]);

/** Returns what is wrong with a state by itself. */
export function stateFaults(state: State): Fault[] {
  const faults: Fault[] = state.faults.map((text) => ({
    kind: text.startsWith("overflow") ? "overflow" : "scroll",
    text: text.replace(/^\w+: /, ""),
  }));
  const failed = state.headings.find((heading) => errorWords.test(heading));
  if (failed) faults.push({ kind: "error page", text: failed });
  if (state.headings.length === 0 && !state.hasDialog)
    faults.push({ kind: "error page", text: "no heading" });
  if (state.isBusy) faults.push({ kind: "spinner", text: "still loading" });
  if (state.hasDialog ? !state.waysOut.some((name) => closing.test(name)) : !leadsHome(state))
    faults.push({ kind: "dead end", text: state.hasDialog ? "a dialog without a way out" : "no link home" });
  return faults;
}

const leadsHome = ({ screen, waysOut }: State) =>
  [...withoutHome.keys()].some((path) => screen.startsWith(path)) ||
  waysOut.some((kind) => /^link to \/(search.*)?$/.test(kind));

/** What an action has led to. */
export interface Step {
  before: State;
  after: State;
  /** Null after filling. */
  control: Control | null;
  /** A download, a new tab, a print, the clipboard. */
  hasEffect: boolean;
  isSameDocument: boolean;
  byKeys: boolean;
}

/** « Back to the search » changes nothing on the search itself (specification, section 2). */
const leadsHere = ({ kind }: Control, { screen }: State) =>
  kind === "link to /search" && screen.startsWith("/search");

/** Returns what is wrong with an action. */
export function stepFaults({ before, after, control, hasEffect, isSameDocument, byKeys }: Step): Fault[] {
  const faults: Fault[] = [];
  const isChange = before.digest !== after.digest || hasEffect;
  if (!isChange && control && !control.isCurrent && !leadsHere(control, before))
    faults.push({ kind: "nothing", text: `nothing visible happens: ${control.kind}, at ${before.screen}` });
  // A link within a page moves where the next Tab goes, not the focus.
  const isFragment = control?.role === "link" && control.isCurrent;
  if (byKeys && isSameDocument && !isFragment && after.isFocusLost)
    faults.push({ kind: "focus", text: `lost to the body, at ${after.screen}` });
  return faults;
}
