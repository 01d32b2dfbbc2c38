import type { Selectable } from "kysely";
import type { Counted } from "../core/handler.ts";
import { type Page, readPage } from "../core/page.ts";
import type { Db } from "../db/database.ts";
import type { Database } from "../db/schema.ts";

/** What an operator sees of a contest. */
export const contestColumns = [
  "uuid",
  "eventUuid",
  "label",
  "start",
  "end",
  "totalPictureCount",
  "isVisible",
] as const;
export type ManagedContest = Pick<Selectable<Database["contest"]>, (typeof contestColumns)[number]>;

/** Returns the contests of an event, visible or not, by time. */
export const listManagedContests = (
  db: Db,
  eventUuid: string,
  page: Page,
): Promise<Counted<ManagedContest[]>> =>
  readPage(
    db,
    db
      .selectFrom("contest")
      .select(contestColumns)
      .where("eventUuid", "=", eventUuid)
      .where("isDeleted", "=", false)
      .orderBy("start")
      .orderBy("label")
      .orderBy("uuid"),
    page,
  );
