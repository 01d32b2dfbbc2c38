import { atom } from "jotai";

/** Counts the additions to packs from outside their page and tray, which then refetch. */
export const packVersionAtom = atom(0);
