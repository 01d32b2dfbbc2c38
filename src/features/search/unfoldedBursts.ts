import { atom } from "jotai";

const unfoldedAtom = atom<ReadonlySet<string>>(new Set<string>());

/** The first pictures of the unfolded bursts, by uuid: kept until the page reloads, so that Back finds them so. Setting one toggles it. */
export const unfoldedBurstsAtom = atom(
  (get) => get(unfoldedAtom),
  (get, set, firstUuid: string) => {
    const next = new Set(get(unfoldedAtom));
    if (!next.delete(firstUuid)) next.add(firstUuid);
    set(unfoldedAtom, next);
  },
);
