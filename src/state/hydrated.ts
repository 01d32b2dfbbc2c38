import { atom } from "jotai";

/**
 * False while a server-rendered page hydrates. Until then, state that only this browser knows (selection, last search,
 * sign-in) reads as it did on the server, to avoid a mismatch.
 */
export const hydratedAtom = atom(true);
