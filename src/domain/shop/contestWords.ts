import type { PlaceMode } from "./place.ts";

/** Word for a part of an event: a horse show and a marathon have « épreuves », a rally « spéciales ». */
export interface ContestWords {
  /** « épreuve »; its plural ends in s. */
  noun: string;
  /** « Épreuve », alone or before a name. */
  term: string;
  /** « l’épreuve ». */
  the: string;
  /** « d’épreuve ». */
  of: string;
}

export const contestWords: Record<PlaceMode, ContestWords> = {
  horse: { noun: "épreuve", term: "Épreuve", the: "l’épreuve", of: "d’épreuve" },
  car: { noun: "spéciale", term: "Spéciale", the: "la spéciale", of: "de spéciale" },
};
