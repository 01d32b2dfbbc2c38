import { searchKey } from "../../src/domain/pictures/searchKey.ts";

/** What a shopper has typed to find a name. */
export interface TypedName {
  key: string;
  words: readonly string[];
  /** Without blanks. */
  joined: string;
  /** The number, if nothing else was typed: without leading zeros, "n° 012" and "no12" are 12. */
  bib: string | null;
}

/** Words written before a bib number. */
const bibWord = /^(?:n|no|nr|num|numero|number|dossard|bib|plaque|brassard)$/;
/** Written before a name, and in no list. */
const titleWord = /^(?:mr|mme|mlle)$/;
/** A bib word run together with the number: "nº12" is "no12". */
const joinedBib = new RegExp(`${bibWord.source.slice(0, -1)}(\\d+)$`);
export const isNumber = (word: string) => /^\d+$/.test(word);
export const withoutZeros = (number: string) => number.replace(/^0+(?=\d)/, "");

/** Whether a word is one that shoppers take for another: "Ouragan de Corez" is "Ouragan du Corez". */
export const isParticle = (word: string) =>
  /^(?:d|de|des|du|l|la|le|les|den|der|et|of|van|von|y)$/.test(word);

export function readTypedName(text: string): TypedName {
  const key = searchKey(text);
  const written = key.split(" ").filter(Boolean);
  const all = written.length > 1 ? written.filter((word) => !titleWord.test(word)) : written;
  const others = all.filter((word) => !bibWord.test(word));
  const words = others.some((word) => /\d/.test(word)) ? others : all;
  const [only = "", second] = words;
  const number = joinedBib.exec(only)?.[1] ?? only;
  const bib = isNumber(number) && second === undefined ? withoutZeros(number) : null;
  return { key: words.join(" "), words, joined: words.join(""), bib };
}

/** Returns whether a name's key is the typed bib number, whatever the zeros before it. */
export const isTypedBib = ({ bib }: TypedName, name: string) => bib !== null && withoutZeros(name) === bib;

/** Shorter texts too often match across a word boundary. */
export const joinedMinimum = 3;

/**
 * Returns how well a name has a typed text in its own letters, best first: it has the same words, it begins with the text, it has the text
 * as whole words, a word begins with it, each typed word begins one of its words, it contains the text, it contains it without blanks; null
 * if it does not.
 */
export function literalRank({ key, words, joined }: TypedName, name: string): number | null {
  if (name.split(" ").sort().join(" ") === [...words].sort().join(" ")) return 0;
  if (name.startsWith(key)) return 1;
  if (` ${name} `.includes(` ${key} `)) return 2;
  if (` ${name}`.includes(` ${key}`)) return 3;
  if (words.every((word) => ` ${name}`.includes(` ${word}`))) return 4;
  if (joined.length < joinedMinimum) return null;
  if (name.includes(key)) return 5;
  return name.replaceAll(" ", "").includes(joined) ? 6 : null;
}

/**
 * Returns the number of slips between a typed text and a name, in any order of words; null if they are further apart than slips explain.
 * Omitted words cost little.
 * @param isPartial accepts a name that lacks some of the typed words, as long as it has the greater part of their letters
 */
export function countSlips(typed: TypedName, name: string, isPartial: boolean): number | null {
  const joinedName = name.replaceAll(" ", "");
  const joined = wordSlips(typed.joined, joinedName);
  const words = name.split(" ");
  // Also some of its words run together: "latour" is of "de la tour".
  const left = [1, 2, 3].flatMap((count) =>
    words.slice(count - 1).map((_, at) => words.slice(at, at + count).join("")),
  );
  let slips = 0;
  let lacking = 0;
  for (const word of [...typed.words].sort((one, other) => other.length - one.length)) {
    const costs = left.map((other) => wordSlips(word, other) ?? Number.POSITIVE_INFINITY);
    const least = Math.min(...costs);
    if (least < Number.POSITIVE_INFINITY) {
      slips += least;
      left.splice(costs.indexOf(least), 1);
    } else if (isParticle(word)) slips += otherParticle;
    else {
      lacking += word.length;
      slips += lackingWord;
    }
  }
  const tooFar = isPartial ? lacking * 2 > typed.joined.length : lacking > 0;
  const omitted = Math.max(0, joinedName.length - typed.joined.length);
  const apart = tooFar ? null : slips + omitted * omittedLetter;
  return joined === null || (apart !== null && apart < joined) ? apart : joined;
}

const lackingWord = 3;
const otherParticle = 0.1;
const omittedLetter = 0.02;
const unfinished = 0.3;

const slipsAllowed = (letters: number) => (letters < 3 ? 0 : letters < 7 ? 1 : letters < 11 ? 2 : 3);

/** Compares two words as written and as spoken; the second may go on. Numbers have no near spelling. */
function wordSlips(word: string, other: string): number | null {
  if (word === other) return 0;
  if (isNumber(word) || isNumber(other)) return withoutZeros(word) === withoutZeros(other) ? 0 : null;
  if (other.startsWith(word)) return unfinished;
  const allowed = slipsAllowed(Math.min(word.length, other.length));
  if (Math.abs(word.length - other.length) > allowed + 3) {
    const begun = other.length > word.length ? distances(word, other, allowed).begun : allowed + 1;
    return begun <= allowed ? begun + unfinished : null;
  }
  const { whole, begun } = distances(word, other, allowed);
  const spoken = distances(spokenForm(word), spokenForm(other), allowed).whole + 0.5;
  const least = Math.min(whole, spoken, begun + unfinished);
  return least <= allowed + unfinished ? least : null;
}

/** Spoken forms of the last words compared: names share most of theirs. */
const spokenForms = new Map<string, string>();
const spokenFormsKept = 20_000;

/** Replaces what French ears hear alike, and single for double letters. */
function spokenForm(word: string): string {
  const known = spokenForms.get(word);
  if (known !== undefined) return known;
  const form = word
    .replace(/ph/g, "f")
    .replace(/e?aux?|ault$/g, "o")
    .replace(/ch(?=[rl])|ck|qu?|k|c(?=[aourlt])/g, "k")
    .replace(/[yj]/g, "i")
    .replace(/w/g, "v")
    .replace(/[zçs]/g, "s")
    .replace(/(?<!c)h/g, "")
    .replace(/(.)\1+/g, "$1")
    .replace(/(?<=..)[esxtd]$/, "");
  if (spokenForms.size >= spokenFormsKept) spokenForms.clear();
  spokenForms.set(word, form);
  return form;
}

/**
 * Returns the number of letters to change, insert, delete or swap with the next between two words: for the whole second one, and for
 * the beginning of it that is nearest.
 * @param most numbers above it are not told apart
 */
function distances(word: string, other: string, most: number): { whole: number; begun: number } {
  const tooFar = most + 1;
  const far = () => new Array<number>(other.length + 1).fill(tooFar);
  let [before, above, line] = [far(), far().map((_, column) => Math.min(column, tooFar)), far()];
  let least = 0;
  for (let row = 1; row <= word.length; row++) {
    // Further from the diagonal lie only numbers above `most`.
    const [from, to] = [Math.max(1, row - most), Math.min(other.length, row + most)];
    line[from - 1] = from === 1 ? Math.min(row, tooFar) : tooFar;
    least = line[from - 1] ?? tooFar;
    for (let column = from; column <= to; column++) {
      const isSame = word[row - 1] === other[column - 1];
      let cost = Math.min(
        (above[column] ?? tooFar) + 1,
        (line[column - 1] ?? tooFar) + 1,
        (above[column - 1] ?? tooFar) + (isSame ? 0 : 1),
      );
      const isSwapped = word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwapped) cost = Math.min(cost, (before[column - 2] ?? tooFar) + 1);
      line[column] = Math.min(cost, tooFar);
      least = Math.min(least, cost);
    }
    if (to < other.length) line[to + 1] = tooFar;
    if (least > most) return { whole: tooFar, begun: tooFar };
    [before, above, line] = [above, line, before];
  }
  return { whole: above[other.length] ?? tooFar, begun: least };
}
