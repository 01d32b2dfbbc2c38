import { slug } from "../../src/domain/pictures/searchKey.ts";
import type { StartListRow } from "./parseStartList.ts";

export interface MatchableContest {
  uuid: string;
  label: string;
}

/** "Épreuve n° 3", "03 - Grand Prix", "Class 3", but neither "1,35 m" nor "10 km". */
const numbered =
  /^(?:(?:[ée]preuve|[ée]pr?|class|classe|course|competition|concours|contest|n|no)\b[ .:°#ºo-]*)*0*(\d+)(?![\d.,]*\d|\s*(?:m|cm|km|k|mi|h|ans?)(?!\p{L}))/iu;

/** Returns what finds a row's contest, by its name or its number: null if the row says none, undefined if there is none of it. */
export function contestFinder(contests: readonly MatchableContest[]) {
  const bySlug = new Map(contests.map((contest) => [slug(contest.label, 200), contest]));
  const byNumber = new Map<string, MatchableContest | undefined>();
  for (const contest of contests) {
    const number = numbered.exec(contest.label.normalize("NFC").trim())?.[1];
    // A number of two contests names neither.
    if (number !== undefined) byNumber.set(number, byNumber.has(number) ? undefined : contest);
  }
  return ({ contestLabel, contestNumber }: Pick<StartListRow, "contestLabel" | "contestNumber">) => {
    if (contestLabel === null && contestNumber === null) return null;
    const named = contestLabel === null ? undefined : bySlug.get(slug(contestLabel, 200));
    if (named) return named;
    const number = contestNumber ?? (/^\d+$/.test(contestLabel ?? "") ? contestLabel : null);
    return number === null
      ? undefined
      : (bySlug.get(slug(number)) ?? byNumber.get(number.replace(/^0+(?=\d)/, "")));
  };
}
