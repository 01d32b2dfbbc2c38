import { accentedWords } from "./accentedWords.ts";

const letters = new Map<string, number>();
const contexts = new Set<string>();
let total = 0;
for (const word of accentedWords.toLowerCase().split(/\s+/)) {
  for (const [index, letter] of [...word].entries()) {
    if (letter < "\u0080" || !/\p{L}/u.test(letter)) continue;
    letters.set(letter, (letters.get(letter) ?? 0) + 1);
    contexts.add(`${word[index - 1] ?? "-"}${letter}<`).add(`${letter}${word[index + 1] ?? "-"}>`);
    total++;
  }
}

const isLetter = (char: string) => /\p{L}/u.test(char);
const isUpper = (char: string) => isLetter(char) && char !== char.toLowerCase();
const isLower = (char: string) => isLetter(char) && char !== char.toUpperCase();

/**
 * Returns how unlikely a word is in a start list, as minus the logarithm of its probability, counting its characters outside
 * ASCII only: letters by their frequency, neighbours and case in European names, signs by the place where they are usual.
 */
export function costOfWord(word: string): number {
  let cost = 0;
  for (let index = 0; index < word.length; index++) {
    const char = word[index] ?? "";
    if (char < "\u0080") continue;
    const [before = "", after = ""] = [word[index - 1], word[index + 1]];
    cost +=
      isLetter(char) && !/[ªº]/.test(char)
        ? costOfLetter(word, index, before, char, after)
        : costOfSign(word.slice(0, index), char, after);
  }
  return cost;
}

function costOfLetter(word: string, index: number, before: string, char: string, after: string): number {
  const lower = char.toLowerCase();
  const edge = (neighbour: string) =>
    isLetter(neighbour) ? neighbour.toLowerCase() : /['’]/.test(neighbour) ? "'" : "-";
  let cost = Math.log((total + 30) / ((letters.get(lower) ?? 0) + 0.3));
  if (!contexts.has(`${edge(before)}${lower}<`)) cost += 1.5;
  if (before > "\u007f" && isLetter(before)) cost += 3;
  if (!contexts.has(`${lower}${edge(after)}>`)) cost += 1.5;
  return cost + costOfCase(word, index, before, char, after);
}

function costOfCase(word: string, index: number, before: string, char: string, after: string): number {
  if (isUpper(char)) {
    if (isLower(before)) return 7;
    return isUpper(before) && isLower(after) ? 5 : 0;
  }
  if (!isLower(char)) return 0;
  // "LEFéVRE": French keyboards have no capital accents, and some type it so.
  if (isUpper(after) || (isUpper(before) && isUpper(word[index - 2] ?? ""))) return 4;
  return isLetter(before) || after === "" ? 0 : 1.5;
}

/** Signs with the place where they are usual, and their costs there and elsewhere. */
const signs: [
  chars: RegExp,
  isUsual: (before: string, after: string) => boolean,
  usual: number,
  other: number,
][] = [
  [/‘/, (before, after) => isLetter(before) && isLetter(after), 6, 9],
  [/¤/, () => true, 14, 14],
  [/´/, (before, after) => isLetter(before) && isLetter(after), 5, 9],
  [/[«“„]/, (before) => !isLetter(before), 3, 10],
  [/[»”]/, (_, after) => !isLetter(after), 3, 10],
  [/[°º]/, (before, after) => /[nN\d]/.test(before) && !isLetter(after), 2, 8],
  [/€/, (before, after) => !isLetter(before) && !isLetter(after), 2, 10],
  [/[–—]/, (before, after) => !isLetter(before) && !isLetter(after), 3, 7],
  [/…/, (_, after) => !isLetter(after), 4, 10],
  [/\u00a0/, () => true, 3, 3],
  [/[²³½¼¾×±§·]/, (before, after) => !isLetter(before) && !isLetter(after), 5, 10],
  [/[®©™]/, (_, after) => !isLetter(after), 6, 10],
];

/** "d’", "qu’", "O’" are elided; nobody writes "Garc’a". */
const isElided = (start: string, after: string) =>
  /(?:^|\P{L})(?:\p{L}{1,2}|lorsqu|puisqu|quelqu|presqu|jusqu|aujourd)$/iu.test(start) && isLetter(after);

function costOfSign(start: string, char: string, after: string): number {
  const before = start.at(-1) ?? "";
  if (char === "’") return isElided(start, after) ? 2 : 7;
  // Control characters and frames are never in a list.
  if (/[\p{Cc}\p{Co}\ufffd\u2500-\u25ff]/u.test(char)) return 30;
  const sign = signs.find(([chars]) => chars.test(char));
  if (!sign) return 10;
  const [, isUsual, usual, other] = sign;
  return isUsual(before, after) ? usual : other;
}
