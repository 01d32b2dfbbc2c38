import { type Command, Option } from "commander";
import { pluralize } from "../../src/domain/french/pluralize.ts";
import {
  type ProposalState,
  proposalStates,
  proposalsMaximum,
} from "../../src/domain/pictures/proposalStates.ts";
import { type Author, commandLine } from "../core/author.ts";
import { wholeList } from "../core/page.ts";
import type { Services } from "../core/services.ts";
import type { Db } from "../db/database.ts";
import { acceptProposedNames } from "../import/proposals/acceptProposedNames.ts";
import type { Decided, WantedProposals } from "../import/proposals/decideNames.ts";
import { type ListedProposal, listProposedNames } from "../import/proposals/listProposedNames.ts";
import { type Proposed, proposeNames } from "../import/proposals/proposeNames.ts";
import { refuseProposedNames } from "../import/proposals/refuseProposedNames.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { eventUuid } from "./editEventCommand.ts";
import { type ProposalLine, readCertainty, readProposalsFile } from "./proposalsFile.ts";
import { proposedPictures } from "./proposedPictures.ts";
import { CommandError, withServices } from "./services.ts";
import { listLines } from "./table.ts";

interface EventOptions extends JsonOption {
  event?: string;
  year?: string;
}

interface ProposeOptions extends EventOptions {
  source: string;
  threshold: string;
}

interface ListOptions extends EventOptions {
  state: ProposalState;
  source?: string;
}

const withEvent = (command: Command, description: string) =>
  command
    .option("--event <event>", description)
    .option("--year <year>", "l’année, s’il y a plusieurs événements de ce nom")
    .addOption(jsonOption());
const eventOf = async (db: Db, { event, year }: EventOptions) =>
  event === undefined ? undefined : eventUuid(db, event, year);

/** Adds what `dossard names` does with names that others propose. */
export function addProposalCommands(names: Command): Command {
  withEvent(names.command("propose <file>"), "l’événement où chercher les fichiers")
    .description(
      "proposer les noms d’un CSV (photo ; type ; valeur ; certitude) : les sûrs sont donnés, les autres attendent",
    )
    .requiredOption(
      "--source <text>",
      "d’où ils viennent : un service qui lit les dossards, des puces, les clients",
    )
    .option("--threshold <certainty>", "la certitude à partir de laquelle un nom est donné aussitôt", "1")
    .action((file: string, options: ProposeOptions) =>
      withServices((services) => propose(services, file, options)),
    );
  withEvent(names.command("proposed"), "ceux de ses photos seulement")
    .description("lister les noms proposés qui attendent un oui ou un non")
    .addOption(new Option("--state <state>", "ceux de cet état").choices(proposalStates).default("waiting"))
    .option("--source <text>", "ceux de cette source")
    .action((options: ListOptions) =>
      withServices(async ({ db }) => {
        const { state, source } = options;
        const { items } = await listProposedNames(
          db,
          { state, source, eventUuid: await eventOf(db, options) },
          wholeList,
        );
        answer(items, options, proposalLines);
      }),
    );
  decision(names, "accept", "accepter des noms proposés : leurs photos les portent", acceptProposedNames);
  decision(
    names,
    "refuse",
    "refuser des noms proposés : leur source ne les fera pas revenir",
    refuseProposedNames,
  );
  return names;
}

const proposalLines = (items: readonly ListedProposal[]) =>
  listLines(
    "Il n’y a pas de tel nom proposé.",
    ["UUID", "PHOTO", "TYPE", "NOM", "CERTITUDE", "SOURCE"],
    items,
    ({ uuid, picture, typeLabel, value, certainty, source }) => [
      ...[uuid, picture, typeLabel, value ?? "(oublié)"],
      ...[`${String(Math.round(certainty * 1000) / 10).replace(".", ",")} %`, source],
    ],
  );

interface DecisionOptions extends EventOptions {
  source?: string;
  above?: string;
}

function decision(
  names: Command,
  verb: "accept" | "refuse",
  description: string,
  decide: (author: Author, services: Services, wanted: WantedProposals) => Promise<Decided>,
): void {
  withEvent(names.command(`${verb} [uuids...]`), "tous ceux de ses photos")
    .description(description)
    .option("--source <text>", "tous ceux de cette source")
    .option("--above <certainty>", "tous ceux d’au moins cette certitude")
    .action((uuids: string[], options: DecisionOptions) =>
      withServices(async (services) => {
        const wanted = await readWanted(services.db, uuids, options);
        const outcome = await decide(commandLine(services.db), services, wanted);
        const word = verb === "accept" ? "Acceptés" : "Refusés";
        const found = verb === "accept" ? ` ; noms nouveaux sur des photos : ${outcome.newNames}` : "";
        answer(outcome, options, ({ decided, unusable }) => [
          `${word} : ${decided}${found}`,
          ...unusable.map(({ index, reason }) => `  ${uuids[index]} : ${reason}`),
        ]);
        if (outcome.unusable.length > 0) process.exitCode = 1;
      }),
    );
}

async function readWanted(db: Db, uuids: string[], options: DecisionOptions): Promise<WantedProposals> {
  const { source, event, above } = options;
  const isFitting = (source ?? event ?? above) !== undefined;
  if (isFitting === uuids.length > 0)
    throw new CommandError("Lesquels ? Des uuid de names proposed, ou --source, --event et --above.");
  const wrong = uuids.find((uuid) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(uuid));
  if (wrong !== undefined) throw new CommandError(`« ${wrong} » n’est pas un uuid : names proposed.`);
  if (!isFitting) return { uuids };
  return {
    ...{ source, eventUuid: await eventOf(db, options) },
    above: above === undefined ? undefined : certaintyOf(above),
  };
}

function certaintyOf(text: string): number {
  const certainty = readCertainty(text);
  if (certainty <= 1) return certainty;
  throw new CommandError(`« ${text} » n’est pas une certitude : de 0 à 1.`);
}

type ProposedLines = Omit<Proposed, "unusable"> & { unusable: { line: number; reason: string }[] };

async function propose(
  { db, now }: { db: Db; now: () => Date },
  file: string,
  options: ProposeOptions,
): Promise<void> {
  const source = options.source.trim();
  if (source === "" || source.length > 100) throw new CommandError("--source prend de 1 à 100 caractères.");
  const threshold = certaintyOf(options.threshold);
  const lines = await readProposalsFile(file);
  const { found, unusable } = await proposedPictures(db, lines, await eventOf(db, options));
  const total: ProposedLines = { applied: 0, waiting: 0, known: 0, newNames: 0, unusable };
  for (let from = 0; from < found.length; from += proposalsMaximum) {
    const part = found.slice(from, from + proposalsMaximum);
    addUp(total, await proposeNames(commandLine(db), { source, threshold, names: part }, now()), part);
  }
  total.unusable.sort((one, other) => one.line - other.line);
  answer(total, options, ({ applied, waiting, known, newNames, unusable }) => [
    `Donnés : ${applied} ; en attente : ${waiting} ; déjà proposés : ${known} ; noms nouveaux sur des photos : ${newNames}`,
    ...(unusable.length > 0 ? [`Inutilisables : ${pluralize(unusable.length, "ligne")}`] : []),
    ...unusable.map(({ line, reason }) => `  ligne ${line} : ${reason}`),
  ]);
  if (total.unusable.length > 0) process.exitCode = 1;
}

function addUp(total: ProposedLines, part: Proposed, lines: readonly ProposalLine[]): void {
  for (const count of ["applied", "waiting", "known", "newNames"] as const) total[count] += part[count];
  for (const { index, reason } of part.unusable) {
    total.unusable.push({ line: lines[index]?.line ?? 0, reason });
  }
}
