import { atom } from "jotai";

/**
 * False while a page that the server drew is hydrated: until then what this browser alone knows (selection, last search, who is
 * signed in) reads as it did on the server, or the two would not match.
 */
export const hydratedAtom = atom(true);
