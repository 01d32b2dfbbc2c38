import { Command } from "commander";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { CommandError, say, withServices } from "./services.ts";
import { tableLines } from "./table.ts";
import { when } from "./when.ts";

export function jobsCommand(): Command {
  const jobs = new Command("jobs").description("mails, documents and files that are still to be made");
  jobs
    .command("list", { isDefault: true })
    .description("those that wait, are under way, failed or were given up; the oldest first")
    .option("--limit <n>", "how many", "50")
    .option("--json", "as JSON")
    .action((options: { limit: string; json?: true }) =>
      withServices(({ db }) => listJobs(db, readNumber(options.limit), options.json === true)),
    );
  jobs
    .command("retry [numbers...]")
    .description("try again at once: these, or all that were given up")
    .action((numbers: string[]) =>
      withServices(async ({ db }) => say(await retryJobs(db, numbers.map(readNumber)))),
    );
  return jobs;
}

function readNumber(text: string): number {
  if (/^\d{1,9}$/.test(text) && Number(text) > 0) return Number(text);
  throw new CommandError(`A number from 1 is wanted, not "${text}".`);
}

async function listJobs(db: Db, limit: number, json: boolean): Promise<void> {
  const rows = await db
    .selectFrom("job")
    .selectAll()
    .where("doneAt", "is", null)
    .orderBy("id")
    .limit(limit)
    .execute();
  if (json) return say(JSON.stringify(rows, null, 2));
  if (rows.length === 0) return say("Nothing is left to do.");
  const lines = tableLines(
    ["NUMBER", "KIND", "KEY", "PUT", "TRIES", "STATE", "LAST FAULT"],
    rows.map((job) => [
      job.id,
      job.kind,
      job.key,
      when(job.createdAt),
      job.attempts,
      stateOf(job),
      job.lastError?.replace(/\s+/g, " ").slice(0, 100) ?? "",
    ]),
  );
  for (const line of lines) say(line);
}

function stateOf(job: { deadAt: string | null; takenBy: string | null; dueAt: string }): string {
  if (job.deadAt !== null) return "given up";
  if (job.takenBy !== null) return "under way";
  return Date.parse(job.dueAt) <= Date.now() ? "waits" : `from ${when(job.dueAt)}`;
}

/** Leaves jobs in progress to their workers. */
export async function retryJobs(db: Db, numbers: readonly number[]): Promise<string> {
  const waiting = db
    .updateTable("job")
    .set({ deadAt: null, attempts: 0, dueAt: sql`now()` })
    .where("doneAt", "is", null)
    .where("takenBy", "is", null);
  const chosen =
    numbers.length > 0 ? waiting.where("id", "in", numbers) : waiting.where("deadAt", "is not", null);
  const { length } = await chosen.returning("id").execute();
  return `Tried again: ${length}`;
}
