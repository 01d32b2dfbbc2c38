import { searchKey } from "../../src/domain/pictures/searchKey.ts";

/** Where names of files or folders have a bib without a word for it; the operator says so. */
export const bibPlaces = ["folder", "start", "end"] as const;
export type BibPlace = (typeof bibPlaces)[number];

/** Returns a bib for comparison: "012", "12" and "n° 12" are one. */
export const bibKey = (bib: string) =>
  searchKey(bib)
    .replace(/^(?:n|no|num|bib|dossard) (?=\w)/, "")
    .replace(/^0+(?=\d)/, "");

const marked = /(?<!\p{L})(?:dossards?|doss|bibs?)[ _.\-#n°º:]*(\d+)(?![\d\p{L}])/giu;

/**
 * Returns the keys of the bibs that a picture's names carry. A bare number is none, cameras number their files too: a word must say it
 * ("dossard 12", "bib_12-3"), or the operator where it stands.
 * @param name of the file, without extension
 * @param folder its folder's name
 */
export function bibsOfPicture(name: string, folder: string, place: BibPlace | null): string[] {
  const found = [name, folder].flatMap((text) => [...text.matchAll(marked)].map(([, bib]) => bib ?? ""));
  const placed = place === null ? undefined : atPlace[place](name, folder);
  return [...new Set([...found, ...(placed === undefined ? [] : [placed])].map(bibKey))];
}

const atPlace: Record<BibPlace, (name: string, folder: string) => string | undefined> = {
  folder: (_, folder) => /^\s*(\d+)(?![\d.,]*\d|\p{L})/u.exec(folder)?.[1],
  start: (name) => /^(\d+)(?![\d\p{L}])/u.exec(name)?.[1],
  end: (name) => /(?<![\d\p{L}])(\d+)$/u.exec(name)?.[1],
};
