import type { contract } from "../../src/api/contract/contract.ts";
import { found } from "../found.ts";
import type { Verb } from "../verb.ts";
import { searchFilterValues, searchLinkedValues } from "./filterValueSearch.ts";

type FilterValues = typeof contract.filterValues;

export const listFilterValues: Verb<FilterValues["list"]> = ({ db }, { query }) => {
  const { tagSearch, filterTypeUuid, limit, eventUuids = [] } = query;
  return searchFilterValues(db, { tagSearch, filterTypeUuid, limit, eventUuids }).execute();
};

/** Without another value it is the plain search. */
export const listLinkedFilterValues: Verb<FilterValues["linked"]> = ({ db }, { query }) => {
  const { tagSearch, filterTypeUuid, limit, eventUuid, existingFilterValueUuid: existing } = query;
  const search = { tagSearch, filterTypeUuid, limit };
  if (existing !== undefined) return searchLinkedValues(db, existing, { ...search, eventUuid }).execute();
  return searchFilterValues(db, {
    ...search,
    eventUuids: eventUuid === undefined ? [] : [eventUuid],
  }).execute();
};

export const readFilterValue: Verb<FilterValues["byUuid"]> = async ({ db }, { params }) =>
  found(
    await db
      .selectFrom("filterValue")
      .selectAll()
      .where("uuid", "=", params.uuid)
      .where("isDeleted", "=", false)
      .executeTakeFirst(),
  );
