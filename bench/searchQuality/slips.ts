import type { Random } from "../../demo/scenes/random.ts";
import type { Starter } from "./fillShop.ts";

/** Neighbours on a French keyboard. */
const neighbours: Record<string, string> = {
  ...{
    a: "zqé",
    b: "vgn",
    c: "xdv",
    d: "sefcx",
    e: "zrds",
    f: "drtgvc",
    g: "ftyhbv",
    h: "gyujnb",
    i: "uokj",
  },
  ...{ j: "huikn", k: "jiolm", l: "kopm", m: "lpù", n: "bhj", o: "iplk", p: "oml", q: "asw", r: "etfd" },
  ...{ s: "qzdx", t: "ryg", u: "yij", v: "cfgb", w: "xqs", x: "wcs", y: "tuh", z: "aes" },
};
/** Spellings that sound alike. */
const alike: readonly [RegExp, string][] = [
  [/ph/i, "f"],
  [/f(?!f)/i, "ph"],
  [/y/i, "i"],
  [/(?<=.)i(?=[^i])/i, "y"],
  [/ck/i, "k"],
  [/c(?=[aou])/i, "k"],
  [/qu/i, "k"],
  [/k/i, "c"],
  [/eau/i, "o"],
  [/au/i, "o"],
  [/([ln])\1/i, "$1"],
  [/(?<=[aeiou])s(?=[aeiou])/i, "z"],
  [/th/i, "t"],
];

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");
const wordsOf = (text: string) => text.split(/\s+/);

/** Changes the longest or another long word of a name at a letter; null if it has none. */
function atLetter(
  random: Random,
  name: string,
  change: (letters: string[], at: number) => void,
  least = 4,
): string | null {
  const words = wordsOf(plain(name));
  const long = words.flatMap((word, index) =>
    /^[a-z]+$/i.test(word) && word.length >= least ? [index] : [],
  );
  const [first, ...rest] = long;
  if (first === undefined) return null;
  const index = random.pick([first, ...rest]);
  const letters = [...(words[index] ?? "")];
  change(letters, random.int(1, letters.length - 2));
  words[index] = letters.join("");
  return words.join(" ");
}

function likeIt(random: Random, name: string): string | null {
  const text = plain(name);
  const fitting = alike.filter(([from]) => from.test(text));
  const [first, ...rest] = fitting;
  if (!first) return null;
  const [from, to] = random.pick([first, ...rest]);
  return text.replace(from, to);
}

/** Makes one slip of the finger at a letter: a wrong, missing, doubled or swapped one. */
function slipOf(random: Random, name: string, least: number): string | null {
  return atLetter(
    random,
    name,
    (letters, at) => {
      const letter = letters[at] ?? "";
      const wrong = random.pick(["a", "e", "n", "r", "t"] as const);
      random.pick([
        () => letters.splice(at, 1, wrong),
        () => letters.splice(at, 1),
        () => letters.splice(at, 0, letter),
        () => letters.splice(at, 2, letters[at + 1] ?? "", letter),
      ] as const)();
    },
    least,
  );
}

export type Slip = (random: Random, name: string) => string | null;

/** Ways in which shoppers write a name; null where a name does not allow one. */
export const nameSlips: Record<string, Slip> = {
  "as written": (_, name) => name,
  "in capitals, without accents": (_, name) => plain(name).toUpperCase(),
  "with other accents": (_, name) => (/[eao]/.test(name) ? name.replace(/e/, "é").replace(/a/, "â") : null),
  "words in another order": (_, name) => {
    const words = wordsOf(name);
    return words.length > 1 ? [...words.slice(1), ...words.slice(0, 1)].join(" ") : null;
  },
  "a word left out": (random, name) => {
    const words = wordsOf(name);
    return words.length > 2 ? words.toSpliced(random.int(0, words.length - 1), 1).join(" ") : null;
  },
  "a word too many": (random, name) =>
    wordsOf(name).length > 1 ? `${name} ${random.pick(["junior", "dressage", "photos", "le grand"])}` : null,
  "small words left out": (_, name) => {
    const left = wordsOf(name).filter((word) => !/^(?:de|du|des|la|le|von|van|der|of|et|y)$/i.test(word));
    return left.length > 1 && left.length < wordsOf(name).length ? left.join(" ") : null;
  },
  "hyphens and apostrophes left out": (_, name) => (/[-'’]/.test(name) ? name.replace(/[-'’]/g, "") : null),
  "hyphens for blanks": (_, name) => (name.includes(" ") ? name.replaceAll(" ", "-") : null),
  "words run together": (_, name) => (name.includes(" ") ? name.replaceAll(" ", "") : null),
  "two letters swapped": (random, name) =>
    atLetter(random, name, (letters, at) => {
      [letters[at], letters[at + 1]] = [letters[at + 1] ?? "", letters[at] ?? ""];
    }),
  "a letter left out": (random, name) => atLetter(random, name, (letters, at) => letters.splice(at, 1)),
  "a letter doubled": (random, name) =>
    atLetter(random, name, (letters, at) => letters.splice(at, 0, letters[at] ?? "")),
  "a neighbouring key": (random, name) =>
    atLetter(random, name, (letters, at) => {
      const [first = "e", ...rest] = neighbours[(letters[at] ?? "").toLowerCase()] ?? "";
      letters[at] = random.pick([first, ...rest]);
    }),
  "the first letter wrong": (random, name) =>
    atLetter(random, name, (letters) => {
      const [first = "e", ...rest] = neighbours[(letters[0] ?? "").toLowerCase()] ?? "";
      letters[0] = random.pick([first, ...rest]);
    }),
  "by ear": likeIt,
  "a slip, in another order": (random, name) => {
    const words = wordsOf(name);
    if (words.length < 2) return null;
    return atLetter(random, words.reverse().join(" "), (letters, at) => letters.splice(at, 1), 5);
  },
  "two slips": (random, name) => {
    const once = likeIt(random, name);
    return once === null ? null : atLetter(random, once, (letters, at) => letters.splice(at, 1), 6);
  },
  "two slips of the finger": (random, name) => {
    const once = slipOf(random, name, 7);
    return once === null ? null : slipOf(random, once, 7);
  },
  "a slip, a word left out": (random, name) => {
    const words = wordsOf(name);
    if (words.length < 3) return null;
    return slipOf(random, words.toSpliced(random.int(0, words.length - 1), 1).join(" "), 5);
  },
  "an initial": (_, name) => {
    const [first = "", ...rest] = wordsOf(name);
    return rest.some((word) => word.length > 4) && first.length > 1 ? `${first[0]}. ${rest.join(" ")}` : null;
  },
  "another particle": (_, name) => {
    const words = wordsOf(name);
    const at = words.findIndex((word) => /^(?:de|du|des|le|la|von|van)$/i.test(word));
    return at < 0 || words.length < 3 ? null : words.with(at, words[at] === "du" ? "de" : "du").join(" ");
  },
  "titles and commas": (_, name) => {
    const [first = "", ...rest] = wordsOf(name);
    return rest.length > 0 ? `Mme ${rest.join(" ")}, ${first}` : null;
  },
  "the last letters missing": (random, name) =>
    wordsOf(name).length > 1 && name.length > 9 ? plain(name).slice(0, -random.int(1, 2)) : null,
};

export const bibSlips: Record<string, Slip> = {
  "a bib": (_, bib) => bib,
  "a bib without its zeros": (_, bib) => (bib.startsWith("0") ? bib.replace(/^0+/, "") : null),
  "a bib with zeros": (_, bib) => bib.padStart(5, "0"),
  "a bib with « n° »": (_, bib) => `n° ${bib}`,
  "a bib with « dossard »": (_, bib) => `Dossard ${bib}`,
  "a bib written otherwise": (random, bib) =>
    random.pick(["nº", "n°0", "#", "no", "N. ", "numéro ", "dossard n° ", "dossard:00", " "] as const) + bib,
};

/** Ways in which shoppers write who is on the picture together; null where a list does not say all of it. */
export const coupleSlips: Record<string, (starter: Starter) => string | null> = {
  "a rider and a horse": ({ rider, horse }) => (rider && horse ? `${rider} ${horse}` : null),
  "a horse and a rider": ({ rider, horse }) => (rider && horse ? `${horse} - ${rider}` : null),
  "a surname and a horse's first word": ({ rider, horse }) => {
    const last = wordsOf(rider).find((word) => word.length > 4 && word === word.toLocaleUpperCase("fr"));
    return last && horse ? `${last.toLowerCase()} ${wordsOf(horse)[0]}` : null;
  },
  "a rider and a bib": ({ rider, bib }) => (rider && bib ? `${rider} ${bib}` : null),
  "a bib and a horse": ({ horse, bib }) => (horse && bib ? `n° ${bib} ${horse}` : null),
};
