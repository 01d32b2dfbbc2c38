import { slug } from "../../src/domain/pictures/searchKey.ts";
import type { Db } from "../db/database.ts";
import { type BibPlace, bibKey, bibsOfPicture } from "./bibsOfPicture.ts";
import { closeWindows } from "./closeWindows.ts";
import type { MatchableContest } from "./contestFinder.ts";
import { splitExtension } from "./fileName.ts";
import { type FilterTypeCode, filterTypeCodes } from "./filterTypes.ts";
import type { KnownEvent } from "./findEvent.ts";
import type { TimesOfPictures } from "./linksOfSameTime.ts";
import { type MatchablePicture, matchStartList, type Unmatched } from "./matchStartList.ts";
import type { StartListRow } from "./parseStartList.ts";

/** How the rows of a list find their pictures. */
export interface Matching {
  /** Slugs of the contests to which the list applies; null: all of the event. */
  contestSlugs: readonly string[] | null;
  windowSeconds: number;
  bibPlace: BibPlace | null;
}

/** A name that a list gives to a picture. */
export interface GivenName {
  pictureUuid: string;
  type: FilterTypeCode;
  value: string;
}

/** Returns the names that a list gives to the pictures which an event has now, and the rows that give none. */
export async function eventNames(
  db: Db,
  event: KnownEvent,
  rows: readonly StartListRow[],
  { contestSlugs, windowSeconds, bibPlace }: Matching,
): Promise<{ names: GivenName[]; unmatched: Unmatched[]; times: TimesOfPictures }> {
  const scope = contestSlugs === null ? null : new Set(contestSlugs);
  const contests = (await contestsOf(db, event.uuid)).filter(
    ({ label }) => scope === null || scope.has(slug(label, 200)),
  );
  const pictures = await picturesOf(db, event, contests, bibPlace);
  const { matched, unmatched } = matchStartList(closeWindows(rows, windowSeconds), pictures, contests);
  const names = matched.flatMap(({ row, pictures: shown }) =>
    shown.flatMap(({ uuid }) =>
      filterTypeCodes.flatMap((type) => {
        const value = row.values[type];
        return value === undefined ? [] : [{ pictureUuid: uuid, type, value }];
      }),
    ),
  );
  return { names, unmatched, times: new Map(pictures.map(({ uuid, takenAt }) => [uuid, takenAt])) };
}

function contestsOf(db: Db, eventUuid: string) {
  return db
    .selectFrom("contest")
    .select(["uuid", "label"])
    .where("eventUuid", "=", eventUuid)
    .where("isDeleted", "=", false)
    .execute();
}

async function picturesOf(
  db: Db,
  event: KnownEvent,
  contests: readonly MatchableContest[],
  bibPlace: BibPlace | null,
): Promise<(MatchablePicture & { takenAt: string | null })[]> {
  // Swedish dates are formatted in sortable order.
  const clock = new Intl.DateTimeFormat("sv-SE", {
    timeZone: event.timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const rows = await db
    .selectFrom("picture")
    .select(["uuid", "rawFileName", "contestUuid", "takenAt"])
    .where("eventUuid", "=", event.uuid)
    .where("isDeleted", "=", false)
    .execute();
  const labels = new Map(contests.map(({ uuid, label }) => [uuid, label]));
  const linked = await linkedBibs(db, event.uuid);
  return rows.flatMap(({ uuid, rawFileName, contestUuid, takenAt }) => {
    const label = labels.get(contestUuid);
    if (label === undefined) return [];
    const name = splitExtension(rawFileName).stem;
    const bibs = new Set([...(linked.get(uuid) ?? []), ...bibsOfPicture(name, label, bibPlace)]);
    const localTime = takenAt === null ? null : clock.format(new Date(takenAt));
    return [{ uuid, contestUuid, name, takenAt, localTime, bibs: [...bibs] }];
  });
}

/** Returns the keys of the bibs that pictures are known by. */
async function linkedBibs(db: Db, eventUuid: string): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom("eventFilterValue as known")
    .innerJoin("filterValue", "filterValue.uuid", "known.filterValueUuid")
    .innerJoin("filterType", "filterType.uuid", "filterValue.filterTypeUuid")
    .innerJoin("pictureFilterValue as link", "link.filterValueUuid", "known.filterValueUuid")
    .innerJoin("picture", "picture.uuid", "link.pictureUuid")
    .select(["link.pictureUuid", "filterValue.value"])
    .where("known.eventUuid", "=", eventUuid)
    .where("picture.eventUuid", "=", eventUuid)
    .where("filterType.code", "=", "bib")
    .execute();
  const bibs = new Map<string, string[]>();
  for (const { pictureUuid, value } of rows) {
    bibs.set(pictureUuid, [...(bibs.get(pictureUuid) ?? []), bibKey(value)]);
  }
  return bibs;
}
