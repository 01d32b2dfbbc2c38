/** An answer that the page brings along, so that the shop need not ask for it. */
export interface BroughtAnswer {
  body: unknown;
  /** How many there are in all; null where the call gives no pages. */
  totalCount: number | null;
}

/** By path and query below /api: `/anonymous/events/…`. */
export type BroughtAnswers = Record<string, BroughtAnswer>;

/** What a page shows before the shop's code is there. */
export interface FirstView {
  /** What stands in #root. */
  html: string;
  /** Class of the document's root. */
  themeClass: string;
  answers: BroughtAnswers;
}

/** The cookie of a browser that holds a last search, which /search alone takes up: the server cannot draw that. */
export const lastSearchCookie = "dossard-search";

/** The cookie that holds how many pictures this browser has selected: the server draws the links that say so. */
export const selectionCookie = "dossard-selection";

/** The id of the JSON in the page that holds the answers. */
export const answersId = "answers";

/**
 * Draws the first view of an address on the server (`src/entry/serverEntry.tsx`, built beside the shop).
 * @param address path and query of the page
 * @param place what the page knows of the place, as JSON
 * @param fetch calls the shop's own API
 * @returns null where the address has none of its own, or where a call failed
 */
export type DrawFirstView = (
  address: string,
  place: unknown,
  fetch: typeof globalThis.fetch,
) => Promise<FirstView | null>;

/**
 * Whether an address is a screen of the shop's (`src/entry/serverEntry.tsx`); any other shows that there is none.
 * @param pathname path of the page, as it is asked for
 * @param place what the page knows of the place, as JSON
 */
export type HasScreen = (pathname: string, place: unknown) => boolean;
