import { queryFamily } from "../../state/query.ts";

/** Pictures spread over the last hour of an event, newest first; null: of the event with the newest picture. */
export const recentPicturesQuery = queryFamily(
  (eventUuid: string | null, { api, signal }) =>
    api.pictures.listRecentPictures({ query: eventUuid === null ? {} : { eventUuid } }, { signal }),
  { staleAfter: 0 },
);
