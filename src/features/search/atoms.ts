import { atom, type Getter } from "jotai";
import { lastSearchCookie } from "../../api/contract/firstView.ts";
import { writeCookie } from "../../browser/cookie.ts";
import { contestQuery, eventQuery, filterValueQuery } from "../../shop/catalogueQueries.ts";
import { placeAtom } from "../../shop/place.ts";
import { partAtom } from "../../state/lazyPart.ts";
import { memoizeByKey } from "../../state/memoizeByKey.ts";
import { dataOf, type QueryState } from "../../state/query.ts";
import { displayedEvents } from "./displayedEvents.ts";
import { forced, type SearchFilter, savedFilterAtom, withEvent } from "./filter.ts";
import { eventsQuery } from "./queries.ts";

/**
 * In a single-event place, replaces the root filter with that event's (specification, section 4 "Search view").
 * Undefined while the event is unknown.
 */
function ofPlace(get: Getter, filter: SearchFilter): SearchFilter | undefined {
  const { eventsDisplayMode } = get(placeAtom);
  if (eventsDisplayMode !== "single" || filter.eventUuid !== null) return filter;
  const events = get(eventsQuery(null));
  if (events.status === "loading") return undefined;
  const [only] = displayedEvents(dataOf(events) ?? [], eventsDisplayMode);
  return only ? withEvent(filter, only) : filter;
}

/** Adds the labels that a link does not carry. */
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

/** The filter to display at this place, with its labels; undefined while it is being resolved. */
export const effectiveFilterAtom = memoizeByKey((filter: SearchFilter) =>
  atom((get) => {
    const found = ofPlace(get, forced(filter));
    return found && labelled(get, found);
  }),
);

/**
 * The part of a filter that the shop does not know: an old link or an event taken down since. Checked only for parts
 * without a label.
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

/** Saves the filter for the next visit. */
export const saveFilterAtom = atom(null, (get, set, filter: SearchFilter) => {
  if (JSON.stringify(get(savedFilterAtom)) === JSON.stringify(filter)) return;
  set(savedFilterAtom, filter);
  if (filter.eventUuid ?? filter.filterValueUuid) {
    writeCookie(lastSearchCookie, 1, 31_536_000);
  }
});

/** The code that turns found names into suggestions, loaded with the first search; undefined until then. */
export const nameSuggestionsAtom = partAtom(() => import("./nameSuggestions.tsx"));

/** The cards of an event's contests, loaded with the first such event. */
export const contestCardsAtom = partAtom(() => import("./ContestCards.tsx"));

/** The code of the active time span's chip, loaded with the first span. */
export const spanChipAtom = partAtom(() => import("./SpanChip.tsx"));
