import { atom, type Getter } from "jotai";
import { lastSearchCookie } from "../../api/contract/firstView.ts";
import { writeCookie } from "../../browser/cookie.ts";
import { contestQuery, eventQuery, filterValueQuery } from "../../shop/catalogueQueries.ts";
import { placeAtom } from "../../shop/place.ts";
import { memoizeByKey } from "../../state/memoizeByKey.ts";
import { dataOf, type QueryState } from "../../state/query.ts";
import { displayedEvents } from "./displayedEvents.ts";
import { forced, type SearchFilter, savedFilterAtom, withEvent } from "./filter.ts";
import { eventsQuery } from "./queries.ts";

/**
 * The filter that a single-event place makes of the root: its only event is chosen by itself (specification, section 4
 * "Search view"). Undefined while that event is not known yet.
 */
function ofPlace(get: Getter, filter: SearchFilter): SearchFilter | undefined {
  const { eventsDisplayMode } = get(placeAtom);
  if (eventsDisplayMode !== "single" || filter.eventUuid !== null) return filter;
  const events = get(eventsQuery(null));
  if (events.status === "loading") return undefined;
  const [only] = displayedEvents(dataOf(events) ?? [], eventsDisplayMode);
  return only ? withEvent(filter, only) : filter;
}

/** The same with the labels that a link does not carry. */
function labelled(get: Getter, filter: SearchFilter): SearchFilter {
  const { eventUuid, contestUuid, filterValueUuid } = filter;
  const event = eventUuid && filter.eventLabel === null ? dataOf(get(eventQuery(eventUuid))) : undefined;
  const contest =
    contestUuid && filter.contestLabel === null ? dataOf(get(contestQuery(contestUuid))) : undefined;
  const value =
    filterValueUuid && filter.filterValueValue === null
      ? dataOf(get(filterValueQuery(filterValueUuid)))
      : undefined;
  return {
    ...filter,
    eventLabel: filter.eventLabel ?? event?.label ?? null,
    contestLabel: filter.contestLabel ?? contest?.label ?? null,
    filterValueValue: filter.filterValueValue ?? value?.value ?? null,
  };
}

/** What is shown for a filter at this place, its labels looked up; undefined while that is being found out. */
export const effectiveFilterAtom = memoizeByKey((filter: SearchFilter) =>
  atom((get) => {
    const found = ofPlace(get, forced(filter));
    return found && labelled(get, found);
  }),
);

/**
 * Which part of a filter the shop does not know, or no longer: an old link, an event taken down since the last visit.
 * Looked up only where its label is not known.
 */
export function missingOfFilterAtom({ eventUuid, eventLabel, contestUuid, contestLabel }: SearchFilter) {
  return atom((get): "event" | "contest" | null => {
    const unknown = (state: QueryState<unknown>) =>
      state.status === "error" && state.error.code === "NOT_FOUND";
    if (eventUuid && eventLabel === null && unknown(get(eventQuery(eventUuid)))) return "event";
    if (contestUuid && contestLabel === null && unknown(get(contestQuery(contestUuid)))) return "contest";
    return null;
  });
}

/** Keeps the filter for the next visit. */
export const saveFilterAtom = atom(null, (get, set, filter: SearchFilter) => {
  if (JSON.stringify(get(savedFilterAtom)) === JSON.stringify(filter)) return;
  set(savedFilterAtom, filter);
  if (filter.eventUuid ?? filter.filterValueUuid) {
    writeCookie(lastSearchCookie, 1, 31_536_000);
  }
});
