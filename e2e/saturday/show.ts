/** The horse show of the Saturday: who rides when. */
export interface Ride {
  contest: string;
  bib: number;
  rider: string;
  horse: string;
  /** Start of the passage in French time, in seconds after midnight. */
  start: number;
}

export const day = "2026-09-12";
export const contests = { morning: "Grand Prix 1,35 m", afternoon: "Amateur 1,10 m" };
/** A passage lasts at most this long; the next rider starts later, in seconds. */
export const passage = { length: 100, apart: 180 };

const firstNames =
  "Zoé Éloïse Maël Noé Anaïs Chloé Théo Inès Gaëlle Loïc Hélène Rémi Agnès Joël Solène François".split(" ");
const lastNames = "Lefèvre-Noël D’Aubigné Château Béranger Guével Müller Peña Çelik Sørensen O’Brien".split(
  " ",
);
const horses = [
  "Œil d’Or",
  "Été Indien",
  "Écume des Prés",
  "Garçon Rêveur",
  "Ça Ira",
  "Noël Blanc",
  "Île de Ré",
  "Vœu Secret",
];
const horseHouses = ["du Bois", "de l’Orne", "d’Étretat", "Sainte-Mère", "des Flaques"];

const hours = (hour: number, minute: number) => hour * 3600 + minute * 60;

function ridesOf(contest: string, first: number, bibs: number, count: number, shift: number): Ride[] {
  return Array.from({ length: count }, (_, index) => {
    const place = index + shift;
    return {
      contest,
      bib: bibs + index,
      rider: `${firstNames[place % firstNames.length]} ${lastNames[Math.floor(place / 8) % lastNames.length]}`,
      horse: `${horses[place % horses.length]} ${horseHouses[Math.floor(place / 16) % horseHouses.length]}`,
      start: first + index * passage.apart,
    };
  });
}

export const rides: readonly Ride[] = [
  ...ridesOf(contests.morning, hours(9, 5), 101, 40, 0),
  ...ridesOf(contests.afternoon, hours(13, 30), 201, 40, 40),
];

/** Returns `09:05:00`. */
export function timeOfDay(seconds: number): string {
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => Math.floor(part));
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
