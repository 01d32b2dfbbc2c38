import { atom } from "jotai";
import type { Advert } from "../../api/contract/catalogueEntities.ts";
import { dataOf, queryAtom } from "../../state/query.ts";

export const advertsQueryAtom = queryAtom({
  params: () => null,
  load: (_, { api, signal }) => api.adverts.listAdverts({}, { signal }),
});
const none: readonly Advert[] = [];

/** The adverts of this place; none until they are known, and none where they cannot be had: pictures go first. */
export const advertsAtom = atom((get): readonly Advert[] => dataOf(get(advertsQueryAtom)) ?? none);
