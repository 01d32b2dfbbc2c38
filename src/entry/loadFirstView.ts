import type { Atom } from "jotai";
import { atom, type createStore, type Getter } from "jotai";
import { advertsQueryAtom } from "../features/adverts/atoms.ts";
import {
  contestCardsAtom,
  effectiveFilterAtom,
  nameSuggestionsAtom,
  spanChipAtom,
} from "../features/search/atoms.ts";
import {
  filterOfQuery,
  rootFilter,
  type SearchFilter,
  savedFilterAtom,
  textOfQuery,
} from "../features/search/filter.ts";
import {
  contestsQuery,
  eventsQuery,
  filterValuesQuery,
  picturePageQuery,
  scopeOf,
  subjectOf,
  timeCountsQuery,
} from "../features/search/queries.ts";
import { searchPacksQuery } from "../features/search/searchPacks.ts";
import { contestQuery, eventQuery, filterTypesQuery, filterValueQuery } from "../shop/catalogueQueries.ts";
import type { FirstQueries } from "../state/lazyPart.ts";
import { ownPicturesAtom } from "../widgets/PicturesPanel.tsx";

type Store = ReturnType<typeof createStore>;
type Loading = "loading" | "there" | "failed";

/** Returns all queries that a search's first view shows. @param text in the box, "" for none */
function queriesOf(filter: SearchFilter, text: string): FirstQueries {
  const { mode, eventUuid, contestUuid, filterValueUuid } = filter;
  return [
    filterTypesQuery(null),
    ...(text === "" ? [] : [filterValuesQuery({ text, eventUuid })]),
    ...(filterValueUuid === null ? [] : [filterValueQuery(filterValueUuid)]),
    ...(contestUuid === null ? [] : [contestQuery(contestUuid)]),
    ...(eventUuid === null ? [] : [eventQuery(eventUuid), searchPacksQuery({ eventUuid, mode })]),
    ...(filter.mode === "events" ? [eventsQuery(filterValueUuid)] : []),
    // The passages of a name tell their contest.
    ...((filter.mode === "contests" || filterValueUuid !== null) && eventUuid !== null
      ? [contestsQuery({ eventUuid, filterValueUuid })]
      : []),
    ...(filter.mode === "pictures"
      ? [
          picturePageQuery({ ...scopeOf(filter), offset: 0 }),
          timeCountsQuery(subjectOf(filter)),
          // Adverts affect the pictures' positions.
          advertsQueryAtom,
        ]
      : []),
  ];
}

/** Starts all queries, even if one has failed. */
function loadingOf(get: Getter, queries: FirstQueries): Loading {
  const states = queries.map((query) => get(query).status);
  if (states.includes("error")) return "failed";
  return states.includes("loading") ? "loading" : "there";
}

const searchViewAtom = (asked: SearchFilter, text: string) =>
  atom((get): Loading => {
    const filter = get(effectiveFilterAtom(asked));
    if (!filter) return "loading";
    const isNamed = filter.filterValueUuid !== null && filter.mode === "pictures";
    // Starts all of them, as the queries below.
    const parts: unknown[] = [
      text === "" || get(nameSuggestionsAtom),
      !isNamed || get(ownPicturesAtom),
      filter.mode !== "contests" || get(contestCardsAtom),
      filter.span === null || get(spanChipAtom),
    ];
    const hasCode = !parts.includes(undefined);
    const queries = loadingOf(get, queriesOf(filter, text));
    return queries === "there" && !hasCode ? "loading" : queries;
  });

const searchView = (store: Store, query: string) => {
  const params = new URLSearchParams(query);
  return searchViewAtom(filterOfQuery(params, store.get(savedFilterAtom)) ?? rootFilter, textOfQuery(params));
};

/**
 * Loads the data of a first view.
 * @param query of a search's address, such as "?event=…"
 * @param queries of another screen; undefined for the search
 * @returns whether everything loaded; failures render their own messages
 */
export async function loadFirstView(store: Store, query: string, queries?: FirstQueries): Promise<boolean> {
  const state: Atom<Loading> = queries ? atom((get) => loadingOf(get, queries)) : searchView(store, query);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const look = () => {
    const now = store.get(state);
    if (now !== "loading") resolve(now === "there");
  };
  const leave = store.sub(state, look);
  look();
  return promise.finally(leave);
}
