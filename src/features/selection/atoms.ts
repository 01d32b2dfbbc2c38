import { type Atom, atom } from "jotai";
import * as z from "zod/mini";
import { uuid } from "../../api/contract/fields.ts";
import { selectionCookie } from "../../api/contract/firstView.ts";
import { writeCookie } from "../../browser/cookie.ts";
import { selectionMaximum } from "../../domain/shop/limits.ts";
import { placeAtom } from "../../shop/place.ts";
import { hydratedAtom } from "../../state/hydrated.ts";
import { persistedAtom } from "../../state/persisted.ts";
import { mergeShared, type Opened } from "./mergeShared.ts";
import type { OpenedWords } from "./shareTexts.ts";

const storedAtom = persistedAtom(
  "session",
  "selection",
  z.array(uuid).check(z.maxLength(selectionMaximum)),
  [],
);
const keptAtom = atom(
  (get) => get(storedAtom),
  (_, set, kept: string[]) => {
    set(storedAtom, kept);
    writeCookie(selectionCookie, kept.length, null);
  },
);
const tickedAtom = atom<readonly string[]>([]);
const refusedAtom = atom(false);

const keptSetAtom = atom((get) => new Set(get(keptAtom)));
const tickedSetAtom = atom((get) => new Set(get(tickedAtom)));

/** The uuids of "Ma sélection", in order of addition; kept for the browser session. */
export const selectionAtom: Atom<readonly string[]> = atom((get) => get(keptAtom));
export const selectionCountAtom = atom((get) =>
  get(hydratedAtom) ? get(keptAtom).length : (get(placeAtom).selected ?? 0),
);

/** The ticked uuids. */
export const tickedUuidsAtom: Atom<readonly string[]> = atom((get) => get(tickedAtom));

/** Number of ticked pictures outside the selection and inside it. */
export const tickedCountsAtom = atom((get) => {
  const kept = get(keptSetAtom);
  const ticked = get(tickedAtom);
  const inside = ticked.filter((one) => kept.has(one)).length;
  return { outside: ticked.length - inside, inside };
});

/** Whether the last addition was refused for exceeding the maximum of 300. */
export const selectionRefusedAtom = atom(
  (get) => get(refusedAtom),
  (_, set) => set(refusedAtom, false),
);

export type PictureMark = "ticked" | "kept" | null;
/** Tells a picture's mark by its uuid: blue if ticked, green if in the selection (design.md). */
export const pictureMarkAtom = atom((get) => {
  const [ticked, kept] = [get(tickedSetAtom), get(keptSetAtom)];
  return (picture: string): PictureMark =>
    ticked.has(picture) ? "ticked" : kept.has(picture) ? "kept" : null;
});

export const toggleTickAtom = atom(null, (get, set, picture: string) => {
  const ticked = get(tickedAtom);
  set(tickedAtom, ticked.includes(picture) ? ticked.filter((one) => one !== picture) : [...ticked, picture]);
});

/** Unticks pictures once they are in a pack. */
export const untickAtom = atom(null, (get, set, pictures: readonly string[]) => {
  const done = new Set(pictures);
  set(
    tickedAtom,
    get(tickedAtom).filter((one) => !done.has(one)),
  );
});

export const clearTicksAtom = atom(null, (_, set) => set(tickedAtom, []));

/** Adds pictures to the selection; above 300, adds none. Returns whether they were added. */
export const addToSelectionAtom = atom(null, (get, set, pictures: readonly string[]): boolean => {
  const kept = [...new Set([...get(keptAtom), ...pictures])];
  const fits = kept.length <= selectionMaximum;
  set(refusedAtom, !fits);
  if (fits) set(keptAtom, kept);
  return fits;
});

const openedAtom = atom<OpenedWords | null>(null);
/** Result of opening a shared selection; setting it dismisses the message. */
export const openedSharedAtom = atom(
  (get) => get(openedAtom),
  (_, set) => set(openedAtom, null),
);

/** Adds as many pictures of a shared selection as fit, and stores the result. */
export const openSharedAtom = atom(
  null,
  (get, set, shared: readonly string[], words: (opened: Opened) => OpenedWords) => {
    const opened = mergeShared(get(keptAtom), shared);
    set(keptAtom, [...opened.selection]);
    set(openedAtom, words(opened));
  },
);

export const removeFromSelectionAtom = atom(null, (get, set, pictures: readonly string[]) => {
  const gone = new Set(pictures);
  set(refusedAtom, false);
  set(
    keptAtom,
    get(keptAtom).filter((one) => !gone.has(one)),
  );
  set(
    tickedAtom,
    get(tickedAtom).filter((one) => !gone.has(one)),
  );
});

/** Moves the ticked pictures to the selection; if they do not fit, they stay ticked. */
export const keepTickedAtom = atom(null, (get, set): boolean => {
  const fits = set(addToSelectionAtom, get(tickedAtom));
  if (fits) set(tickedAtom, []);
  return fits;
});

export const removeTickedAtom = atom(null, (get, set) => {
  set(removeFromSelectionAtom, get(tickedAtom));
  set(tickedAtom, []);
});

/** Adds the picture to the selection or removes it. */
export const toggleSelectedAtom = atom(null, (get, set, picture: string) => {
  if (get(keptSetAtom).has(picture)) set(removeFromSelectionAtom, [picture]);
  else set(addToSelectionAtom, [picture]);
});

/** Clears both; placing an order does so too (specification, section 4 "Order lifecycle"). */
export const clearSelectionsAtom = atom(null, (_, set) => {
  set(keptAtom, []);
  set(tickedAtom, []);
  set(refusedAtom, false);
  set(openedAtom, null);
});
