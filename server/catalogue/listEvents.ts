import type { eventCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";
import { visibleEvents } from "./visibleEvents.ts";

/** The client chooses which ones the search shows (all, selected, the only one), by `eventsDisplayMode`. */
export const listEvents: Handler<typeof eventCalls.listEvents> = ({ db }, { query: { filterValueUuid } }) => {
  const events = visibleEvents(db).orderBy("start", "desc").orderBy("uuid");
  if (filterValueUuid === undefined) return events.execute();
  return events
    .innerJoin("eventFilterValue as shown", "shown.eventUuid", "event.uuid")
    .select("shown.pictureCount as matchingPictureCount")
    .where("shown.filterValueUuid", "=", filterValueUuid)
    .where("shown.pictureCount", ">", 0)
    .execute();
};
