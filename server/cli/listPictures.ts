import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { findContest } from "../import/findContest.ts";
import { say } from "./services.ts";
import { tableLines } from "./table.ts";

export interface ListOptions {
  contest?: string;
  withoutNames?: true;
}

/** Writes the pictures of an event, contest by contest, in the order in which shoppers see them. Throws `CliError`. */
export async function listPictures(
  db: Db,
  eventUuid: string,
  { contest, withoutNames }: ListOptions,
  json: boolean,
): Promise<void> {
  const chosen = contest === undefined ? null : await findContest(db, eventUuid, contest);
  const rows = await readPictures(db, eventUuid, chosen?.uuid ?? null, withoutNames === true);
  if (json) return say(JSON.stringify(rows, null, 2));
  if (rows.length === 0)
    return say(withoutNames ? "Every picture has a name on it." : "There is no picture.");
  const lines = tableLines(
    ["PICTURE", "CONTEST", "TAKEN", "SIZE", "NAMES", "UUID"],
    rows.map((row) => [
      row.name,
      row.contest,
      row.taken ?? "",
      `${row.width} x ${row.height}`,
      row.names.join(", "),
      row.uuid,
    ]),
  );
  for (const line of lines) say(line);
}

interface Row {
  uuid: string;
  name: string;
  /** As in the folder that it was imported from. */
  rawFileName: string;
  contest: string;
  takenAt: string | null;
  /** Local time of the event, `YYYY-MM-DD HH:mm:ss`. */
  taken: string | null;
  width: number;
  height: number;
  kbSize: number;
  names: string[];
}

async function readPictures(
  db: Db,
  eventUuid: string,
  contestUuid: string | null,
  withoutNames: boolean,
): Promise<Row[]> {
  const ofContest = contestUuid === null ? sql`` : sql`and picture."contestUuid" = ${contestUuid}`;
  const unnamed = withoutNames
    ? sql`and not exists (select from "pictureFilterValue" where "pictureUuid" = picture.uuid)`
    : sql``;
  const { rows } = await sql<Row>`
    select picture.uuid, picture.name, picture."rawFileName", contest.label as contest, picture."takenAt",
      to_char(picture."takenAt" at time zone event."timeZone", 'YYYY-MM-DD HH24:MI:SS') as taken,
      picture.width, picture.height, picture."kbSize",
      array(select shown.value from "pictureFilterValue" shows
        join "filterValue" shown on shown.uuid = shows."filterValueUuid"
        join "filterType" type on type.uuid = shown."filterTypeUuid"
        where shows."pictureUuid" = picture.uuid order by type.code desc, shown.value) as names
    from picture join contest on contest.uuid = picture."contestUuid" join event on event.uuid = picture."eventUuid"
    where picture."eventUuid" = ${eventUuid} and not picture."isDeleted" ${ofContest} ${unnamed}
    order by contest.start, contest.label, picture."takenAt", picture.name, picture.uuid`.execute(db);
  return rows;
}
