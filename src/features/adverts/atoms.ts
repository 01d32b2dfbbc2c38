import { atom } from "jotai";
import type { Advert } from "../../api/contract/catalogueEntities.ts";
import { dataOf, queryAtom } from "../../state/query.ts";

export const advertsQueryAtom = queryAtom({
  params: () => null,
  load: (_, { api, signal }) => api.adverts.listAdverts({}, { signal }),
});
const none: readonly Advert[] = [];

/** The adverts of this place; empty until they load, and if they fail to load: pictures come first. */
export const advertsAtom = atom((get): readonly Advert[] => dataOf(get(advertsQueryAtom)) ?? none);
