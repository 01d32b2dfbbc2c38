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
 * Any text as printable ASCII without `&`, cut to `maximum` characters: accents are dropped, ligatures opened,
 * French typography made plain, anything else becomes `?`.
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
