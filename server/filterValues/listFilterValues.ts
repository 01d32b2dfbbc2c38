import type { contract } from "../../src/api/contract/contract.ts";
import { found } from "../found.ts";
import type { Verb } from "../verb.ts";
import { searchFilterValues } from "./filterValueSearch.ts";

type FilterValues = typeof contract.filterValues;

export const listFilterValues: Verb<FilterValues["list"]> = ({ db }, { query }) => {
  const { tagSearch, filterTypeUuid, limit, eventUuids = [] } = query;
  return searchFilterValues(db, { tagSearch, filterTypeUuid, limit, eventUuids }).execute();
};

/** Without another value it is the plain search. */
export const listLinkedFilterValues: Verb<FilterValues["linked"]> = ({ db }, { query }) => {
  const { tagSearch, filterTypeUuid, limit, eventUuid, existingFilterValueUuid: existing } = query;
  const eventUuids = eventUuid === undefined ? [] : [eventUuid];
  const values = searchFilterValues(db, { tagSearch, filterTypeUuid, limit, eventUuids });
  if (existing === undefined) return values.execute();
  return values
    .where("filterValue.uuid", "!=", existing)
    .where("filterValue.uuid", "in", (value) => {
      const linked = value
        .selectFrom("pictureFilterValue as existing")
        .innerJoin("pictureFilterValue as other", "other.pictureUuid", "existing.pictureUuid")
        .innerJoin("picture", "picture.uuid", "existing.pictureUuid")
        .select("other.filterValueUuid")
        .where("existing.filterValueUuid", "=", existing)
        .where("picture.isDeleted", "=", false);
      return eventUuid === undefined ? linked : linked.where("picture.eventUuid", "=", eventUuid);
    })
    .execute();
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
