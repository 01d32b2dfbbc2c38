import { Command, Option } from "commander";
import type { Services } from "../core/services.ts";
import { createContest } from "../import/createContest.ts";
import { type ContestChanges, editContest } from "../import/editContest.ts";
import { eventDay } from "../import/eventMoment.ts";
import { eventUuid } from "./editEventCommand.ts";
import { CommandError, say, withServices } from "./services.ts";
import { tableLines } from "./table.ts";

interface Options {
  year?: string;
  label?: string;
  show?: true;
  hide?: true;
}

const year = () => new Option("--year <year>", "which event of that name");

/** `dossard contests`: lists those of an event; changes one. */
export function contestsCommand(): Command {
  const contests = new Command("contests")
    .enablePositionalOptions()
    .description("list the contests of an event")
    .argument("<event>", "its name, code or uuid")
    .addOption(year())
    .option("--json", "as JSON")
    .action((event: string, options: Pick<Options, "year"> & { json?: true }) =>
      withServices(async (services) => {
        const uuid = await eventUuid(services.db, event, options.year);
        await listContests(services, uuid, options.json === true);
      }),
    );
  contests
    .command("create <event> <label>")
    .description("make a contest without pictures, to move some into it")
    .addOption(year())
    .action((event: string, label: string, options: Pick<Options, "year">) =>
      withServices(async ({ db }) => {
        const made = await createContest(db, await eventUuid(db, event, options.year), label);
        say(`${made.label}  ${made.uuid}`);
      }),
    );
  contests
    .command("edit <event> <contest>")
    .description("rename a contest, or hide it from shoppers")
    .addOption(year())
    .option("--label <name>", "its new name")
    .option("--show", "shoppers see it")
    .addOption(new Option("--hide", "they do not").conflicts("show"))
    .action((event: string, contest: string, options: Options) =>
      withServices(async ({ db }) => {
        const changes = readChanges(options);
        const uuid = await eventUuid(db, event, options.year);
        const { label, isVisible } = await editContest(db, uuid, contest, changes);
        say(`${label}: ${isVisible ? "visible" : "hidden"}`);
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
  throw new CommandError("Say what to change: --label, --show or --hide.");
}

async function listContests({ db }: Services, uuid: string, json: boolean): Promise<void> {
  const rows = await db
    .selectFrom("contest")
    .select(["uuid", "label", "start", "end", "totalPictureCount", "isVisible"])
    .where("eventUuid", "=", uuid)
    .where("isDeleted", "=", false)
    .orderBy("start")
    .orderBy("label")
    .execute();
  if (json) return say(JSON.stringify(rows, null, 2));
  if (rows.length === 0) return say("The event has no contest yet.");
  const lines = tableLines(
    ["CONTEST", "FROM", "TO", "PICTURES", "VISIBLE", "UUID"],
    rows.map((row) => [
      row.label,
      eventDay(row.start),
      eventDay(row.end),
      row.totalPictureCount,
      row.isVisible ? "yes" : "no",
      row.uuid,
    ]),
  );
  for (const line of lines) say(line);
}
