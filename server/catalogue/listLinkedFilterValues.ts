import type { filterValueCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";
import { searchFilterValues, searchLinkedValues } from "./filterValueSearch.ts";
import { showNames } from "./showNames.ts";

/** Without another value or a contest, this is the plain search. */
export const listLinkedFilterValues: Handler<typeof filterValueCalls.listLinkedFilterValues> = (
  context,
  { query },
) => {
  const {
    tagSearch,
    filterTypeUuid,
    limit,
    eventUuid,
    contestUuid,
    existingFilterValueUuid: existing,
  } = query;
  const search = { tagSearch, filterTypeUuid, limit };
  const isPlain = existing === undefined && contestUuid === undefined;
  const found = isPlain
    ? searchFilterValues(context.db, { ...search, eventUuids: eventUuid === undefined ? [] : [eventUuid] })
    : searchLinkedValues(context.db, { ...search, existing, eventUuid, contestUuid });
  return showNames(context, found);
};
