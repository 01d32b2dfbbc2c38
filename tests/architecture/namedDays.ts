import type { Sources } from "./sources.ts";

const named =
  /(?<!\p{L})(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L})/giu;

/** The demonstration's events move with today: a journey that names a weekday or a month passes on some days only. */
export function namedDays(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => file.startsWith("e2e/") && file.endsWith(".spec.ts"))
    .flatMap(([file, text]) =>
      [...text.matchAll(named)].map(
        ({ 0: word, index }) => `${file}:${text.slice(0, index).split("\n").length} names a day: ${word}`,
      ),
    );
}
