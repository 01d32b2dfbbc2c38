import { atom } from "jotai";
import type { FilterValue } from "../../api/contract/catalogueEntities.ts";
import { filterValuesShown } from "../../domain/shop/limits.ts";
import { catalogueQueryAtom } from "../../shop/catalogue.ts";
import { combineQueries } from "../../state/combineQueries.ts";
import { customerTokenAtom } from "../../state/customerToken.ts";
import { type QueryState, queryAtom, queryFamily } from "../../state/query.ts";
import { type SinglePicture, singlesFor } from "./singles.ts";

/** Queries behind the dialogs of a pack's page. */

export interface ContestSearch {
  /** Null for every event of the pack's pricing. */
  eventUuid: string | null;
  pricingId: number;
  /** Only contests with pictures of this value: a rider takes part in few of a day's contests. */
  filterValueUuid: string | null;
}

export const contestsQuery = queryFamily(
  async ({ eventUuid, pricingId, filterValueUuid }: ContestSearch, { api, signal }) => {
    const query = { eventUuid, filterValueUuid };
    if (eventUuid !== null) return api.contests.searchContests({ query }, { signal });
    const [contests, events] = await Promise.all([
      api.contests.searchContests({ query }, { signal }),
      api.events.listEvents({ query: {} }, { signal }),
    ]);
    const sold = new Set(events.filter((event) => event.pricingId === pricingId).map(({ uuid }) => uuid));
    return contests.filter((contest) => sold.has(contest.eventUuid));
  },
);

export interface ValueSearch {
  text: string;
  filterTypeUuid: string | null;
  eventUuid: string | null;
  /** Only values in pictures of this contest: the riders who rode there. */
  contestUuid: string | null;
  /** The pack's other value: only values that share a picture with it. */
  existingFilterValueUuid: string | null;
}

/** Searches filter values by part of their name; requests one more than displayed, to detect further ones. */
const valuesQuery = queryFamily(({ text, ...search }: ValueSearch, { api, signal }) =>
  api.filterValues.listLinkedFilterValues(
    { query: { ...search, tagSearch: text, limit: filterValuesShown + 1 } },
    { signal },
  ),
);

const nothingAsked = atom(
  (): QueryState<readonly FilterValue[]> | null => null,
  async () => {},
);

/** In a contest, or with another value chosen, there are few: they are listed before anything is typed. */
export function valuesFor(search: ValueSearch) {
  const { text, contestUuid, existingFilterValueUuid } = search;
  const isWide = contestUuid === null && existingFilterValueUuid === null;
  return text === "" && isWide ? nothingAsked : valuesQuery(search);
}

// Each opening of the dialog refetches the cart.
const visitAtom = atom(0);
visitAtom.onMount = (set) => () => set((visit) => visit + 1);

export const cartSinglesQueryAtom = queryAtom({
  params: (get) => [get(customerTokenAtom), get(visitAtom)],
  load: async (_, { api, signal }) => {
    const [items, pictures] = await Promise.all([
      api.orderItems.listSinglePictures({}, { signal }),
      api.pictures.listPicturesOfCurrentOrder({}, { signal }),
    ]);
    return { items, pictures };
  },
});

/** The cart's single pictures that can join a pack, by its pricing and contents. */
export function singlesQuery(pack: { pricingId: number; held: readonly string[] }) {
  return combineQueries(cartSinglesQueryAtom, catalogueQueryAtom, (cart, catalogue): SinglePicture[] =>
    singlesFor(pack, cart, catalogue),
  );
}
