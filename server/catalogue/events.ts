import type { contract } from "../../src/api/contract/contract.ts";
import type { Db } from "../db/database.ts";
import { found } from "../found.ts";
import type { Verb } from "../verb.ts";

type Events = typeof contract.events;

/** Which of them the search shows (all, selected, the only one) is the client's choice, by `eventsDisplayMode`. */
export const listEvents: Verb<Events["listEvents"]> = ({ db }, { query: { filterValueUuid } }) => {
  const events = visibleEvents(db).orderBy("start", "desc").orderBy("uuid");
  if (filterValueUuid === undefined) return events.execute();
  return events
    .where("uuid", "in", (value) =>
      value
        .selectFrom("eventFilterValue as shown")
        .select("shown.eventUuid")
        .where("shown.filterValueUuid", "=", filterValueUuid)
        .where("shown.pictureCount", ">", 0),
    )
    .execute();
};

export const readEvent: Verb<Events["readEvent"]> = async ({ db }, { params }) =>
  found(await visibleEvents(db).where("uuid", "=", params.uuid).executeTakeFirst());

function visibleEvents(db: Db) {
  return db.selectFrom("event").selectAll().where("isVisible", "=", true).where("isDeleted", "=", false);
}
