import type { contract } from "../../src/api/contract/contract.ts";
import { found } from "../found.ts";
import type { Verb } from "../verb.ts";
import { searchFilterValues, searchLinkedValues } from "./filterValueSearch.ts";
import { showNames } from "./showNames.ts";

type FilterValues = typeof contract.filterValues;

export const listFilterValues: Verb<FilterValues["listFilterValues"]> = (context, { query }) => {
  const { tagSearch, filterTypeUuid, limit, eventUuids = [] } = query;
  const search = { tagSearch, filterTypeUuid, limit, eventUuids };
  return showNames(context, searchFilterValues(context.db, search).execute());
};

/** Without another value it is the plain search. */
export const listLinkedFilterValues: Verb<FilterValues["listLinkedFilterValues"]> = (context, { query }) => {
  const { tagSearch, filterTypeUuid, limit, eventUuid, existingFilterValueUuid: existing } = query;
  const search = { tagSearch, filterTypeUuid, limit };
  const found =
    existing === undefined
      ? searchFilterValues(context.db, { ...search, eventUuids: eventUuid === undefined ? [] : [eventUuid] })
      : searchLinkedValues(context.db, existing, { ...search, eventUuid });
  return showNames(context, found.execute());
};

export const readFilterValue: Verb<FilterValues["readFilterValue"]> = async (context, { params }) => {
  const values = context.db
    .selectFrom("filterValue")
    .selectAll()
    .where("uuid", "=", params.uuid)
    .where("isDeleted", "=", false);
  const [value] = await showNames(context, values.execute());
  return found(value);
};
