import type { PlaceMode } from "../shop/place.ts";

const particles = new Set(["de", "du", "des", "von", "van", "der", "den", "et"]);
/** Initials and roman numerals are written in capitals: « BMW », « II ». */
const capitals = /^(?:[^aeiouyàâäéèêëîïôöùûüœæ]+|[ivx]{2,})$/i;
/** A word's letters, an apostrophe or a hyphen between two. */
const words = /\p{L}[\p{L}\p{M}]*/gu;

const isUpper = (text: string) =>
  text === text.toLocaleUpperCase("fr") && text !== text.toLocaleLowerCase("fr");
const isLower = (text: string) =>
  text === text.toLocaleLowerCase("fr") && text !== text.toLocaleUpperCase("fr");
const capitalized = (word: string) =>
  word[0]?.toLocaleUpperCase("fr") + word.slice(1).toLocaleLowerCase("fr");

/**
 * A name as the shop shows it, however the start list writes it: « MARTIN », « martin » and « Martin » are « Martin ».
 * What mixes both cases on purpose (« McQueen ») stays, and so do numbers and short model names (« 205 GTI »).
 * @param code of the filter type: a bib is shown as it is
 */
export function shownName(value: string, code: string, mode: PlaceMode): string {
  if (code === "bib") return value;
  const isCar = mode === "car" && code === "horse";
  // A rider's surname alone is often in capitals; a title is changed only where the whole of it is in one case.
  const wholeIsUpper = isUpper(value);
  const wholeIsLower = isLower(value);
  if (code !== "rider" && !wholeIsUpper && !wholeIsLower) return value;
  return value.replace(words, (word, at: number) => {
    if (isCar && word.length <= 3) return word.toLocaleUpperCase("fr");
    if (!(isUpper(word) && word.length > 1) && !wholeIsUpper && !wholeIsLower) return word;
    const lower = word.toLocaleLowerCase("fr");
    const isBetween = at > 0 && at + word.length < value.length;
    if (isBetween && particles.has(lower)) return lower;
    const next = value[at + word.length];
    if (lower === "d" && (next === "'" || next === "’") && at > 0) return lower;
    if (code !== "rider" && word.length > 1 && capitals.test(word)) return word.toLocaleUpperCase("fr");
    return capitalized(word);
  });
}
