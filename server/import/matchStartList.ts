import { slug } from "../../src/domain/pictures/searchKey.ts";
import { between, naturalCompare } from "./naturalOrder.ts";
import type { StartListRow } from "./parseStartList.ts";
import type { PictureRange } from "./startListRange.ts";

/** What matching needs of a picture. */
export interface MatchablePicture {
  uuid: string;
  /** File name without extension. */
  name: string;
  contestUuid: string;
  /** `YYYY-MM-DD HH:mm:ss` in the event's time zone; null if unknown. */
  localTime: string | null;
}

export interface MatchableContest {
  uuid: string;
  label: string;
}

export interface Matched {
  row: StartListRow;
  pictures: MatchablePicture[];
}

/** A row without matching pictures, and why. */
export interface Unmatched {
  line: number;
  reason: string;
}

/**
 * Finds the pictures of each row. Skips a row with pictures in several contests, or with undated times that fit several days: a
 * wrong name on a picture is worse than none.
 */
export function matchStartList(
  rows: readonly StartListRow[],
  pictures: readonly MatchablePicture[],
  contests: readonly MatchableContest[],
): { matched: Matched[]; unmatched: Unmatched[] } {
  const byContest = new Map<string | null, Finder>();
  const finderOf = (contestUuid: string | null) => {
    const known = byContest.get(contestUuid);
    if (known) return known;
    const own = contestUuid === null ? pictures : pictures.filter((one) => one.contestUuid === contestUuid);
    const finder = createFinder(own);
    byContest.set(contestUuid, finder);
    return finder;
  };
  const bySlug = new Map(contests.map((contest) => [slug(contest.label, 200), contest]));

  const matched: Matched[] = [];
  const unmatched: Unmatched[] = [];
  for (const row of rows) {
    const found = findRow(row, bySlug, finderOf);
    if (typeof found === "string") unmatched.push({ line: row.line, reason: found });
    else matched.push({ row, pictures: found });
  }
  return { matched, unmatched };
}

type Finder = (range: PictureRange) => MatchablePicture[];

function findRow(
  row: StartListRow,
  bySlug: ReadonlyMap<string, MatchableContest>,
  finderOf: (contestUuid: string | null) => Finder,
): MatchablePicture[] | string {
  if (!row.range) return "it names no pictures";
  const contest = row.contestLabel === null ? null : bySlug.get(slug(row.contestLabel, 200));
  if (contest === undefined) return `no contest "${row.contestLabel}" here`;
  const pictures = finderOf(contest?.uuid ?? null)(row.range);
  if (pictures.length === 0) return `no picture ${rangeText(row.range)}`;
  const inContests = new Set(pictures.map(({ contestUuid }) => contestUuid));
  if (inContests.size > 1) {
    return `its pictures lie in ${inContests.size} contests: say which in a column "épreuve"`;
  }
  const days = new Set(pictures.map(({ localTime }) => localTime?.slice(0, 10)));
  if (row.range.kind === "times" && row.range.fromDate === null && days.size > 1) {
    return `its times fit ${days.size} days: say which in a column "date"`;
  }
  return pictures;
}

function rangeText(range: PictureRange): string {
  if (range.kind === "names") return `from ${range.from} to ${range.to}`;
  const [from, to] = [
    `${range.fromDate ?? ""} ${range.from}`.trim(),
    `${range.toDate ?? ""} ${range.to}`.trim(),
  ];
  return `from ${from} to ${to}`;
}

const lastNumber = (name: string) => /(\d+)\D*$/.exec(name)?.[1] ?? "";

function createFinder(pictures: readonly MatchablePicture[]): Finder {
  const byName = [...pictures].sort((one, other) => naturalCompare(one.name, other.name));
  const byNumber = pictures
    .map((picture) => ({ picture, number: lastNumber(picture.name) }))
    .filter(({ number }) => number !== "")
    .sort((one, other) => naturalCompare(one.number, other.number));
  const byTime = pictures
    .flatMap((picture) => (picture.localTime === null ? [] : [{ picture, time: picture.localTime }]))
    .sort((one, other) => compare(one.time, other.time));
  const days = [...new Set(byTime.map(({ time }) => time.slice(0, 10)))];

  return (range) => {
    if (range.kind === "names" && range.byNumber) {
      const within = between(byNumber, range.from, range.to, ({ number }, bound) =>
        naturalCompare(number, bound),
      );
      return within.map(({ picture }) => picture);
    }
    if (range.kind === "names") {
      return between(byName, range.from, range.to, ({ name }, bound) => naturalCompare(name, bound));
    }
    const spans = range.fromDate === null ? days.map((day) => [day, day]) : [[range.fromDate, range.toDate]];
    return spans.flatMap(([from, to]) =>
      between(byTime, `${from} ${range.from}`, `${to} ${range.to}`, ({ time }, bound) =>
        compare(time, bound),
      ).map(({ picture }) => picture),
    );
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
