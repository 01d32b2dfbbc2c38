import type { PlaceMode } from "./place.ts";

/** Word for a part of an event, in the singular: a horse show and a marathon have « épreuves », a rally « spéciales ». */
export const contestWords: Record<PlaceMode, string> = { horse: "épreuve", car: "spéciale" };
