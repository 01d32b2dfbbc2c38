import type { filterValueCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";
import { searchFilterValues } from "./filterValueSearch.ts";
import { showNames } from "./showNames.ts";

export const listFilterValues: Handler<typeof filterValueCalls.listFilterValues> = (context, { query }) => {
  const { tagSearch, filterTypeUuid, limit, eventUuids = [] } = query;
  const search = { tagSearch, filterTypeUuid, limit, eventUuids };
  return showNames(context, searchFilterValues(context.db, search));
};
