import { sql } from "kysely";
import type { Counted } from "../core/handler.ts";
import { cutToPage, type Page } from "../core/page.ts";
import type { Db } from "../db/database.ts";

export interface ListedPicture {
  uuid: string;
  name: string;
  /** As in the folder that it was imported from. */
  rawFileName: string;
  contestUuid: string;
  contest: string;
  takenAt: string | null;
  /** Local time of the event, `YYYY-MM-DD HH:mm:ss`. */
  taken: string | null;
  width: number;
  height: number;
  kbSize: number;
  names: string[];
}

interface Wanted {
  eventUuid: string;
  contestUuid?: string | undefined;
  /** Only those that nobody is named on. */
  withoutNames?: boolean | undefined;
}

/**
 * Returns the pictures of an event, contest by contest, in the order in which shoppers see them.
 * @param page null: all of them
 */
export async function listEventPictures(
  db: Db,
  { eventUuid, contestUuid, withoutNames = false }: Wanted,
  page: Page,
): Promise<Counted<ListedPicture[]>> {
  const ofContest = contestUuid === undefined ? sql`` : sql`and picture."contestUuid" = ${contestUuid}`;
  const unnamed = withoutNames
    ? sql`and not exists (select from "pictureFilterValue" where "pictureUuid" = picture.uuid)`
    : sql``;
  const matching = sql`picture."eventUuid" = ${eventUuid} and not picture."isDeleted" ${ofContest} ${unnamed}`;
  const { rows } = await sql<ListedPicture>`
    select picture.uuid, picture.name, picture."rawFileName", contest.uuid as "contestUuid", contest.label as contest,
      picture."takenAt", to_char(picture."takenAt" at time zone event."timeZone", 'YYYY-MM-DD HH24:MI:SS') as taken,
      picture.width, picture.height, picture."kbSize",
      array(select shown.value from "pictureFilterValue" shows
        join "filterValue" shown on shown.uuid = shows."filterValueUuid"
        join "filterType" type on type.uuid = shown."filterTypeUuid"
        where shows."pictureUuid" = picture.uuid order by type.code desc, shown.value) as names
    from picture join contest on contest.uuid = picture."contestUuid" join event on event.uuid = picture."eventUuid"
    where ${matching}
    order by contest.start, contest.label, picture."takenAt", picture.name, picture.uuid ${cutToPage(page)}`.execute(
    db,
  );
  if (page === null) return { items: rows, totalCount: rows.length };
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from picture where ${matching}`.execute(db);
  return { items: rows, totalCount: counted.rows[0]?.count ?? 0 };
}
