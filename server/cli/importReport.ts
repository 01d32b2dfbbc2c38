import type { StartListOutcome } from "../import/applyStartList.ts";
import type { ImportOutcome } from "../import/importFolder.ts";

const seconds = (value: number) => (value < 10 ? value.toFixed(1) : String(Math.round(value)));

const contestLine = ({ label, imported, alreadyThere }: ImportOutcome["contests"][number]) =>
  `Contest "${label}": ${imported} imported, ${alreadyThere} already there`;

/** Returns the summary of an import: the count of each kind and contest, and each rejected file with its reason. */
export function importReport(outcome: ImportOutcome, duration: number): string[] {
  const { imported, alreadyThere, refused, contests, wasStopped } = outcome;
  const rate = imported > 0 && duration > 0 ? `, ${(imported / duration).toFixed(1)} pictures a second` : "";
  return [
    ...(wasStopped ? ["Stopped; the same command goes on from here."] : []),
    ...contests.map(contestLine),
    `Imported: ${imported}`,
    `Already there: ${alreadyThere}`,
    `Refused: ${refused.length}`,
    ...refused.map(({ shown, reason }) => `  ${shown}: ${reason}`),
    `Took ${seconds(duration)} s${rate}`,
  ];
}

/** Returns the result of a start list, with the line and reason of each row that matches no picture. */
export function startListReport({ rows, pictures, newNames, unmatched, merged }: StartListOutcome): string[] {
  return [
    `Start list: ${rows} rows, ${pictures} pictures named, ${newNames} names new on them`,
    ...unmatched.map(({ line, reason }) => `  line ${line}: ${reason}`),
    ...merged.map(({ value, kept }) => `  "${value}" was taken for "${kept}"`),
  ];
}
