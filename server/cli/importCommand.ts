import { stat } from "node:fs/promises";
import { relative, sep } from "node:path";
import { Command } from "commander";
import { pluralize } from "../../src/domain/french/pluralize.ts";
import { slug } from "../../src/domain/pictures/searchKey.ts";
import { commandLine } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import { reporting } from "../core/reporting.ts";
import type { Services } from "../core/services.ts";
import { applyKeptLists } from "../import/applyKeptLists.ts";
import type { StartListReport } from "../import/applyStartList.ts";
import { checkCategory, checkTimeZone, checkYear, createEvent } from "../import/createEvent.ts";
import { findEvent, type KnownEvent, unknownEventLine } from "../import/findEvent.ts";
import { listUndated } from "../import/listUndated.ts";
import type { GivenList } from "../import/readGivenList.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { applyGivenList, withProgress } from "./applyGivenList.ts";
import { type FolderOutcome, importReport } from "./importReport.ts";
import { resolveFromInvocationDir } from "./resolveFromInvocationDir.ts";
import { say, usingServices } from "./services.ts";
import { readStartList, type StartListOptions, withStartList } from "./startListOptions.ts";
import { startListReport } from "./startListReport.ts";

interface Options extends StartListOptions, JsonOption {
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
    .description("importer un dossier de photos, une liste de départ, ou les deux, dans un événement")
    .argument(
      "[folder]",
      "ses sous-dossiers sont les épreuves, sauf DCIM ou 100CANON ; sans lui, la liste de départ nomme les photos déjà là",
    )
    .requiredOption("--event <label>", "nom, code ou uuid de l’événement")
    .option(
      "--contest <label>",
      "épreuve des fichiers hors de ces dossiers (par défaut : le nom de l’événement)",
    )
    .option("--one-contest", "tous les fichiers sont de cette épreuve, quel que soit leur dossier")
    .option("--create", "créer l’événement s’il n’y en a pas de ce nom")
    .option("--category <name>", "d’un nouvel événement : Equestre, Automobile, Marathon, Autre")
    .option(
      "--year <year>",
      "lequel, si plusieurs événements portent ce nom ; d’un nouvel événement : par défaut cette année",
    )
    .option(
      "--time-zone <name>",
      "d’un nouvel événement : le fuseau des horloges des appareils (par défaut : Europe/Paris)",
    )
    .option("--pricing <pricing>", "d’un nouvel événement : numéro ou nom du tarif de ses photos")
    .addOption(jsonOption())
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
    throw new CliError("Rien à importer : donner un dossier, --start-list, ou les deux.");
  }
  if (folder !== undefined && options.check && options.startList !== undefined) {
    throw new CliError(
      "--check porte sur une liste de départ et les photos déjà là : ne pas donner de dossier.",
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
  const tell = (lines: readonly string[]) => {
    if (!options.json) for (const line of lines) say(line);
  };
  tell([`${event.label} (${event.year})`]);

  const report: ImportReport = { event, folder: null, keptLists: [], startList: null };
  let contestSlugs: string[] | null = null;
  if (folder !== null) {
    const startedAt = performance.now();
    const imported = await importWithProgress(services, folder, event, options);
    const outcome = { ...imported, undated: await listUndated(services.db, event.uuid) };
    contestSlugs = [...outcome.contestSlugs];
    report.folder = { ...outcome, contestSlugs };
    tell(importReport(event.label, outcome, (performance.now() - startedAt) / 1000));
    if (outcome.wasStopped) process.exitCode = 130;
    else {
      report.keptLists = await withProgress("Noms", (update) => applyKeptLists(services.db, event, update));
      tell(report.keptLists.map(keptListLine));
    }
  } else if (options.contest !== undefined) {
    contestSlugs = [slug(options.contest, 200)];
  }
  if (list && !report.folder?.wasStopped) {
    const given = { ...list, list: { ...list.list, contestSlugs } };
    report.startList = await applyGivenList(services, event, given, options);
    tell(startListReport(report.startList));
  }
  if (options.json) answer(report, options, () => []);
}

interface ImportReport {
  event: KnownEvent;
  /** Null: no folder was given. */
  folder: (Omit<FolderOutcome, "contestSlugs"> & { contestSlugs: string[] }) | null;
  /** Lists applied before, which name the pictures of the folder. */
  keptLists: { fileName: string; newNames: number }[];
  startList: StartListReport | null;
}

const keptListLine = ({ fileName, newNames }: ImportReport["keptLists"][number]) =>
  `Liste de départ ${fileName}, déjà appliquée : ${pluralize(newNames, "nouveau nom", "nouveaux noms")} sur ces photos`;

async function importWithProgress(services: Services, folder: string, event: KnownEvent, options: Options) {
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  process.once("SIGINT", onSignal);
  process.once("SIGTERM", onSignal);
  try {
    return await withProgress("Importation", async (onProgress) => {
      // Loaded here, with the picture decoder, so a bad call and the other commands return fast.
      const { importFolder } = await import("../import/importFolder.ts");
      return importFolder(services, folder, {
        event,
        contestLabel: options.contest ?? null,
        isOneContest: options.oneContest === true,
        except: options.startList === undefined ? null : pathInside(folder, options.startList),
        onProgress,
        signal: stop.signal,
      });
    });
  } finally {
    process.off("SIGINT", onSignal);
    process.off("SIGTERM", onSignal);
  }
}

const pathInside = (folder: string, file: string) =>
  relative(folder, resolveFromInvocationDir(file)).split(sep).join("/");

async function checkFolder(folder: string): Promise<void> {
  const found = await stat(resolveFromInvocationDir(folder)).catch(() => null);
  if (!found) throw new CliError(`Il n’y a pas de dossier ${folder}.`);
  if (!found.isDirectory()) throw new CliError(`${folder} n’est pas un dossier.`);
}

async function resolveEvent({ db, settings, now }: Services, call: Call): Promise<KnownEvent> {
  const { options, year } = call;
  const found = await findEvent(db, options.event, year);
  if (found) {
    if (options.timeZone !== undefined && options.timeZone !== found.timeZone) {
      throw new CliError(
        `Le fuseau horaire de « ${found.label} » est ${found.timeZone}, pas ${options.timeZone}.`,
      );
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
