import type { Author } from "../core/author.ts";
import { type Db, runTransaction } from "../db/database.ts";
import type { KnownEvent } from "./findEvent.ts";
import { type KeptList, keptLists } from "./findStartList.ts";
import { nameByNewList, type OnProgress, type StartListOutcome } from "./nameByList.ts";
import type { RefusedRow } from "./parseStartList.ts";
import { previewStartList } from "./previewStartList.ts";
import type { GivenList } from "./readGivenList.ts";
import { undoStartList } from "./undoStartList.ts";

interface Options {
  /** Writes nothing: returns what would change. */
  isCheck: boolean;
  /** Undoes the lists of the same file name afterwards. */
  isReplacing: boolean;
  onProgress?: OnProgress;
}

export interface StartListReport {
  fileName: string;
  isCheck: boolean;
  /** Null: nothing was applied. */
  uuid: string | null;
  /** Number of rows that could be read, of pictures that they name, and of names new on these. */
  rows: number;
  pictures: number;
  newNames: number;
  /** Rows to correct, and rows whose pictures may still come; by line. */
  refused: RefusedRow[];
  waiting: RefusedRow[];
  /** Spellings that were taken for an existing name. */
  merged: StartListOutcome["merged"];
  /** Rows with a passing time alone, and for how long at most their pictures are theirs. */
  passingTimes: number;
  windowSeconds: number;
  /** What the operator should know of how the file was read. */
  notes: string[];
  /** Lists of the same file name that were undone, and the number of names that went with them; or would be. */
  replaced: string[];
  removedNames: number;
  /** Lists of the same file name that stay. */
  sameName: string[];
}

/**
 * Applies a start list to an event, or shows what it would change. The author's transaction keeps the list; the names follow in
 * others, some thousands at a time: repeat an interrupted run. Throws `CliError`.
 */
export async function applyStartList(
  author: Author,
  db: Db,
  event: KnownEvent,
  given: GivenList,
  { isCheck, isReplacing, onProgress }: Options,
): Promise<StartListReport> {
  const { list, read } = given;
  const named = (await keptLists(db, event.uuid)).filter(({ fileName }) => fileName === list.fileName);
  if (isCheck) {
    const replaced = isReplacing ? named : [];
    const preview = await previewStartList(db, event, list, replaced);
    return {
      ...reportOf(given, preview),
      isCheck,
      replaced: uuidsOf(replaced),
      removedNames: preview.removed,
    };
  }
  if (read.rows.length === 0) return reportOf(given, null);
  const outcome = await nameByNewList(author, db, event, list, onProgress);
  const others = named.filter(({ uuid }) => uuid !== outcome.uuid);
  const report = { ...reportOf(given, outcome), uuid: outcome.uuid };
  if (!isReplacing) return { ...report, sameName: uuidsOf(others) };
  let removedNames = 0;
  const continuing: Author = { ...author, transaction: (work) => runTransaction(db, work) };
  for (const { uuid } of others) {
    removedNames += (await undoStartList(continuing, db, uuid, onProgress)).removedNames;
  }
  return { ...report, replaced: uuidsOf(others), removedNames };
}

const uuidsOf = (lists: readonly KeptList[]) => lists.map(({ uuid }) => uuid);

function reportOf(
  { list, read }: GivenList,
  outcome: Omit<StartListOutcome, "uuid"> | null,
): StartListReport {
  const { rows = 0, pictures = 0, newNames = 0, merged = [], unmatched = [] } = outcome ?? {};
  const byLine = (reasons: readonly RefusedRow[]) =>
    reasons.map(({ line, reason }) => ({ line, reason })).sort((one, other) => one.line - other.line);
  return {
    ...{ fileName: list.fileName, isCheck: false, uuid: null, rows, pictures, newNames, merged },
    refused: byLine([...read.refused, ...unmatched.filter(({ isWaiting }) => !isWaiting)]),
    waiting: byLine(unmatched.filter(({ isWaiting }) => isWaiting)),
    passingTimes: read.rows.filter(({ range }) => range?.kind === "passing").length,
    ...{ windowSeconds: list.windowSeconds, notes: read.notes, replaced: [], removedNames: 0, sameName: [] },
  };
}
