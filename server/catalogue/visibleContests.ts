import type { Db } from "../db/database.ts";

export function visibleContests(db: Db, eventUuid?: string) {
  const contests = db
    .selectFrom("contest")
    .innerJoin("event", "event.uuid", "contest.eventUuid")
    .selectAll("contest")
    .where("contest.isVisible", "=", true)
    .where("contest.isDeleted", "=", false)
    .where("event.isVisible", "=", true)
    .where("event.isDeleted", "=", false)
    .orderBy("contest.start")
    .orderBy("contest.label")
    .orderBy("contest.uuid");
  return eventUuid === undefined ? contests : contests.where("contest.eventUuid", "=", eventUuid);
}
