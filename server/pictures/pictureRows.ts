import type { ExpressionBuilder } from "kysely";
import type { Db } from "../db/database.ts";
import type { Database } from "../db/schema.ts";
import { isoText } from "../writtenJson.ts";

const pictureColumns = [
  "picture.uuid",
  "picture.name",
  "picture.imageFile",
  "picture.thumbnailFile",
  "picture.kind",
  "picture.rawFileName",
  "picture.rawFileExtension",
  "picture.rawFileType",
  "picture.photographerLabel",
  "picture.copyright",
  "picture.width",
  "picture.height",
  "picture.kbSize",
  "picture.orientation",
  "picture.durationSeconds",
  "picture.importUuid",
  "picture.photoSessionCode",
  "picture.eventUuid",
  "picture.contestUuid",
  "picture.creationPlaceId",
  "picture.isDeleted",
] as const;

const pictureDates = (of: ExpressionBuilder<Database, "picture">) => [
  isoText(of.ref("picture.takenAt")).as("takenAt"),
  isoText(of.ref("picture.createdAt")).as("createdAt"),
  isoText(of.ref("picture.modifiedAt")).as("modifiedAt"),
];

/** Pictures by the contract's fields, in the order they were taken; those without a date last. */
export function pictureRows(db: Db) {
  return (
    db
      .selectFrom("picture")
      .select(pictureColumns)
      .select(pictureDates)
      // The very order of the indexes picture_event_order and picture_contest_order, nulls last.
      .orderBy("picture.takenAt")
      .orderBy("picture.name")
      .orderBy("picture.uuid")
  );
}
