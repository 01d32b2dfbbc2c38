import { type Kysely, sql } from "kysely";

/** Tables whose rows belong to an event, with the column that names it. */
const ofEvents = { event: "uuid", contest: "eventUuid", picture: "eventUuid", eventFilterValue: "eventUuid" };
/** Tables that answers of every event depend on. */
const ofAll = ["filterType", "pricing", "product", "productVariant", "discount", "advert", "plainImage"];

/**
 * Adds the versions by which the shop knows that an answer is still right (decision 60). Whoever writes, triggers note which events
 * have changed, and raise their versions when the transaction commits: last, and in one order, so that no two writers wait for each
 * other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table "answerVersion" (
      -- An event's uuid; 'catalogue': what answers of every event depend on; 'shop': anything at all.
      "scope" text primary key,
      "version" bigint generated always as identity);
    -- Scopes that the open transactions have changed: empty to everyone else.
    create table "answerChange" ("scope" text not null);

    create function "raiseAnswerVersions"() returns trigger language plpgsql as $$
    declare scopes text[];
    begin
      with noted as (delete from "answerChange" returning "scope") select array_agg("scope") into scopes from noted;
      -- The first of several notes has raised all of them.
      if scopes is null then return null; end if;
      insert into "answerVersion" ("scope")
        select "scope" from unnest('shop'::text || scopes) as "scope" group by 1 order by "scope" <> 'shop', 1
        on conflict ("scope") do update set "version" = default;
      return null;
    end $$;
    create constraint trigger "raise" after insert on "answerChange" deferrable initially deferred
      for each row execute function "raiseAnswerVersions"();

    -- Its arguments: the column that names the event.
    create function "noteEvents"() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        execute format('insert into "answerChange" select distinct %I::text from "before"', tg_argv[0]);
      end if;
      if tg_op <> 'DELETE' then
        execute format('insert into "answerChange" select distinct %I::text from "after"', tg_argv[0]);
      end if;
      return null;
    end $$;

    create function "noteEventsOfLinks"() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into "answerChange" select distinct "eventUuid"::text from "picture" where "uuid" in (select "pictureUuid" from "before");
      end if;
      if tg_op <> 'DELETE' then
        insert into "answerChange" select distinct "eventUuid"::text from "picture" where "uuid" in (select "pictureUuid" from "after");
      end if;
      return null;
    end $$;

    -- Its arguments: the scope.
    create function "noteScope"() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into "answerChange" select tg_argv[0] where exists (select from "before");
      end if;
      if tg_op <> 'DELETE' then
        insert into "answerChange" select tg_argv[0] where exists (select from "after");
      end if;
      return null;
    end $$;`)
    .execute(db);
  const triggers = [
    ...Object.entries(ofEvents).flatMap(([table, column]) => noteChanges(table, `"noteEvents"('${column}')`)),
    ...noteChanges("pictureFilterValue", `"noteEventsOfLinks"()`),
    ...ofAll.flatMap((table) => noteChanges(table, `"noteScope"('catalogue')`)),
    // A new name has no picture yet: no event's answer tells it.
    noteChange("filterValue", "insert", `"noteScope"('shop')`),
    noteChange("filterValue", "update", `"noteScope"('catalogue')`),
    noteChange("filterValue", "delete", `"noteScope"('catalogue')`),
  ];
  await sql.raw(triggers.join("")).execute(db);
}

/** Rows before and after a statement, as its trigger reads them. */
const rowsOf = {
  insert: `new table as "after"`,
  update: `old table as "before" new table as "after"`,
  delete: `old table as "before"`,
};

function noteChange(table: string, change: keyof typeof rowsOf, call: string): string {
  return `create trigger "note_${change}" after ${change} on "${table}" referencing ${rowsOf[change]}
    for each statement execute function ${call};\n`;
}

function noteChanges(table: string, call: string): string[] {
  return (["insert", "update", "delete"] as const).map((change) => noteChange(table, change, call));
}
