import { type Kysely, sql } from "kysely";

/** Adds the cameras of an event with their clocks, and what their clocks said of each picture. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table "camera" (
      "uuid" uuid primary key,
      "eventUuid" uuid not null references "event",
      "make" varchar(200) not null,
      "model" varchar(200) not null,
      "serial" varchar(200) not null,
      -- Seconds to add to what its clock says; null: nobody has said.
      "clockOffset" bigint,
      unique ("eventUuid", "make", "model", "serial"));
    alter table "picture"
      add "cameraUuid" uuid references "camera",
      -- What the clock said, without a zone, and the UTC offset that the camera recorded with it.
      add "cameraTime" varchar(19),
      add "cameraOffset" varchar(6),
      -- The moment that it means; "takenAt" is null while that is out of reason.
      add "clockedAt" timestamptz;
    create index on "picture" ("cameraUuid");`)
    .execute(db);
}
