import { filterValuesShown, picturePageSize } from "../../domain/shop/limits.ts";
import { queryFamily } from "../../state/query.ts";
import type { SearchFilter, Span } from "./filter.ts";

/** Identifies pictures, whatever their capture time. */
export type PictureSubject = Pick<SearchFilter, "eventUuid" | "contestUuid" | "filterValueUuid">;
/** All criteria that narrow pictures. */
export type PictureScope = PictureSubject & { [Bound in keyof Span]: Span[Bound] | null } & {
  /** A filter value: pictures without a name, taken beside its own. Default: any pictures. */
  unnamedNear?: string;
};

export function subjectOf({ eventUuid, contestUuid, filterValueUuid }: SearchFilter): PictureSubject {
  return { eventUuid, contestUuid, filterValueUuid };
}

export function scopeOf(filter: SearchFilter): PictureScope {
  return { ...subjectOf(filter), ...(filter.span ?? { takenFrom: null, takenBefore: null }) };
}

/** The visible events, newest first; with a filter value, those with matching pictures. */
export const eventsQuery = queryFamily((filterValueUuid: string | null, { api, signal }) =>
  api.events.listEvents({ query: { filterValueUuid } }, { signal }),
);

export const contestsQuery = queryFamily(
  ({ eventUuid, filterValueUuid }: Omit<PictureSubject, "contestUuid">, { api, signal }) =>
    api.contests.searchContests({ query: { eventUuid, filterValueUuid } }, { signal }),
);

/** 200 pictures from an offset, by capture time, with the total count. */
export const picturePageQuery = queryFamily((page: PictureScope & { offset: number }, { api, signal }) =>
  api.pictures.listPictures({ query: { ...page, limit: picturePageSize } }, { signal }),
);

/** Placeholder colours of the same pictures, fetched separately: not needed for first paint. */
export const placeholderPageQuery = queryFamily(
  (page: PictureScope & { offset: number }, { api, signal }) =>
    api.pictures.listPlaceholders({ query: { ...page, limit: picturePageSize } }, { signal }),
  { staleAfter: Number.POSITIVE_INFINITY },
);

/** Picture counts by day and time, ignoring the span. */
export const timeCountsQuery = queryFamily((subject: PictureSubject, { api, signal }) =>
  api.pictures.countPicturesByTime({ query: subject }, { signal }),
);

/** Searches filter values by part of their name; requests one more than displayed, to detect further ones. */
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
