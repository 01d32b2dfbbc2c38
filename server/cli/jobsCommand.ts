import { Command } from "commander";
import { commandLine } from "../core/author.ts";
import { type ListedJob, listJobs } from "../jobs/listJobs.ts";
import { retryJobs } from "../jobs/retryJobs.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { CommandError, withServices } from "./services.ts";
import { listLines } from "./table.ts";
import { when } from "./when.ts";

/** `dossard jobs`: lists the jobs that are not done; tries some again. */
export function jobsCommand(): Command {
  const jobs = new Command("jobs").description(
    "lister et relancer les tâches : courriels, documents, fichiers à faire",
  );
  jobs
    .command("list", { isDefault: true })
    .description(
      "lister celles qui attendent, sont en cours ou ont été abandonnées, la plus ancienne d’abord",
    )
    .option("--limit <n>", "combien", "50")
    .addOption(jsonOption())
    .action((options: JsonOption & { limit: string }) =>
      withServices(async ({ db, now }) => {
        const { items } = await listJobs(db, { limit: readNumber(options.limit) });
        answer(items, options, () => jobLines(items, now()));
      }),
    );
  jobs
    .command("retry [numbers...]")
    .description("relancer aussitôt celles-ci, ou toutes celles qui ont été abandonnées")
    .addOption(jsonOption())
    .action((numbers: string[], options: JsonOption) =>
      withServices(async ({ db }) => {
        const ids = numbers.length === 0 ? null : numbers.map(readNumber);
        const retried = await retryJobs(commandLine(db), ids);
        answer(retried, options, ({ retried }) => `Tâches relancées : ${retried}`);
      }),
    );
  return jobs;
}

function readNumber(text: string): number {
  if (/^\d{1,9}$/.test(text) && Number(text) > 0) return Number(text);
  throw new CommandError(`Il faut un nombre à partir de 1, pas « ${text} ».`);
}

const jobLines = (jobs: readonly ListedJob[], now: Date) =>
  listLines(
    "Il ne reste rien à faire.",
    ["NUMÉRO", "TÂCHE", "CLÉ", "CRÉÉE", "ESSAIS", "ÉTAT", "DERNIÈRE ERREUR"],
    jobs,
    (job) => [
      job.id,
      job.kind,
      job.key,
      when(job.createdAt),
      job.attempts,
      stateText(job, now),
      job.lastError?.replace(/\s+/g, " ").slice(0, 100) ?? "",
    ],
  );

function stateText({ state, dueAt }: ListedJob, now: Date): string {
  if (state === "failed") return "abandonnée";
  if (state === "running") return "en cours";
  return new Date(dueAt) <= now ? "en attente" : `à partir du ${when(dueAt)}`;
}
