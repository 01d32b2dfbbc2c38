import type { Selectable } from "kysely";
import type { Counted } from "../core/handler.ts";
import { type Page, readPage } from "../core/page.ts";
import type { Db } from "../db/database.ts";
import type { Database } from "../db/schema.ts";

/** What an operator decides about an event. */
export const decidedColumns = [
  "label",
  "category",
  "year",
  "pricingId",
  "start",
  "end",
  "isVisible",
  "isDisplaySelected",
  "hasClickAndCollect",
] as const;

/** What an operator sees of an event. */
export const eventColumns = ["uuid", ...decidedColumns, "timeZone", "totalPictureCount"] as const;
export type ManagedEvent = Pick<Selectable<Database["event"]>, (typeof eventColumns)[number]>;

/** Returns the events, visible or not, latest first. */
export const listManagedEvents = (db: Db, page: Page): Promise<Counted<ManagedEvent[]>> =>
  readPage(
    db,
    db
      .selectFrom("event")
      .select(eventColumns)
      .where("isDeleted", "=", false)
      .orderBy("start", "desc")
      .orderBy("label")
      .orderBy("uuid"),
    page,
  );
