import { commandLine } from "../core/author.ts";
import type { Services } from "../core/services.ts";
import { applyStartList, type StartListReport } from "../import/applyStartList.ts";
import type { KnownEvent } from "../import/findEvent.ts";
import type { GivenList } from "../import/readGivenList.ts";
import { showProgress } from "./progress.ts";
import type { StartListOptions } from "./startListOptions.ts";

/** Applies a start list to an event, or finds what it would change; the exit code is 1 if a row is refused. */
export async function applyGivenList(
  { db }: Services,
  event: KnownEvent,
  given: GivenList,
  options: StartListOptions,
): Promise<StartListReport> {
  const report = await withProgress("Noms", (onProgress) =>
    applyStartList(commandLine(db), db, event, given, {
      isCheck: options.check === true,
      isReplacing: options.replace === true,
      onProgress,
    }),
  );
  if (report.refused.length > 0 || (report.uuid === null && !report.isCheck)) process.exitCode = 1;
  return report;
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
