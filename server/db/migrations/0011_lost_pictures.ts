import { type Kysely, sql } from "kysely";

const lostPictures = `
create table "lostPicture" (
  "orderUuid" uuid not null references "order" on delete cascade,
  "pictureUuid" uuid not null references "picture",
  "at" timestamptz not null default now(),
  primary key ("orderUuid", "pictureUuid"));
`;

/** What carts have lost to takedowns and their shoppers have not been told yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(lostPictures).execute(db);
}
