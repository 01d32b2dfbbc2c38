import { atom, useAtomValue, useStore } from "jotai";
import { useMemo, useState } from "react";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import type { PackMatchCriteria } from "../../domain/packs/packMatchCriteria.ts";
import { dataOf, type QueryState } from "../../state/query.ts";
import { firstShown, type MatchingShown, matchingShown, moreShown } from "./matching.ts";

export interface Matching {
  /** Null while too few criteria are chosen. */
  pictures: QueryState<MatchingShown> | null;
  /** Index of a displayed picture, from 0; -1 if it is not displayed. */
  indexOf: (picture: Picture) => number;
  more: () => void;
  retry: () => Promise<void>;
}

const nothingAtom = atom(null);

/** The pictures that match a content: the first ones until more are requested. */
export function useMatching(content: PackMatchCriteria | null): Matching {
  const store = useStore();
  const key = JSON.stringify(content);
  const [asked, setAsked] = useState({ key, wanted: firstShown });
  const wanted = asked.key === key ? asked.wanted : firstShown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a content is what it says, not which object it is
  const matching = useMemo(() => content && matchingShown(content, wanted), [key, wanted]);
  const pictures = useAtomValue(matching?.shown ?? nothingAtom);
  return {
    pictures,
    indexOf: ({ uuid }) => {
      const shown = pictures && dataOf(pictures);
      return shown ? shown.pictures.findIndex((one) => one.uuid === uuid) : -1;
    },
    more: () => setAsked({ key, wanted: wanted + moreShown }),
    retry: async () => {
      const failed = matching?.pages.filter((page) => store.get(page).status === "error") ?? [];
      await Promise.all(failed.map((page) => store.set(page)));
    },
  };
}
