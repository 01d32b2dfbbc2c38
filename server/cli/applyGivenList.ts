import type { Services } from "../core/services.ts";
import { applyStartList } from "../import/applyStartList.ts";
import type { KnownEvent } from "../import/findEvent.ts";
import { type KeptList, listCode, listStartLists } from "../import/findStartList.ts";
import { previewStartList } from "../import/previewStartList.ts";
import type { ReadList } from "../import/saveStartList.ts";
import { undoStartList } from "../import/undoStartList.ts";
import { showProgress } from "./progress.ts";
import { say } from "./services.ts";
import type { GivenList, StartListOptions } from "./startListOptions.ts";
import { previewReport, startListReport } from "./startListReport.ts";

/** Applies a start list to an event, or shows what it would change, and reports; the exit code is 1 if a row is refused. */
export async function applyGivenList(
  { db }: Services,
  event: KnownEvent,
  { list: given, read }: GivenList,
  contestSlugs: readonly string[] | null,
  options: StartListOptions,
): Promise<void> {
  const list: ReadList = { ...given, contestSlugs };
  const before = (await listStartLists(db, event.uuid)).filter(({ fileName }) => fileName === list.fileName);
  if (options.check) {
    const preview = await previewStartList(db, event, list, options.replace ? before : []);
    return report(
      previewReport(preview, read, list),
      preview.unmatched.some(isRefused) || read.refused.length > 0,
    );
  }
  if (read.rows.length === 0) return report(startListReport(null, read, list), true);
  const outcome = await withProgress("Naming", (update) => applyStartList(db, event, list, update));
  const others = before.filter(({ uuid }) => uuid !== outcome.uuid);
  report(startListReport(outcome, read, list), outcome.unmatched.some(isRefused) || read.refused.length > 0);
  if (options.replace) await replaceLists(db, others);
  else if (others.length > 0) {
    say(
      `Lists of the same name stay: ${others.map(({ uuid }) => listCode(uuid)).join(", ")} (--replace undoes them)`,
    );
  }
}

const isRefused = ({ isWaiting }: { isWaiting: boolean }) => !isWaiting;

function report(lines: readonly string[], isRefusing: boolean): void {
  for (const line of lines) say(line);
  if (isRefusing) process.exitCode = 1;
}

async function replaceLists(db: Services["db"], lists: readonly KeptList[]): Promise<void> {
  for (const list of lists) {
    const removed = await withProgress("Undoing", (update) => undoStartList(db, list, update));
    say(`Replaced: ${listCode(list.uuid)}, ${removed} names of it are gone`);
  }
}

/** Runs a long task with its progress on standard error. */
export async function withProgress<Result>(
  label: string,
  work: (update: (done: number, total: number) => void) => Promise<Result>,
): Promise<Result> {
  const progress = showProgress(label);
  try {
    return await work(progress.update);
  } finally {
    progress.stop();
  }
}
