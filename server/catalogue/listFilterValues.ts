import type { filterValueCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";
import { eventsSearched } from "./eventsSearched.ts";
import { searchFilterValues } from "./filterValueSearch.ts";
import { nameDisplay } from "./showNames.ts";

export const listFilterValues: Handler<typeof filterValueCalls.listFilterValues> = async (
  context,
  { query },
) => {
  const { tagSearch, filterTypeUuid, limit } = query;
  const eventUuids = await eventsSearched(context, query.eventUuids);
  if (eventUuids === "none") return [];
  const search = { tagSearch, filterTypeUuid, limit, eventUuids };
  const [found, show] = await Promise.all([searchFilterValues(context.db, search), nameDisplay(context)]);
  return found.map(({ events, ...name }) => ({
    ...show(name),
    events: events.map((event) => ({ ...event, names: event.names.map(show) })),
  }));
};
