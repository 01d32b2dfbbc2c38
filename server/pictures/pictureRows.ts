import type { Db } from "../db/database.ts";

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
  "picture.takenAt",
  "picture.importUuid",
  "picture.photoSessionCode",
  "picture.eventUuid",
  "picture.contestUuid",
  "picture.createdAt",
  "picture.modifiedAt",
  "picture.creationPlaceId",
  "picture.isDeleted",
] as const;

/** Pictures by the contract's fields, in the order they were taken; those without a date last. */
export function pictureRows(db: Db) {
  return (
    db
      .selectFrom("picture")
      .select(pictureColumns)
      // The very order of the indexes picture_event_order and picture_contest_order, nulls last.
      .orderBy("picture.takenAt")
      .orderBy("picture.name")
      .orderBy("picture.uuid")
  );
}
