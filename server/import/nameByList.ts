import { holdAvailablePictures } from "../catalogue/purchasablePicture.ts";
import type { Author } from "../core/author.ts";
import { type Db, runTransaction } from "../db/database.ts";
import { eventNames, type GivenName, type Matching } from "./eventNames.ts";
import { type KnownEvent, lockEvent } from "./findEvent.ts";
import { linkPictures } from "./linkPictures.ts";
import { linksOfSameTime } from "./linksOfSameTime.ts";
import type { Unmatched } from "./matchStartList.ts";
import type { StartListRow } from "./parseStartList.ts";
import { resolveNames } from "./resolveNames.ts";
import { lockStartList, type ReadList, saveStartList } from "./saveStartList.ts";

export interface StartListOutcome {
  /** Of the list. */
  uuid: string;
  rows: number;
  /** Pictures that the list names. */
  pictures: number;
  /** New pairs of picture and name; 0 when the same list is applied twice. */
  newNames: number;
  unmatched: Unmatched[];
  /** Spellings merged into an existing name. */
  merged: { value: string; kept: string }[];
}

export type OnProgress = (done: number, total: number) => void;

/** Names linked in one transaction: concurrent imports into the event wait for no more than these. */
const batch = 5_000;

/**
 * Keeps a start list and names the pictures of an event by it, some thousands at a time. Only adds links: repeat an interrupted run. Its
 * other rows wait for their pictures (`applyKeptLists`).
 */
export async function nameByNewList(
  author: Author,
  db: Db,
  event: KnownEvent,
  list: ReadList,
  onProgress: OnProgress = () => {},
): Promise<StartListOutcome> {
  const { uuid, matching } = await saveStartList(author, db, event, list);
  return nameByList(db, event, { uuid, rows: list.rows, matching }, onProgress);
}

/** Names the pictures of an event by a list that is kept already. @param isLeft whether a picture is left as it is */
export async function nameByList(
  db: Db,
  event: KnownEvent,
  { uuid, rows, matching }: { uuid: string; rows: readonly StartListRow[]; matching: Matching },
  onProgress: OnProgress = () => {},
  isLeft: (pictureUuid: string) => boolean = () => false,
): Promise<StartListOutcome> {
  const { names: all, unmatched, times } = await eventNames(db, event, rows, matching);
  const names = all.filter(({ pictureUuid }) => !isLeft(pictureUuid));
  const { links, values, merged } = await resolveNames(db, names, (done, total) =>
    onProgress(done, total + names.length),
  );
  let newNames = 0;
  const moved = new Set<string>();
  for (let from = 0; from < links.length; from += batch) {
    const part = links.slice(from, from + batch);
    newNames += await runTransaction(db, async (tx) => {
      await holdAvailablePictures(tx, [...new Set(part.map(({ pictureUuid }) => pictureUuid))]);
      await lockEvent(tx, event.uuid);
      await lockStartList(tx, uuid);
      const same = await linksOfSameTime(tx, part, times);
      const known = new Set(same);
      for (const link of part) if (!known.has(link)) moved.add(link.pictureUuid);
      return linkPictures(tx, event.uuid, same, uuid);
    });
    onProgress(values + Math.min(from + batch, links.length), values + links.length);
  }
  if (moved.size > 0) {
    // Their times changed meanwhile: a clock was set.
    const list = { uuid, rows, matching };
    newNames += (await nameByList(db, event, list, onProgress, (picture) => !moved.has(picture))).newNames;
  }
  return { uuid, rows: rows.length, pictures: countPictures(names), newNames, unmatched, merged };
}

export const countPictures = (names: readonly GivenName[]) =>
  new Set(names.map(({ pictureUuid }) => pictureUuid)).size;
