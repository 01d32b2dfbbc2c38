import { Command, Option } from "commander";
import { commandLine } from "../core/author.ts";
import { wholeList } from "../core/page.ts";
import { createContest } from "../import/createContest.ts";
import { type ContestChanges, editContest } from "../import/editContest.ts";
import { eventDay } from "../import/eventMoment.ts";
import { findContest } from "../import/findContest.ts";
import { listManagedContests, type ManagedContest } from "../import/listManagedContests.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { eventUuid } from "./editEventCommand.ts";
import { CommandError, withServices } from "./services.ts";
import { listLines } from "./table.ts";

interface Options extends JsonOption {
  year?: string;
  label?: string;
  show?: true;
  hide?: true;
}

const year = () => new Option("--year <year>", "année, si plusieurs événements ont ce nom");

/** `dossard contests`: lists those of an event; changes one. */
export function contestsCommand(): Command {
  const contests = new Command("contests")
    .enablePositionalOptions()
    .description("lister les épreuves d’un événement")
    .argument("<event>", "son nom, son code ou son uuid")
    .addOption(year())
    .addOption(jsonOption())
    .action((event: string, options: Options) =>
      withServices(async ({ db }) => {
        const uuid = await eventUuid(db, event, options.year);
        answer((await listManagedContests(db, uuid, wholeList)).items, options, contestLines);
      }),
    );
  contests
    .command("create <event> <label>")
    .description("créer une épreuve sans photo, pour y en déplacer")
    .addOption(year())
    .addOption(jsonOption())
    .action((event: string, label: string, options: Options) =>
      withServices(async ({ db }) => {
        const made = await createContest(commandLine(db), await eventUuid(db, event, options.year), label);
        answer(made, options, (contest) => `${contest.label}  ${contest.uuid}`);
      }),
    );
  contests
    .command("edit <event> <contest>")
    .description("renommer une épreuve, ou la masquer")
    .addOption(year())
    .option("--label <name>", "son nouveau nom")
    .option("--show", "la montrer")
    .addOption(new Option("--hide", "la masquer").conflicts("show"))
    .addOption(jsonOption())
    .action((event: string, text: string, options: Options) =>
      withServices(async ({ db }) => {
        const changes = readChanges(options);
        const contest = await findContest(db, await eventUuid(db, event, options.year), text);
        const edited = await editContest(commandLine(db), contest.uuid, changes);
        answer(edited, options, ({ label, isVisible }) => `${label} : ${isVisible ? "visible" : "masquée"}`);
      }),
    );
  return contests;
}

function readChanges({ label, show, hide }: Options): ContestChanges {
  const changes: ContestChanges = {
    ...(label !== undefined && { label: label.trim() }),
    ...((show || hide) && { isVisible: show === true }),
  };
  if (Object.keys(changes).length > 0) return changes;
  throw new CommandError("Que faut-il modifier : --label, --show ou --hide ?");
}

const contestLines = (contests: readonly ManagedContest[]) =>
  listLines(
    "L’événement n’a pas encore d’épreuve.",
    ["ÉPREUVE", "DU", "AU", "PHOTOS", "VISIBLE", "UUID"],
    contests,
    (contest) => [
      contest.label,
      eventDay(contest.start),
      eventDay(contest.end),
      contest.totalPictureCount,
      contest.isVisible ? "oui" : "non",
      contest.uuid,
    ],
  );
