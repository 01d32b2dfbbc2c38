const ligatures: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", đ: "d" };

/**
 * The form in which names are compared: lower case, no accents, ligatures opened, every run of anything but
 * letters and digits one space. "L'ŒIL D'OR" and "l’oeil d-or" both give "l oeil d or".
 */
export function searchKey(text: string): string {
  return (
    text
      // Compatibility forms too: start lists from PDF hold "ﬁ" in one letter, and full-width digits.
      .normalize("NFKD")
      .toLowerCase()
      .replace(/\p{M}/gu, "")
      .replace(/[œæßøłđ]/g, (letter) => ligatures[letter] ?? letter)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
  );
}

/** The same with hyphens, as addresses carry it, cut to `maximum` characters. */
export function slug(text: string, maximum = 100): string {
  return (
    searchKey(text)
      .replaceAll(" ", "-")
      .slice(0, maximum)
      // What the cut may have left: half of a character beyond the first 65,536, or a hyphen.
      .replace(/[\ud800-\udbff]$/, "")
      .replace(/-+$/, "")
  );
}
