import { filterValuesShown, picturePageSize } from "../../domain/shop/limits.ts";
import { queryFamily } from "../../state/query.ts";
import type { SearchFilter, Span } from "./filter.ts";

/** Which pictures are meant, whenever they were taken. */
export type PictureSubject = Pick<SearchFilter, "eventUuid" | "contestUuid" | "filterValueUuid">;
/** What narrows pictures. */
export type PictureScope = PictureSubject & { [Bound in keyof Span]: Span[Bound] | null };

export function subjectOf({ eventUuid, contestUuid, filterValueUuid }: SearchFilter): PictureSubject {
  return { eventUuid, contestUuid, filterValueUuid };
}

export function scopeOf(filter: SearchFilter): PictureScope {
  return { ...subjectOf(filter), ...(filter.span ?? { takenFrom: null, takenBefore: null }) };
}

/** The visible events, newest first; with a filter value, those that have pictures of it. */
export const eventsQuery = queryFamily((filterValueUuid: string | null, { api, signal }) =>
  api.events.listEvents({ query: { filterValueUuid } }, { signal }),
);

export const contestsQuery = queryFamily(
  ({ eventUuid, filterValueUuid }: Omit<PictureSubject, "contestUuid">, { api, signal }) =>
    api.contests.searchContests({ query: { eventUuid, filterValueUuid } }, { signal }),
);

/** 200 pictures from a place on, in the order they were taken, with the count of all. */
export const picturePageQuery = queryFamily((page: PictureScope & { offset: number }, { api, signal }) =>
  api.pictures.listPictures({ query: { ...page, limit: picturePageSize } }, { signal }),
);

/** The same pictures' colours, to show before they load: a call of their own, for nobody waits for them. */
export const placeholderPageQuery = queryFamily(
  (page: PictureScope & { offset: number }, { api, signal }) =>
    api.pictures.listPlaceholders({ query: { ...page, limit: picturePageSize } }, { signal }),
  { staleAfter: Number.POSITIVE_INFINITY },
);

/** How the pictures spread over the days, whatever span is kept of them. */
export const timeCountsQuery = queryFamily((subject: PictureSubject, { api, signal }) =>
  api.pictures.countPicturesByTime({ query: subject }, { signal }),
);

/** Filter values by a part of their name; one more than is shown, to know whether there are more. */
export const filterValuesQuery = queryFamily(
  ({ text, eventUuid }: { text: string; eventUuid: string | null }, { api, signal }) =>
    api.filterValues.listFilterValues(
      {
        query: {
          tagSearch: text,
          eventUuids: eventUuid === null ? null : [eventUuid],
          limit: filterValuesShown + 1,
        },
      },
      { signal },
    ),
);
