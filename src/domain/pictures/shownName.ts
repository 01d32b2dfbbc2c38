import type { PlaceMode } from "../shop/place.ts";

const particles = new Set(["de", "du", "des", "von", "van", "der", "den", "et"]);
/** Initials and roman numerals are capitalised: « BMW », « II ». */
const capitals = /^(?:[^aeiouyàâäéèêëîïôöùûüœæ]+|[ivx]{2,})$/i;
/** Letters of a word, delimited by apostrophes and hyphens. */
const words = /\p{L}[\p{L}\p{M}]*/gu;

const apostrophes = /(?<=\p{L})'(?=\p{L})/gu;

const isUpper = (text: string) =>
  text === text.toLocaleUpperCase("fr") && text !== text.toLocaleLowerCase("fr");
const isLower = (text: string) =>
  text === text.toLocaleLowerCase("fr") && text !== text.toLocaleUpperCase("fr");
const capitalized = (word: string) =>
  word[0]?.toLocaleUpperCase("fr") + word.slice(1).toLocaleLowerCase("fr");

/**
 * Returns a name as displayed, whatever the start list's case and apostrophes: « MARTIN », « martin » and « Martin » become « Martin ».
 * Intentional mixed case (« McQueen ») is kept, and so are numbers and short model names (« 205 GTI »).
 * @param code of the filter type: a bib is shown unchanged
 */
export function shownName(written: string, code: string, mode: PlaceMode): string {
  if (code === "bib") return written;
  const value = written.replace(apostrophes, "’");
  const isCar = mode === "car" && code === "horse";
  // A rider's surname alone is often in capitals; a title changes only if all of it is in one case.
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
    const isElided = next === "’" && (lower === "d" || (lower === "l" && /\bde $/i.test(value.slice(0, at))));
    if (isElided && at > 0) return lower;
    if (code !== "rider" && word.length > 1 && capitals.test(word)) return word.toLocaleUpperCase("fr");
    return capitalized(word);
  });
}
