import * as z from "zod/mini";
import { isoDate, text, uuid } from "../../api/contract/fields.ts";
import { searchTextMaximum } from "../../domain/shop/limits.ts";
import { persistedAtom, readStored } from "../../state/persisted.ts";

export const searchModes = ["events", "contests", "pictures"] as const;
export type SearchMode = (typeof searchModes)[number];

const spanSchema = z.object({ takenFrom: isoDate, takenBefore: isoDate }).check(
  // Both have the same format, so that they compare as strings.
  z.refine(({ takenFrom, takenBefore }) => takenFrom < takenBefore, "Invalid value"),
);
/** Capture time range: from the first bound, inclusive, to the second, exclusive. */
export type Span = z.infer<typeof spanSchema>;

const label = z.nullable(text(200));
const filterSchema = z.object({
  mode: z.enum(searchModes),
  eventUuid: z.nullable(uuid),
  eventLabel: label,
  contestUuid: z.nullable(uuid),
  contestLabel: label,
  filterValueUuid: z.nullable(uuid),
  filterValueValue: label,
  // A filter stored before spans existed has none.
  span: z._default(z.nullable(spanSchema), null),
});
/** The current search (specification, section 3 "Search filter"). Labels are null until they are known. */
export type SearchFilter = z.infer<typeof filterSchema>;

/** The initial search: every event. */
export const rootFilter: SearchFilter = {
  mode: "events",
  eventUuid: null,
  eventLabel: null,
  contestUuid: null,
  contestLabel: null,
  filterValueUuid: null,
  filterValueValue: null,
  span: null,
};

const stored = ["local", "searchFilter", filterSchema, rootFilter] as const;

/** The filter saved for the next visit. */
export const savedFilterAtom = persistedAtom(...stored);

/** The same, for a route's loader. */
export const readSavedFilter = () => readStored(...stored);

/**
 * Forces the filter's mode as section 4 ("Search view") says: events while no event is chosen, pictures once a contest
 * is, and pictures also for mode events with an event chosen. Only pictures have a time span.
 */
export function forced(filter: SearchFilter): SearchFilter {
  if (filter.eventUuid === null) {
    return { ...filter, mode: "events", contestUuid: null, contestLabel: null, span: null };
  }
  if (filter.contestUuid !== null || filter.mode === "events") return { ...filter, mode: "pictures" };
  return filter.mode === "pictures" ? filter : { ...filter, span: null };
}

/** Returns the filter as query parameters, for a shareable link. */
export function filterQuery(filter: SearchFilter): Record<string, string> {
  const { mode, eventUuid, contestUuid, filterValueUuid, span } = forced(filter);
  return {
    mode,
    ...(eventUuid === null ? {} : { event: eventUuid }),
    ...(contestUuid === null ? {} : { contest: contestUuid }),
    ...(filterValueUuid === null ? {} : { value: filterValueUuid }),
    ...(span === null ? {} : { from: span.takenFrom, to: span.takenBefore }),
  };
}

/**
 * Returns the filter in an address, or null if there is none. Malformed uuids and spans are ignored. Labels come from
 * `known` if it concerns the same event, contest or value.
 */
export function filterOfQuery(query: URLSearchParams, known: SearchFilter = rootFilter): SearchFilter | null {
  const named = ["mode", "event", "contest", "value"].some((name) => query.has(name));
  if (!named) return null;
  const read = (name: string) => {
    const parsed = z.safeParse(uuid, query.get(name));
    return parsed.success ? parsed.data.toLowerCase() : null;
  };
  const mode = z.safeParse(z.enum(searchModes), query.get("mode"));
  const eventUuid = read("event");
  const contestUuid = read("contest");
  const filterValueUuid = read("value");
  const span = z.safeParse(spanSchema, { takenFrom: query.get("from"), takenBefore: query.get("to") });
  return forced({
    mode: mode.success ? mode.data : "events",
    eventUuid,
    eventLabel: eventUuid === known.eventUuid ? known.eventLabel : null,
    contestUuid,
    contestLabel: contestUuid === known.contestUuid ? known.contestLabel : null,
    filterValueUuid,
    filterValueValue: filterValueUuid === known.filterValueUuid ? known.filterValueValue : null,
    span: span.success ? span.data : null,
  });
}

/** Query parameter with the search text, sent by the form before hydration. */
export const textParameter = "q";

/** Returns the search text in an address; "" if there is none. */
export const textOfQuery = (query: URLSearchParams): string =>
  (query.get(textParameter) ?? "").trim().slice(0, searchTextMaximum);

/** Whether the filter's event and contest have labels: a link has none until they are looked up. */
export function isNamed({ eventUuid, eventLabel, contestUuid, contestLabel }: SearchFilter): boolean {
  return (eventUuid === null || eventLabel !== null) && (contestUuid === null || contestLabel !== null);
}

/** Opens an event at its contests, or at its matching pictures if a filter value is set. */
export function withEvent(filter: SearchFilter, event: { uuid: string; label: string }): SearchFilter {
  return {
    ...filter,
    mode: filter.filterValueUuid === null ? "contests" : "pictures",
    eventUuid: event.uuid,
    eventLabel: event.label,
    contestUuid: null,
    contestLabel: null,
    span: null,
  };
}

export function withContest(filter: SearchFilter, contest: { uuid: string; label: string }): SearchFilter {
  return forced({ ...filter, contestUuid: contest.uuid, contestLabel: contest.label, span: null });
}

/** Narrows the view to a filter value: pictures of the event or contest, else the events that have some. */
export function withFilterValue(
  filter: SearchFilter,
  found: { uuid: string; value: string } | null,
): SearchFilter {
  const narrowed = {
    ...filter,
    filterValueUuid: found?.uuid ?? null,
    filterValueValue: found?.value ?? null,
  };
  return forced({ ...narrowed, mode: found && filter.eventUuid !== null ? "pictures" : filter.mode });
}

export function withMode(filter: SearchFilter, mode: SearchMode): SearchFilter {
  return forced({ ...filter, mode });
}

/** Narrows the pictures to a span; null removes it. */
export function withSpan(filter: SearchFilter, span: Span | null): SearchFilter {
  return forced({ ...filter, mode: "pictures", span });
}
