import * as z from "zod/mini";
import { isoDate, text, uuid } from "../../api/contract/fields.ts";
import { persistedAtom, readStored } from "../../state/persisted.ts";

export const searchModes = ["events", "contests", "pictures"] as const;
export type SearchMode = (typeof searchModes)[number];

const spanSchema = z.object({ takenFrom: isoDate, takenBefore: isoDate }).check(
  // Both are written alike, so that their order as texts is their order in time.
  z.refine(({ takenFrom, takenBefore }) => takenFrom < takenBefore, "Invalid value"),
);
/** When pictures were taken: from the first moment, up to before the second. */
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
  // A filter that was kept before there were spans has none.
  span: z._default(z.nullable(spanSchema), null),
});
/** What is being looked for (specification, section 3 "Search filter"). Labels are null until they are known. */
export type SearchFilter = z.infer<typeof filterSchema>;

/** The search's beginning: every event. */
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

/** The filter as it was left, for the next visit. */
export const savedFilterAtom = persistedAtom(...stored);

/** The same for a route's loader. */
export const readSavedFilter = () => readStored(...stored);

/**
 * The filter with its mode forced as section 4 ("Search view") says: events while no event is chosen, pictures once a
 * contest is, and pictures too where the mode is events although an event is chosen. Only pictures have a span of time.
 */
export function forced(filter: SearchFilter): SearchFilter {
  if (filter.eventUuid === null) {
    return { ...filter, mode: "events", contestUuid: null, contestLabel: null, span: null };
  }
  if (filter.contestUuid !== null || filter.mode === "events") return { ...filter, mode: "pictures" };
  return filter.mode === "pictures" ? filter : { ...filter, span: null };
}

/** The filter as an address carries it: a link that can be shared. */
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
 * The filter of an address, or null where it says nothing of one. What is no uuid or no span is as if it were not there.
 * Labels come from `known` where it speaks of the same things.
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

/** The parameter of an address that holds a text to search for: what the search's form sends before it is hydrated. */
export const textParameter = "q";

/** The text to search for in an address; "" where there is none. */
export const textOfQuery = (query: URLSearchParams): string =>
  (query.get(textParameter) ?? "").trim().slice(0, 200);

/** Whether the event and the contest of a filter have their labels: a link carries none until they are looked up. */
export function isNamed({ eventUuid, eventLabel, contestUuid, contestLabel }: SearchFilter): boolean {
  return (eventUuid === null || eventLabel !== null) && (contestUuid === null || contestLabel !== null);
}

/** An event is opened by its contests; with a filter value in hand, by the pictures that have it. */
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

/** A filter value narrows what is in view: pictures of the event or contest, else the events that have some. */
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

/** A span narrows the pictures in view; null takes it away. */
export function withSpan(filter: SearchFilter, span: Span | null): SearchFilter {
  return forced({ ...filter, mode: "pictures", span });
}
