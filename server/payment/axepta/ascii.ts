const spelled: Record<string, string> = {
  œ: "oe",
  Œ: "OE",
  æ: "ae",
  Æ: "AE",
  ß: "ss",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
  "€": " EUR",
  "’": "'",
  "‘": "'",
  "«": '"',
  "»": '"',
  "“": '"',
  "”": '"',
  "…": "...",
  "–": "-",
  "—": "-",
  "·": "-",
  "×": "x",
  "&": "+",
};

/**
 * Converts text to printable ASCII without `&`, cut to `maximum` characters: drops accents, splits ligatures, simplifies French
 * typography, replaces anything else by `?`.
 */
export function toAscii(text: string, maximum: number): string {
  return text
    .replace(/[œŒæÆßøØłŁ€’‘«»“”…–—·×&]/g, (character) => spelled[character] ?? character)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .replace(/[^\x20-\x7e]/gu, "?")
    .replaceAll("&", "+")
    .trim()
    .slice(0, maximum)
    .trimEnd();
}
