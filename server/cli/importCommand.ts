import { stat } from "node:fs/promises";
import { relative, sep } from "node:path";
import { Command } from "commander";
import { slug } from "../../src/domain/pictures/searchKey.ts";
import { commandLine } from "../core/author.ts";
import { CliError, reporting } from "../core/cliError.ts";
import type { Services } from "../core/services.ts";
import { applyKeptLists } from "../import/applyKeptLists.ts";
import { checkCategory, checkTimeZone, checkYear, createEvent } from "../import/createEvent.ts";
import { findEvent, type KnownEvent, unknownEventLine } from "../import/findEvent.ts";
import { applyGivenList, withProgress } from "./applyGivenList.ts";
import { importReport } from "./importReport.ts";
import { showProgress } from "./progress.ts";
import { resolveFromInvocationDir } from "./resolveFromInvocationDir.ts";
import { say, usingServices } from "./services.ts";
import { type GivenList, readStartList, type StartListOptions, withStartList } from "./startListOptions.ts";

interface Options extends StartListOptions {
  event: string;
  contest?: string;
  oneContest?: true;
  category?: string;
  year?: string;
  timeZone?: string;
  pricing?: string;
  create?: boolean;
}

export function importCommand(): Command {
  const command = new Command("import")
    .description("take a folder of photographs, a start list, or both, into an event")
    .argument(
      "[folder]",
      "its sub-folders are contests, but not DCIM or 100CANON; left out, the start list goes onto pictures that are there",
    )
    .requiredOption("--event <label>", "the event's name, code or uuid")
    .option("--contest <label>", "contest of the files outside of such folders (default: the event's name)")
    .option("--one-contest", "all files are of that contest, whatever their folders")
    .option("--create", "make the event if there is none of that name")
    .option("--category <name>", "of a new event: Equestre, Automobile, Marathon, Autre")
    .option("--year <year>", "which event of that name; of a new event: default this year")
    .option(
      "--time-zone <name>",
      "of a new event: where the cameras' clocks are right (default: Europe/Paris)",
    )
    .option("--pricing <pricing>", "of a new event: id or label of what its pictures cost")
    .action((folder: string | undefined, options: Options) =>
      reporting(async () => {
        const call = await readCall(folder, options);
        await usingServices((services) => runImport(services, call));
      }),
    );
  return withStartList(command);
}

interface Call {
  /** Absolute; null: only the start list. */
  folder: string | null;
  list: GivenList | null;
  year: number | null;
  options: Options;
}

/** Validates a call completely before anything is opened or written. */
async function readCall(folder: string | undefined, options: Options): Promise<Call> {
  if (folder === undefined && options.startList === undefined) {
    throw new CliError("Nothing to import: give a folder, a --start-list, or both.");
  }
  if (folder !== undefined && options.check && options.startList !== undefined) {
    throw new CliError(
      "--check is about a start list and the pictures that are there: leave out the folder.",
    );
  }
  if (folder !== undefined) await checkFolder(folder);
  if (options.timeZone !== undefined) checkTimeZone(options.timeZone);
  if (options.category !== undefined) checkCategory(options.category);
  return {
    folder: folder === undefined ? null : resolveFromInvocationDir(folder),
    list: await readStartList(options),
    year: options.year === undefined ? null : checkYear(options.year),
    options,
  };
}

async function runImport(services: Services, call: Call): Promise<void> {
  const { folder, list, options } = call;
  const event = await resolveEvent(services, call);
  say(`${event.label} (${event.year})`);

  let contestSlugs: string[] | null = null;
  if (folder !== null) {
    const outcome = await importWithProgress(services, folder, event, options);
    if (outcome.wasStopped) {
      process.exitCode = 130;
      return;
    }
    contestSlugs = [...outcome.contestSlugs];
    await nameByKeptLists(services, event);
  } else if (options.contest !== undefined) {
    contestSlugs = [slug(options.contest, 200)];
  }
  if (list) await applyGivenList(services, event, list, contestSlugs, options);
}

/** Lists may come before their pictures. */
async function nameByKeptLists({ db }: Services, event: KnownEvent): Promise<void> {
  const outcomes = await withProgress("Naming", (update) => applyKeptLists(db, event, update));
  for (const { fileName, newNames } of outcomes) {
    say(`Start list ${fileName}, applied before: ${newNames} names new on these pictures`);
  }
}

async function importWithProgress(services: Services, folder: string, event: KnownEvent, options: Options) {
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  process.once("SIGINT", onSignal);
  process.once("SIGTERM", onSignal);
  const progress = showProgress("Importing");
  const startedAt = performance.now();
  try {
    // Loaded here, with the picture decoder, so a bad call and the other commands return fast.
    const { importFolder } = await import("../import/importFolder.ts");
    const outcome = await importFolder(services, folder, {
      event,
      contestLabel: options.contest ?? null,
      isOneContest: options.oneContest === true,
      except: options.startList === undefined ? null : pathInside(folder, options.startList),
      onProgress: progress.update,
      signal: stop.signal,
    });
    progress.stop();
    const duration = (performance.now() - startedAt) / 1000;
    for (const line of importReport(event.label, outcome, duration)) say(line);
    return outcome;
  } finally {
    progress.stop();
    process.off("SIGINT", onSignal);
    process.off("SIGTERM", onSignal);
  }
}

const pathInside = (folder: string, file: string) =>
  relative(folder, resolveFromInvocationDir(file)).split(sep).join("/");

async function checkFolder(folder: string): Promise<void> {
  const found = await stat(resolveFromInvocationDir(folder)).catch(() => null);
  if (!found) throw new CliError(`There is no folder ${folder}.`);
  if (!found.isDirectory()) throw new CliError(`${folder} is no folder.`);
}

async function resolveEvent({ db, settings, now }: Services, call: Call): Promise<KnownEvent> {
  const { options, year } = call;
  const found = await findEvent(db, options.event, year);
  if (found) {
    if (options.timeZone !== undefined && options.timeZone !== found.timeZone) {
      throw new CliError(`The time zone of "${found.label}" is ${found.timeZone}, not ${options.timeZone}.`);
    }
    return found;
  }
  if (!options.create || options.check) throw new CliError(await unknownEventLine(db, options.event));
  const usual = settings.placeMode === "car" ? "Automobile" : "Equestre";
  return createEvent(
    commandLine(db),
    {
      label: options.event,
      category: options.category ?? usual,
      year,
      timeZone: options.timeZone ?? "Europe/Paris",
      pricing: options.pricing ?? null,
    },
    now(),
  );
}
