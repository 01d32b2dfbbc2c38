import { type Kysely, sql } from "kysely";

const moment = (nth: number) => `to_char($${nth} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const fields: [name: string, type: string, value?: (nth: number) => string][] = [
  ["uuid", "uuid"],
  ["name", "text"],
  ["imageFile", "text"],
  ["thumbnailFile", "text"],
  ["kind", "text"],
  ["rawFileName", "text"],
  ["rawFileExtension", "text"],
  ["rawFileType", "text"],
  ["photographerLabel", "text"],
  ["copyright", "text"],
  ["width", "int"],
  ["height", "int"],
  ["kbSize", "int"],
  ["orientation", "int"],
  ["durationSeconds", "int"],
  ["takenAt", "timestamptz", moment],
  ["importUuid", "uuid"],
  ["photoSessionCode", "text"],
  ["eventUuid", "uuid"],
  ["contestUuid", "uuid"],
  ["createdAt", "timestamptz", moment],
  ["modifiedAt", "timestamptz", moment],
  ["creationPlaceId", "int"],
  ["isDeleted", "boolean"],
];

// Immutable in truth: the zone is given, and the formats know no language.
const written = `
create function "pictureJson"(${fields.map(([, type]) => type).join(", ")}) returns text
language sql immutable parallel safe as $$
  select row_to_json(picture)::text from (select ${fields
    .map(([name, , value], index) => `${value?.(index + 1) ?? `$${index + 1}`} as "${name}"`)
    .join(", ")}) as picture $$;

alter table "picture" add column "json" text not null
  generated always as ("pictureJson"(${fields.map(([name]) => `"${name}"`).join(", ")})) stored;
`;

/** Each picture as it is answered, written when it changes and not each time it is asked for (decision 30). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(written).execute(db);
}
