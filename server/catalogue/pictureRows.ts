import { type Expression, type RawBuilder, sql } from "kysely";
import type { Db } from "../db/database.ts";

interface WrittenRow {
  json: string;
}

/** Returns pictures as sent to the client, by time of capture; those without a date come last. */
export function pictureRows(db: Db) {
  return (
    db
      .selectFrom("picture")
      .select("picture.json")
      // Same order as the indexes picture_event_order and picture_contest_order, nulls last.
      .orderBy("picture.takenAt")
      .orderBy("picture.name")
      .orderBy("picture.uuid")
  );
}

/** Returns rows of pictures as the text of one JSON array, in order. */
export function pictureList(rows: Expression<WrittenRow>): RawBuilder<string> {
  return sql<string>`(select '[' || coalesce(string_agg(item.json, ','), '') || ']' from ${rows} as item)`;
}
