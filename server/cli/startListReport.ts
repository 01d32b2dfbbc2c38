import type { StartListOutcome } from "../import/applyStartList.ts";
import type { StartList } from "../import/parseStartList.ts";
import type { StartListPreview } from "../import/previewStartList.ts";
import type { ReadList } from "../import/saveStartList.ts";

/**
 * Returns the result of a start list, with the line and reason of each row that is refused or waits for its pictures.
 * @param outcome null if no row can be applied
 */
export function startListReport(outcome: StartListOutcome | null, read: StartList, list: ReadList): string[] {
  const { rows = 0, pictures = 0, newNames = 0 } = outcome ?? {};
  return [
    `Start list: ${rows} rows, ${pictures} pictures named, ${newNames} names new on them`,
    ...details(outcome ?? { unmatched: [], merged: [] }, read, list),
  ];
}

/** Returns what a start list would change. */
export function previewReport(preview: StartListPreview, read: StartList, list: ReadList): string[] {
  const { rows, pictures, newNames, removed } = preview;
  const gone = removed > 0 ? `, ${removed} names of replaced lists would go` : "";
  return [
    `Nothing is written. Start list: ${rows} rows, ${pictures} pictures would be named, ${newNames} names would be new on them${gone}`,
    ...details(preview, read, list),
  ];
}

function details(
  { unmatched, merged }: Pick<StartListOutcome, "unmatched" | "merged">,
  read: StartList,
  { windowSeconds }: ReadList,
): string[] {
  const refused = [...read.refused, ...unmatched.filter(({ isWaiting }) => !isWaiting)];
  const waiting = unmatched.filter(({ isWaiting }) => isWaiting);
  const passing = read.rows.filter(({ range }) => range?.kind === "passing").length;
  return [
    ...read.notes,
    ...(passing > 0
      ? [
          `Passing times: ${passing}, each until the next one of its contest, at most ${windowSeconds} s (--window)`,
        ]
      : []),
    ...linesOf("Refused", refused),
    ...linesOf("Waiting for pictures", waiting),
    ...merged.map(({ value, kept }) => `  "${value}" is taken for "${kept}"`),
  ];
}

function linesOf(title: string, rows: readonly { line: number; reason: string }[]): string[] {
  if (rows.length === 0) return [];
  const sorted = [...rows].sort((one, other) => one.line - other.line);
  return [`${title}: ${rows.length}`, ...sorted.map(({ line, reason }) => `  line ${line}: ${reason}`)];
}
