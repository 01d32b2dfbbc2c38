import { type Kysely, sql } from "kysely";

/**
 * Adds the counts of pictures by minute, of which the histogram is made and by which a far page finds its place: a row for each hour
 * of an event and of a contest. Pictures that are taken down are not counted, hidden ones are. Triggers note what each statement
 * changes; it is added when the transaction commits, as the versions are (0011_answerVersions.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table "pictureHour" (
      -- The uuid of an event or a contest.
      "of" uuid not null,
      "hour" timestamptz not null,
      -- One for each minute.
      "counts" int[] not null check (cardinality("counts") = 60),
      "total" int not null,
      primary key ("of", "hour"));
    -- Changes of the open transactions: empty to everyone else.
    create table "pictureHourChange" (
      "of" uuid not null, "hour" timestamptz not null, "minute" int not null, "count" int not null);

    -- Adds to counts what has changed in each minute.
    create function "sumCounts"("counts" int[], "changes" int[]) returns int[] language sql immutable parallel safe as $$
      select array_agg("count" + "change" order by "minute")
        from unnest("counts", "changes") with ordinality as "minutes" ("count", "change", "minute") $$;

    create function "notePictureHours"() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into "pictureHourChange" select "of", "hour", "minute", -"count" from (${minutesOf(`"before"`)}) as "minutes";
      end if;
      if tg_op <> 'DELETE' then
        insert into "pictureHourChange" ${minutesOf(`"after"`)};
      end if;
      return null;
    end $$;

    create or replace function "raiseAnswerVersions"() returns trigger language plpgsql as $$
    declare scopes text[];
    begin
      with noted as (delete from "answerChange" returning "scope") select array_agg("scope") into scopes from noted;
      -- The first of several notes has raised all of them.
      if scopes is null then return null; end if;
      insert into "answerVersion" ("scope")
        select "scope" from unnest('shop'::text || scopes) as "scope" group by 1 order by "scope" <> 'shop', 1
        on conflict ("scope") do update set "version" = default;
      with noted as (delete from "pictureHourChange" returning *)
      ${hoursOf(`(select "of", "hour", "minute", sum("count")::int as "count" from noted
          group by 1, 2, 3 having sum("count") <> 0)`)}
        on conflict ("of", "hour") do update set
          "counts" = "sumCounts"("pictureHour"."counts", excluded."counts"),
          "total" = "pictureHour"."total" + excluded."total";
      return null;
    end $$;

    insert into "pictureHourChange" ${minutesOf(`"picture"`)};
    ${hoursOf(`(select "of", "hour", "minute", "count" from "pictureHourChange")`)};
    delete from "pictureHourChange";

    create trigger "count_insert" after insert on "picture" referencing new table as "after"
      for each statement execute function "notePictureHours"();
    create trigger "count_update" after update on "picture" referencing old table as "before" new table as "after"
      for each statement execute function "notePictureHours"();
    create trigger "count_delete" after delete on "picture" referencing old table as "before"
      for each statement execute function "notePictureHours"();`)
    .execute(db);
}

/** Returns the query of an event's and a contest's pictures in each minute. */
function minutesOf(pictures: string): string {
  return `select "of", date_bin('1 hour', "takenAt", '2000-01-01T00:00:00Z') as "hour",
      extract(minute from "takenAt" at time zone 'UTC')::int as "minute", count(*)::int as "count"
    from ${pictures} as "picture", unnest(array["eventUuid", "contestUuid"]) as "of"
    where not "isDeleted" and "takenAt" is not null group by 1, 2, 3`;
}

/** Returns the statement that inserts minutes as hours, in the order in which every writer locks them. */
function hoursOf(minutes: string): string {
  return `insert into "pictureHour" ("of", "hour", "counts", "total")
    select "hours"."of", "hours"."hour", array_agg(coalesce("minutes"."count", 0) order by "each"), sum(coalesce("minutes"."count", 0))
    from (select distinct "of", "hour" from ${minutes} as "changed") as "hours"
      cross join generate_series(0, 59) as "each"
      left join ${minutes} as "minutes" on "minutes"."minute" = "each"
        and ("minutes"."of", "minutes"."hour") = ("hours"."of", "hours"."hour")
    group by 1, 2 order by 1, 2`;
}
