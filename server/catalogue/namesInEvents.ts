import { sql } from "kysely";
import type { NameInEvent } from "../../src/api/contract/catalogueEntities.ts";
import type { Db } from "../db/database.ts";
import { onePlan } from "../db/preparingClient.ts";

/** Where a name is seen: what a suggestion shows of it. */
export interface NameInEvents {
  matchingPictureCount: number;
  matchingEventCount: number;
  events: NameInEvent[];
}

/** Events that a suggestion names. */
const eventsShown = 3;
/** Pictures of a name in an event among which the most telling one is chosen. */
const sampleSize = 8;

interface Row extends NameInEvent, Omit<NameInEvents, "events"> {
  nameUuid: string;
}

/**
 * Returns the newest visible events of each name, with the number of its visible pictures and the picture that tells most about it. A
 * name without such pictures is missing.
 * @param eventUuids only these events; empty: any
 */
export async function namesInEvents(
  db: Db,
  nameUuids: readonly string[],
  eventUuids: readonly string[],
): Promise<Map<string, NameInEvents>> {
  const isSearched = eventUuids.length === 0 ? sql`true` : sql`event.uuid = any(${[...eventUuids]}::uuid[])`;
  // `eventFilterValue` also counts pictures of hidden contests; few events have one.
  const onView = sql`
    select event.uuid as "eventUuid", event.label as "eventLabel", event.start, hidden.contests,
      shown."pictureCount" - case when hidden.contests = '{}' then 0 else (
        select count(*) from "pictureFilterValue" link join picture on picture.uuid = link."pictureUuid"
        where link."filterValueUuid" = name.uuid and picture."contestUuid" = any(hidden.contests)
          and not picture."isDeleted")::int end as "pictureCount"
    from "eventFilterValue" shown join event on event.uuid = shown."eventUuid"
      cross join lateral (select array(
        select contest.uuid from contest
        where contest."eventUuid" = event.uuid and (not contest."isVisible" or contest."isDeleted")) as contests offset 0) hidden
    where shown."filterValueUuid" = name.uuid and event."isVisible" and not event."isDeleted" and ${isSearched}`;
  const seen = sql`
    select on_view.*, sum("pictureCount") over ()::int as "matchingPictureCount", count(*) over ()::int as "matchingEventCount"
    from (${onView}) on_view where "pictureCount" > 0
    order by start desc, "eventUuid" limit ${eventsShown}`;
  const sample = sql`
    select picture.uuid, picture."contestUuid", picture."thumbnailFile", picture.kind, picture."takenAt", picture.name
    from (select "pictureUuid" from "pictureFilterValue" where "filterValueUuid" = name.uuid order by "pictureUuid" offset 0) link
      join picture on picture.uuid = link."pictureUuid"
    where picture."eventUuid" = seen."eventUuid" and not picture."isDeleted"
      and picture."contestUuid" <> all(seen.contests)
    limit ${sampleSize}`;
  const tags = (pictureUuid: string) => sql`
    from "pictureFilterValue" other join "filterValue" value on value.uuid = other."filterValueUuid"
      join "filterType" type on type.uuid = value."filterTypeUuid"
    where other."pictureUuid" = ${sql.ref(pictureUuid)} and not value."isDeleted" and type."showAsTag"`;
  const face = sql`
    select sample.uuid as "pictureUuid", sample."contestUuid", sample."thumbnailFile" from (${sample}) sample
      cross join lateral (select count(distinct type.uuid) as types, count(*) as names ${tags("sample.uuid")}) shows
    order by sample.kind <> 'picture', types desc, names, sample."takenAt", sample.name, sample.uuid limit 1`;
  const captionOrder = sql`array_position(array['horse', 'rider', 'bib'], type.code::text), value."searchKey", value.uuid`;
  const others = sql`
    select coalesce(json_agg(json_build_object(
      'uuid', value.uuid, 'value', value.value, 'filterTypeUuid', value."filterTypeUuid") order by ${captionOrder}), '[]') as names
    ${tags("face.pictureUuid")} and value.uuid <> name.uuid`;
  const { rows } = await sql<Row>`${sql.raw(onePlan)}
    select name.uuid as "nameUuid", "eventUuid", "eventLabel", "pictureCount", "matchingPictureCount",
      "matchingEventCount", "pictureUuid", "contestUuid", "thumbnailFile", names
    from unnest(${[...nameUuids]}::uuid[]) name(uuid) cross join lateral (${seen}) seen
      cross join lateral (${face}) face cross join lateral (${others}) others
    order by seen.start desc, seen."eventUuid"`.execute(db);
  const found = new Map<string, NameInEvents>();
  for (const { nameUuid, matchingPictureCount, matchingEventCount, ...event } of rows) {
    const known = found.get(nameUuid) ?? { matchingPictureCount, matchingEventCount, events: [] };
    known.events.push(event);
    found.set(nameUuid, known);
  }
  return found;
}
