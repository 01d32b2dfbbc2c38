import { type Kysely, sql } from "kysely";

/** The place of new rows is the database's (`claimPlace`), not a setting of the connection, which a pooler does not keep. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create function "placeOfDatabase"() returns int language sql stable as
      $$ select coalesce((select "value"::int from public."shopFact" where "key" = 'creationPlaceId'), 1) $$;
    do $$
      declare place record;
      begin
        for place in
          select table_name, column_name from information_schema.columns
          where table_schema = 'public' and column_name in ('creationPlaceId', 'currentPlaceId') and column_default is not null
        loop
          execute format('alter table public.%I alter column %I set default public."placeOfDatabase"()',
            place.table_name, place.column_name);
        end loop;
      end
    $$;`)
    .execute(db);
}
