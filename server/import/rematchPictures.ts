import { sql } from "kysely";
import { lifetimes } from "../core/lifetimes.ts";
import { type Db, runTransaction } from "../db/database.ts";
import { eventNames } from "./eventNames.ts";
import { type KnownEvent, lockEvent } from "./findEvent.ts";
import type { PictureLink } from "./linkPictures.ts";
import { linksOfSameTime, type TimesOfPictures } from "./linksOfSameTime.ts";
import { nameByList } from "./nameByList.ts";
import type { StartListRow } from "./parseStartList.ts";
import { type KeptList, readKeptLists } from "./readKeptLists.ts";
import { removeGivenNames } from "./removeGivenNames.ts";
import { resolveNames } from "./resolveNames.ts";
import { lockStartList, unlessUndone } from "./saveStartList.ts";

/** Names removed in one transaction. */
const batch = 5_000;
const dayMs = 86_400_000;

const goesByTimes = ({ range }: StartListRow) => range === null || range.kind !== "names";

/**
 * Matches pictures of an event again to the lists that go by times, or by bibs which other lists gave: after their times have changed.
 * Names that a list gave and that no longer fit go; new ones come; names that an operator has taken off stay off. Lists whose rows are
 * no longer kept change nothing, nor does one that is undone meanwhile.
 * @param cameraUuid whose pictures; null: all of the event
 */
export async function rematchPictures(
  db: Db,
  event: KnownEvent,
  cameraUuid: string | null,
  now: Date,
): Promise<{ removed: number; added: number }> {
  const rowsSince = new Date(now.getTime() - lifetimes.startListDays * dayMs).toISOString();
  const total = { removed: 0, added: 0 };
  for await (const list of readKeptLists(db, event.uuid)) {
    // Older lists may have lost a part of their rows.
    if (list.appliedAt <= rowsSince || !list.rows.some(goesByTimes)) continue;
    const changed = await unlessUndone(rematchList(db, event, cameraUuid, list));
    total.removed += changed?.removed ?? 0;
    total.added += changed?.added ?? 0;
  }
  return total;
}

async function rematchList(db: Db, event: KnownEvent, cameraUuid: string | null, list: KeptList) {
  const own = await picturesOf(db, event.uuid, cameraUuid);
  const given = (await namesOfList(db, list.uuid)).filter(({ pictureUuid }) => own.has(pictureUuid));
  const { names, times } = await eventNames(db, event, list.rows, list.matching);
  const fitting = names.filter(({ pictureUuid }) => own.has(pictureUuid));
  const { links } = await resolveNames(db, fitting, () => {});
  const wanted = new Set(links.map(keyOf));
  const stale = given.filter((link) => !wanted.has(keyOf(link)));
  const removed = await remove(db, event.uuid, list.uuid, stale, times);
  const { newNames } = await nameByList(db, event, list, undefined, (picture) => !own.has(picture));
  return { removed, added: newNames };
}

const keyOf = ({ pictureUuid, filterValueUuid }: PictureLink) => `${pictureUuid} ${filterValueUuid}`;

async function picturesOf(db: Db, eventUuid: string, cameraUuid: string | null): Promise<Set<string>> {
  const ofEvent = db
    .selectFrom("picture")
    .select("uuid")
    .where("eventUuid", "=", eventUuid)
    .where("isDeleted", "=", false);
  const rows = await (cameraUuid === null ? ofEvent : ofEvent.where("cameraUuid", "=", cameraUuid)).execute();
  return new Set(rows.map(({ uuid }) => uuid));
}

/** Returns what a list gave to pictures. */
function namesOfList(db: Db, listUuid: string): Promise<PictureLink[]> {
  return db
    .selectFrom("startListName")
    .select(["pictureUuid", "filterValueUuid"])
    .where("startListUuid", "=", listUuid)
    .execute();
}

async function remove(
  db: Db,
  eventUuid: string,
  listUuid: string,
  stale: readonly PictureLink[],
  times: TimesOfPictures,
): Promise<number> {
  let removed = 0;
  for (let from = 0; from < stale.length; from += batch) {
    removed += await runTransaction(db, async (tx) => {
      await lockEvent(tx, eventUuid);
      await lockStartList(tx, listUuid);
      // Where the clock was set again meanwhile, that job decides.
      const part = await linksOfSameTime(tx, stale.slice(from, from + batch), times);
      const which = sql`
        select name.ctid from "startListName" name
        join unnest(${part.map(({ pictureUuid }) => pictureUuid)}::uuid[],
          ${part.map(({ filterValueUuid }) => filterValueUuid)}::uuid[]) as gone(picture, value)
          on name."pictureUuid" = gone.picture and name."filterValueUuid" = gone.value
        where name."startListUuid" = ${listUuid}`;
      return (await removeGivenNames(tx, eventUuid, listUuid, which)).removed;
    });
  }
  return removed;
}
