import { slug } from "../../src/domain/pictures/searchKey.ts";
import type { Db, Tx } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import { splitExtension } from "./fileName.ts";
import { ensureFilterTypes, filterTypeCodes } from "./filterTypes.ts";
import type { KnownEvent } from "./findEvent.ts";
import { lockEvent } from "./findEvent.ts";
import { linkFilterValues, type PictureName } from "./linkFilterValues.ts";
import { type MatchablePicture, matchStartList, type Unmatched } from "./matchStartList.ts";
import type { StartListRow } from "./parseStartList.ts";

export interface StartListOutcome {
  rows: number;
  /** Pictures that the list names. */
  pictures: number;
  /** New pairs of picture and name; 0 when the same list is applied twice. */
  newNames: number;
  unmatched: Unmatched[];
  /** Spellings merged into an existing name. */
  merged: { value: string; kept: string }[];
}

/** Names linked in one transaction: concurrent imports into the event wait for no more than these. */
const batch = 5_000;

/**
 * Names the pictures of an event by a start list, some thousands at a time. Only adds links: repeat an interrupted run.
 * @param contestSlugs the contests to which the list applies; null: all of the event
 */
export async function applyStartList(
  db: Db,
  event: KnownEvent,
  rows: readonly StartListRow[],
  contestSlugs: ReadonlySet<string> | null,
): Promise<StartListOutcome> {
  const { names, unmatched } = await runTransaction(db, (tx) => readNames(tx, event, rows, contestSlugs));
  let newNames = 0;
  const merged = new Map<string, { value: string; kept: string }>();
  for (let from = 0; from < names.length; from += batch) {
    const joined = await runTransaction(db, async (tx) => {
      await lockEvent(tx, event.uuid);
      return linkFilterValues(tx, event.uuid, names.slice(from, from + batch));
    });
    newNames += joined.pairs;
    for (const spelling of joined.merged) merged.set(spelling.value, spelling);
  }
  const named = new Set(names.map(({ pictureUuid }) => pictureUuid));
  return { rows: rows.length, pictures: named.size, newNames, unmatched, merged: [...merged.values()] };
}

/** Returns the names of each picture by the list. */
async function readNames(
  tx: Tx,
  event: KnownEvent,
  rows: readonly StartListRow[],
  contestSlugs: ReadonlySet<string> | null,
): Promise<{ names: PictureName[]; unmatched: Unmatched[] }> {
  const types = await ensureFilterTypes(tx);
  const contests = (await contestsOf(tx, event.uuid)).filter(
    ({ label }) => contestSlugs === null || contestSlugs.has(slug(label, 200)),
  );
  const pictures = await picturesOf(tx, event, new Set(contests.map(({ uuid }) => uuid)));
  const { matched, unmatched } = matchStartList(rows, pictures, contests);
  const names = matched.flatMap(({ row, pictures: shown }) =>
    shown.flatMap(({ uuid }) =>
      filterTypeCodes.flatMap((code) => {
        const value = row.values[code];
        return value === undefined ? [] : [{ pictureUuid: uuid, filterTypeUuid: types[code], value }];
      }),
    ),
  );
  return { names, unmatched };
}

function contestsOf(tx: Tx, eventUuid: string) {
  return tx
    .selectFrom("contest")
    .select(["uuid", "label"])
    .where("eventUuid", "=", eventUuid)
    .where("isDeleted", "=", false)
    .execute();
}

async function picturesOf(
  tx: Tx,
  event: KnownEvent,
  contestUuids: ReadonlySet<string>,
): Promise<MatchablePicture[]> {
  // Swedish dates are formatted in sortable order.
  const clock = new Intl.DateTimeFormat("sv-SE", {
    timeZone: event.timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const rows = await tx
    .selectFrom("picture")
    .select(["uuid", "rawFileName", "contestUuid", "takenAt"])
    .where("eventUuid", "=", event.uuid)
    .where("isDeleted", "=", false)
    .execute();
  return rows
    .filter(({ contestUuid }) => contestUuids.has(contestUuid))
    .map(({ uuid, rawFileName, contestUuid, takenAt }) => ({
      uuid,
      contestUuid,
      name: splitExtension(rawFileName).stem,
      localTime: takenAt === null ? null : clock.format(new Date(takenAt)),
    }));
}
