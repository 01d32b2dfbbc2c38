import { queryFamily } from "../state/query.ts";

/** Queries for single entities and short lists of the catalogue, shared by several features. */

export const eventQuery = queryFamily((uuid: string, { api, signal }) =>
  api.events.readEvent({ params: { uuid } }, { signal }),
);

export const contestQuery = queryFamily((uuid: string, { api, signal }) =>
  api.contests.readContest({ params: { uuid } }, { signal }),
);

export const pictureQuery = queryFamily((uuid: string, { api, signal }) =>
  api.pictures.readPicture({ params: { uuid } }, { signal }),
);

export const filterValueQuery = queryFamily((uuid: string, { api, signal }) =>
  api.filterValues.readFilterValue({ params: { uuid } }, { signal }),
);

/** Who and what a picture shows, by its uuid: horses, riders, bibs. */
export const namesOfPictureQuery = queryFamily((pictureUuid: string, { api, signal }) =>
  api.filterValues.listFilterValuesOfPicture({ query: { pictureUuid } }, { signal }),
);

/** The types of filter values: « Cavalier », « Cheval ». */
export const filterTypesQuery = queryFamily((_: null, { api, signal }) =>
  api.filterTypes.listFilterTypes({}, { signal }),
);
