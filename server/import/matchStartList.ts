import { slug } from "../../src/domain/pictures/searchKey.ts";
import { bibKey } from "./bibsOfPicture.ts";
import type { MatchableRow } from "./closeWindows.ts";
import { contestFinder, type MatchableContest } from "./contestFinder.ts";
import { between, compareText, naturalKey } from "./naturalOrder.ts";
import type { PictureRange } from "./startListRange.ts";

/** What matching needs of a picture. */
export interface MatchablePicture {
  uuid: string;
  /** File name without extension. */
  name: string;
  contestUuid: string;
  /** `YYYY-MM-DD HH:mm:ss` in the event's time zone; null if unknown. */
  localTime: string | null;
  /** Keys of the bibs that are on it. */
  bibs: readonly string[];
}

export interface Matched {
  row: MatchableRow;
  pictures: MatchablePicture[];
}

/** A row without matching pictures, and why. */
export interface Unmatched {
  line: number;
  reason: string;
  /** Pictures still to come may match; otherwise the row must change. */
  isWaiting: boolean;
}

/** Why a row matches nothing. */
type Miss = Pick<Unmatched, "reason" | "isWaiting">;
const waiting = (reason: string): Miss => ({ reason, isWaiting: true });
const doubtful = (reason: string): Miss => ({ reason, isWaiting: false });

/**
 * Finds the pictures of each row: by picture names or times, otherwise by its bib. Skips a row with pictures in several contests, with
 * undated times that fit several days, or with a bib that others wear too: a wrong name on a picture is worse than none.
 */
export function matchStartList(
  rows: readonly MatchableRow[],
  pictures: readonly MatchablePicture[],
  contests: readonly MatchableContest[],
): { matched: Matched[]; unmatched: Unmatched[] } {
  const byContest = new Map<string, MatchablePicture[]>();
  for (const picture of pictures) {
    const own = byContest.get(picture.contestUuid);
    if (own) own.push(picture);
    else byContest.set(picture.contestUuid, [picture]);
  }
  const finders = new Map<string | null, Finder>();
  const finderOf = (contestUuid: string | null) => {
    const known = finders.get(contestUuid);
    if (known) return known;
    const finder = createFinder(contestUuid === null ? pictures : (byContest.get(contestUuid) ?? []));
    finders.set(contestUuid, finder);
    return finder;
  };
  const search = { finderOf, contestOf: contestFinder(contests), wearersOf: countWearers(rows) };
  const matched: Matched[] = [];
  const unmatched: Unmatched[] = [];
  for (const row of rows) {
    const found = findRow(row, search);
    if (Array.isArray(found)) matched.push({ row, pictures: found });
    else unmatched.push({ line: row.line, ...found });
  }
  return { matched, unmatched };
}

interface Finder {
  inRange(range: PictureRange): MatchablePicture[];
  withBib(bib: string): readonly MatchablePicture[];
}

interface Search {
  finderOf: (contestUuid: string | null) => Finder;
  contestOf: ReturnType<typeof contestFinder>;
  wearersOf: (row: MatchableRow) => number;
}

function findRow(row: MatchableRow, { finderOf, contestOf, wearersOf }: Search): MatchablePicture[] | Miss {
  const { range, values } = row;
  if (!range && values.bib === undefined)
    return doubtful("elle ne désigne aucune photo : ni photo, ni heure, ni dossard");
  const contest = contestOf(row);
  if (contest === undefined) return waiting(`pas d’épreuve « ${row.contestLabel ?? row.contestNumber} » ici`);
  const finder = finderOf(contest?.uuid ?? null);
  if (!range) {
    const wearers = wearersOf(row);
    if (wearers > 1)
      return doubtful(
        `${wearers} portent le dossard ${values.bib} dans cette liste : dire à quelle heure ou sur quelles photos`,
      );
  }
  const pictures = range ? finder.inRange(range) : [...finder.withBib(bibKey(values.bib ?? ""))];
  if (pictures.length === 0)
    return waiting(range ? `pas de photo ${rangeText(range)}` : `pas de photo au dossard ${values.bib}`);
  const inContests = new Set(pictures.map(({ contestUuid }) => contestUuid));
  if (inContests.size > 1) {
    return doubtful(
      `ses photos sont dans ${inContests.size} épreuves : dire laquelle dans une colonne « épreuve »`,
    );
  }
  const days = new Set(pictures.map(({ localTime }) => localTime?.slice(0, 10)));
  if (range?.kind === "times" && range.fromDate === null && days.size > 1) {
    return doubtful(`ses heures conviennent à ${days.size} jours : dire lequel dans une colonne « date »`);
  }
  return pictures;
}

/** Counts who wears each bib in a contest: rider and horse. */
function countWearers(rows: readonly MatchableRow[]): Search["wearersOf"] {
  const keyOf = ({ contestLabel, contestNumber, values }: MatchableRow) =>
    `${slug(contestLabel ?? "", 200)} ${contestNumber ?? ""} ${bibKey(values.bib ?? "")}`;
  const wearers = new Map<string, Set<string>>();
  for (const row of rows) {
    if (row.range || row.values.bib === undefined) continue;
    const key = keyOf(row);
    const own = wearers.get(key) ?? new Set();
    wearers.set(key, own.add(`${slug(row.values.rider ?? "", 200)} ${slug(row.values.horse ?? "", 200)}`));
  }
  return (row) => wearers.get(keyOf(row))?.size ?? 0;
}

function rangeText(range: PictureRange): string {
  if (range.kind === "names") return `de ${range.from} à ${range.to}`;
  const [from, to] = [
    `${range.fromDate ?? ""} ${range.from}`.trim(),
    `${range.toDate ?? ""} ${range.to}`.trim(),
  ];
  return `de ${from} à ${to}`;
}

const lastNumber = (name: string) => /(\d+)\D*$/.exec(name)?.[1] ?? "";

function createFinder(pictures: readonly MatchablePicture[]): Finder {
  const byName = sortedBy(pictures, ({ name }) => naturalKey(name));
  const numbered = pictures.filter(({ name }) => lastNumber(name) !== "");
  const byNumber = sortedBy(numbered, ({ name }) => naturalKey(lastNumber(name)));
  const timed = pictures.filter(({ localTime }) => localTime !== null);
  const byTime = sortedBy(timed, ({ localTime }) => localTime ?? "");
  const days = [...new Set(byTime.map(({ key }) => key.slice(0, 10)))];

  const byBib = new Map<string, MatchablePicture[]>();
  for (const picture of pictures) {
    for (const bib of picture.bibs) {
      const own = byBib.get(bib);
      if (own) own.push(picture);
      else byBib.set(bib, [picture]);
    }
  }
  const inRange = (range: PictureRange) => {
    if (range.kind === "names") {
      return within(range.byNumber ? byNumber : byName, naturalKey(range.from), naturalKey(range.to));
    }
    const spans = range.fromDate === null ? days.map((day) => [day, day]) : [[range.fromDate, range.toDate]];
    return spans.flatMap(([from, to]) => within(byTime, `${from} ${range.from}`, `${to} ${range.to}`));
  };
  return { inRange, withBib: (bib) => byBib.get(bib) ?? [] };
}

interface Keyed {
  key: string;
  picture: MatchablePicture;
}

const sortedBy = (
  pictures: readonly MatchablePicture[],
  keyOf: (picture: MatchablePicture) => string,
): Keyed[] =>
  pictures
    .map((picture) => ({ key: keyOf(picture), picture }))
    .sort((one, other) => compareText(one.key, other.key));

const within = (sorted: readonly Keyed[], from: string, to: string) =>
  between(sorted, from, to, ({ key }, bound) => compareText(key, bound)).map(({ picture }) => picture);
