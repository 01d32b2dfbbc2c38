import type { Atom } from "jotai";
import { atom, type createStore } from "jotai";
import { advertsQueryAtom } from "../features/adverts/atoms.ts";
import { effectiveFilterAtom, nameSuggestionsAtom } from "../features/search/atoms.ts";
import {
  filterOfQuery,
  rootFilter,
  type SearchFilter,
  savedFilterAtom,
  textOfQuery,
} from "../features/search/filter.ts";
import { filterPacksQuery } from "../features/search/filterPacks.ts";
import {
  contestsQuery,
  eventsQuery,
  filterValuesQuery,
  picturePageQuery,
  scopeOf,
  subjectOf,
  timeCountsQuery,
} from "../features/search/queries.ts";
import { contestQuery, eventQuery, filterTypesQuery, filterValueQuery } from "../shop/catalogueQueries.ts";
import type { QueryState } from "../state/query.ts";

type Store = ReturnType<typeof createStore>;
type Settling = Atom<QueryState<unknown>>;

/** Returns all queries that a search's first view shows. @param text in the box, "" for none */
function queriesOf(filter: SearchFilter, text: string): Settling[] {
  const { eventUuid, contestUuid, filterValueUuid } = filter;
  return [
    filterTypesQuery(null),
    ...(text === "" ? [] : [filterValuesQuery({ text, eventUuid })]),
    ...(filterValueUuid === null ? [] : [filterValueQuery(filterValueUuid)]),
    ...(contestUuid === null ? [] : [contestQuery(contestUuid)]),
    ...(eventUuid === null ? [] : [eventQuery(eventUuid), filterPacksQuery(eventUuid)]),
    ...(filter.mode === "events" ? [eventsQuery(filterValueUuid)] : []),
    ...(filter.mode === "contests" && eventUuid !== null
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

const firstViewAtom = (asked: SearchFilter, text: string) =>
  atom((get): "loading" | "there" | "failed" => {
    const filter = get(effectiveFilterAtom(asked));
    const hasCode = text === "" || get(nameSuggestionsAtom) !== undefined;
    if (!filter) return "loading";
    // Starts all of them, even if one has failed.
    const states = queriesOf(filter, text).map((query) => get(query).status);
    if (states.includes("error")) return "failed";
    return !hasCode || states.includes("loading") ? "loading" : "there";
  });

/**
 * Loads the data of a search's first view.
 * @param query of the address, such as "?event=…"
 * @returns whether everything loaded; failures render their own messages
 */
export async function loadFirstView(store: Store, query: string): Promise<boolean> {
  const saved = store.get(savedFilterAtom);
  const params = new URLSearchParams(query);
  const state = firstViewAtom(filterOfQuery(params, saved) ?? rootFilter, textOfQuery(params));
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const look = () => {
    const now = store.get(state);
    if (now !== "loading") resolve(now === "there");
  };
  const leave = store.sub(state, look);
  look();
  return promise.finally(leave);
}
