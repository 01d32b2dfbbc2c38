import type { filterValueCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";
import { searchFilterValues, searchLinkedValues } from "./filterValueSearch.ts";
import { showNames } from "./showNames.ts";

/** Without another value, this is the plain search. */
export const listLinkedFilterValues: Handler<typeof filterValueCalls.listLinkedFilterValues> = (
  context,
  { query },
) => {
  const { tagSearch, filterTypeUuid, limit, eventUuid, existingFilterValueUuid: existing } = query;
  const search = { tagSearch, filterTypeUuid, limit };
  const found =
    existing === undefined
      ? searchFilterValues(context.db, { ...search, eventUuids: eventUuid === undefined ? [] : [eventUuid] })
      : searchLinkedValues(context.db, existing, { ...search, eventUuid });
  return showNames(context, found);
};
