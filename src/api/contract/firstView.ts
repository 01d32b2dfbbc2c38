/** A response embedded in the page, so that the shop need not request it. */
export interface BroughtAnswer {
  body: unknown;
  /** Total count; null if the call is not paginated. */
  totalCount: number | null;
}

/** Keyed by path and query below /api: `/anonymous/events/…`. */
export type BroughtAnswers = Record<string, BroughtAnswer>;

/** What a page shows before the shop's code loads. */
export interface FirstView {
  /** Content of #root. */
  html: string;
  /** Null for the shop's frame around a screen that only the browser draws. */
  answers: BroughtAnswers | null;
}

/** Cookie of a browser with a saved search, which only /search restores: the server cannot render it. */
export const lastSearchCookie = "dossard-search";

/** Cookie with the size of this browser's selection: the server renders the links that show it. */
export const selectionCookie = "dossard-selection";

/** Cookie with the chosen appearance: the server renders the root element's theme. */
export const appearanceCookie = "dossard-appearance";

/** Id of the JSON element that holds the responses. */
export const answersId = "answers";

/**
 * Renders the first view of an address on the server (`src/entry/serverEntry.tsx`, built beside the shop).
 * @param address path and query of the page
 * @param place the page's place, as JSON
 * @param fetch calls the shop's own API
 * @returns null if the address has no first view or a call failed
 */
export type DrawFirstView = (
  address: string,
  place: unknown,
  fetch: typeof globalThis.fetch,
) => Promise<FirstView | null>;

/**
 * Finds the screen of an address (`src/entry/serverEntry.tsx`).
 * @param pathname path of the page, as requested
 * @param place the page's place, as JSON
 * @returns the name of its file in src/routes if its code loads apart; null if the shop has no such screen
 */
export type FindScreen = (pathname: string, place: unknown) => { file?: string | undefined } | null;
