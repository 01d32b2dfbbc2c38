import { type Expression, type RawBuilder, sql } from "kysely";
import type { Db } from "../db/database.ts";

interface WrittenRow {
  json: string;
}

/** Pictures as they are answered, in the order they were taken; those without a date last. */
export function pictureRows(db: Db) {
  return (
    db
      .selectFrom("picture")
      .select("picture.json")
      // The very order of the indexes picture_event_order and picture_contest_order, nulls last.
      .orderBy("picture.takenAt")
      .orderBy("picture.name")
      .orderBy("picture.uuid")
  );
}

/** Rows of pictures as the text of one JSON array, in their order. */
export function pictureList(rows: Expression<WrittenRow>): RawBuilder<string> {
  return sql<string>`(select '[' || coalesce(string_agg(item.json, ','), '') || ']' from ${rows} as item)`;
}
