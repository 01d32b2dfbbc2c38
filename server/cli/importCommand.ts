import { readFile, stat } from "node:fs/promises";
import { relative, sep } from "node:path";
import { Command } from "commander";
import { slug } from "../../src/domain/pictures/searchKey.ts";
import { CliError, reporting } from "../core/cliError.ts";
import type { Services } from "../core/services.ts";
import { applyStartList } from "../import/applyStartList.ts";
import { checkCategory, checkTimeZone, checkYear, createEvent } from "../import/createEvent.ts";
import { findEvent, type KnownEvent, unknownEventLine } from "../import/findEvent.ts";
import { parseStartList, type StartListRow } from "../import/parseStartList.ts";
import { StartListError } from "../import/startListText.ts";
import { importReport, startListReport } from "./importReport.ts";
import { showProgress } from "./progress.ts";
import { resolveFromInvocationDir } from "./resolveFromInvocationDir.ts";
import { say, usingServices } from "./services.ts";

interface Options {
  event: string;
  contest?: string;
  oneContest?: true;
  startList?: string;
  category?: string;
  year?: string;
  timeZone?: string;
  pricing?: string;
  create?: boolean;
}

export function importCommand(): Command {
  return new Command("import")
    .description("take a folder of photographs, a start list, or both, into an event")
    .argument(
      "[folder]",
      "its sub-folders are contests, but not DCIM or 100CANON; left out, the start list goes onto pictures that are there",
    )
    .requiredOption("--event <label>", "the event's name, code or uuid")
    .option("--contest <label>", "contest of the files outside of such folders (default: the event's name)")
    .option("--one-contest", "all files are of that contest, whatever their folders")
    .option("--start-list <file>", "CSV: who is on which pictures (by picture names or times)")
    .option("--create", "make the event if there is none of that name")
    .option("--category <name>", "of a new event: Equestre, Automobile, Marathon, Autre")
    .option("--year <year>", "which event of that name; of a new event: default this year")
    .option(
      "--time-zone <name>",
      "of a new event: where the cameras' clocks are right (default: Europe/Paris)",
    )
    .option("--pricing <pricing>", "of a new event: id or label of what its pictures cost")
    .addHelpText("after", startListHelp)
    .action((folder: string | undefined, options: Options) =>
      reporting(async () => {
        const call = await readCall(folder, options);
        await usingServices((services) => runImport(services, call));
      }),
    );
}

const startListHelp = `
A start list is a CSV file with a header, in UTF-8 or as Excel writes it, separated by ; or , or tabs:
  dossard;cavalier;cheval;épreuve;date;de;à
  12;Éric Lefèvre;L'Œil d'Or;Grand Prix;;IMG_4821;IMG_4829
  13;Anne d'Orval;Éole;;01/05/2026;10:32:05;10:34:10
Columns may be in any order, in French or English, and most may be missing.`;

interface Call {
  /** Absolute; null: only the start list. */
  folder: string | null;
  list: StartListRow[] | null;
  year: number | null;
  options: Options;
}

/** Validates a call completely before anything is opened or written. */
async function readCall(folder: string | undefined, options: Options): Promise<Call> {
  if (folder === undefined && options.startList === undefined) {
    throw new CliError("Nothing to import: give a folder, a --start-list, or both.");
  }
  if (folder !== undefined) await checkFolder(folder);
  if (options.timeZone !== undefined) checkTimeZone(options.timeZone);
  if (options.category !== undefined) checkCategory(options.category);
  return {
    folder: folder === undefined ? null : resolveFromInvocationDir(folder),
    list: options.startList === undefined ? null : await readStartList(options.startList),
    year: options.year === undefined ? null : checkYear(options.year),
    options,
  };
}

async function runImport(services: Services, call: Call): Promise<void> {
  const { folder, list, options } = call;
  const event = await resolveEvent(services, call);
  say(`${event.label} (${event.year})`);

  let contestSlugs: ReadonlySet<string> | null = null;
  if (folder !== null) {
    const outcome = await importWithProgress(services, folder, event, options);
    if (outcome.wasStopped) {
      process.exitCode = 130;
      return;
    }
    contestSlugs = outcome.contestSlugs;
  } else if (options.contest !== undefined) {
    contestSlugs = new Set([slug(options.contest, 200)]);
  }
  if (!list) return;
  for (const line of startListReport(await applyStartList(services.db, event, list, contestSlugs))) say(line);
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
    for (const line of importReport(outcome, (performance.now() - startedAt) / 1000)) say(line);
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

async function readStartList(file: string): Promise<StartListRow[]> {
  const bytes = await readFile(resolveFromInvocationDir(file)).catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw new CliError(
      code === "ENOENT"
        ? `There is no start list ${file}.`
        : `The start list ${file} cannot be read (${code}).`,
    );
  });
  try {
    return parseStartList(bytes);
  } catch (error) {
    if (error instanceof StartListError) throw new CliError(`Start list ${file}, ${error.message}.`);
    throw error;
  }
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
  if (!options.create) throw new CliError(await unknownEventLine(db, options.event));
  const usual = settings.placeMode === "car" ? "Automobile" : "Equestre";
  return createEvent(
    db,
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
