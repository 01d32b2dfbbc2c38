const ligatures: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", đ: "d" };

/**
 * Normalises a name for comparison: lower case, no accents, expanded ligatures, one space per run of other characters
 * than letters and digits. "L'ŒIL D'OR" and "l’oeil d-or" both give "l oeil d or".
 */
export function searchKey(text: string): string {
  return (
    text
      // Also decomposes compatibility forms: start lists from PDF contain the ligature "ﬁ" and full-width digits.
      .normalize("NFKD")
      .toLowerCase()
      .replace(/\p{M}/gu, "")
      .replace(/[œæßøłđ]/g, (letter) => ligatures[letter] ?? letter)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
  );
}

/** The same with hyphens, for URLs, cut to `maximum` characters. */
export function slug(text: string, maximum = 100): string {
  return (
    searchKey(text)
      .replaceAll(" ", "-")
      .slice(0, maximum)
      // The cut may leave half a surrogate pair or a trailing hyphen.
      .replace(/[\ud800-\udbff]$/, "")
      .replace(/-+$/, "")
  );
}
