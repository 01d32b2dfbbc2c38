import { type Kysely, sql } from "kysely";

const place = `
insert into "shopFact" ("key", "value")
select 'creationPlaceId', "place"::text from (
  select 1 as "rank", "placeId" as "place", count(*) as "rows" from "invoice" group by "placeId"
  union all
  select 2, "creationPlaceId", count(*) from "order" group by "creationPlaceId"
  union all
  select 3, "creationPlaceId", count(*) from "event" group by "creationPlaceId"
) as "found"
order by "rank", "rows" desc, "place"
limit 1
on conflict do nothing;
`;

/** A database in use belongs to the place whose invoices it holds, else whose orders, else whose events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(place).execute(db);
}
