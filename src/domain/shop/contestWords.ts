import type { PlaceMode } from "./place.ts";

/** What the part of an event is called: a horse show and a marathon have « épreuves », a rally « spéciales ». */
export interface ContestWords {
  /** « épreuve »; its plural takes an s. */
  noun: string;
  /** « Épreuve », alone or before its name. */
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
