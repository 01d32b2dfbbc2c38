import { Command, Option } from "commander";
import { correctName } from "../import/names/correctName.ts";
import { detachName } from "../import/names/detachName.ts";
import { findNameType } from "../import/names/findName.ts";
import { listNames } from "../import/names/listNames.ts";
import { mergeNames } from "../import/names/mergeNames.ts";
import { eventUuid } from "./editEventCommand.ts";
import { findPicture } from "./findPictures.ts";
import { say, withServices } from "./services.ts";
import { tableLines } from "./table.ts";

interface Options {
  year?: string;
  json?: true;
}

const year = () => new Option("--year <year>", "which event of that name");
const json = () => new Option("--json", "as JSON");
const types = "rider, horse, bib, or another type's code";

/** `dossard names`: lists those on an event's pictures; corrects, merges and detaches them. */
export function namesCommand(): Command {
  const names = new Command("names")
    .enablePositionalOptions()
    .description("list the names on an event's pictures")
    .argument("<event>", "its name, code or uuid")
    .argument("[text]", "part of a name, typed in any way", "")
    .addOption(year())
    .option("--type <type>", types)
    .addOption(json())
    .action((event: string, text: string, options: Options & { type?: string }) =>
      withServices(async ({ db }) => {
        const uuid = await eventUuid(db, event, options.year);
        const type = options.type === undefined ? null : await findNameType(db, options.type);
        const found = await listNames(db, uuid, type, text);
        if (options.json) return say(JSON.stringify(found, null, 2));
        if (found.length === 0) return say("There is no such name on the event's pictures.");
        const lines = tableLines(
          ["TYPE", "NAME", "PICTURES", "FORMERLY"],
          found.map((name) => [name.type, name.value, name.pictures, name.former.join(", ")]),
        );
        for (const line of lines) say(line);
      }),
    );
  return names.addCommand(correctCommand()).addCommand(mergeCommand()).addCommand(detachCommand());
}

function correctCommand(): Command {
  return new Command("correct")
    .description("correct the spelling of a name; a start list with the old one still finds it")
    .argument("<type>", types)
    .argument("<name>", "as it is")
    .argument("<new>", "as it should be")
    .addOption(json())
    .action((type: string, name: string, next: string, options: Options) =>
      withServices(async ({ db }) => {
        const corrected = await correctName(db, type, name, next);
        if (options.json) return say(JSON.stringify(corrected, null, 2));
        say(`${corrected.before} is now ${corrected.after}.`);
      }),
    );
}

function mergeCommand(): Command {
  return new Command("merge")
    .description("make one name of two: names merge rider 'Lefevre Zoe' --into 'Zoé Lefèvre'")
    .argument("<type>", types)
    .argument("<name>", "the one that goes")
    .requiredOption("--into <name>", "the one that stays")
    .addOption(json())
    .action((type: string, name: string, options: Options & { into: string }) =>
      withServices(async ({ db }) => {
        const merged = await mergeNames(db, type, name, options.into);
        if (options.json) return say(JSON.stringify(merged, null, 2));
        if (merged.former === null) return say(`${merged.value} has this spelling already.`);
        say(`${merged.former} is now ${merged.value}, on ${merged.pictures} more pictures.`);
        if (merged.carts > 0) say(`Carts that follow: ${merged.carts}.`);
      }),
    );
}

function detachCommand(): Command {
  return new Command("detach")
    .description("take a name off pictures: all of them, some, or those of an event")
    .argument("<type>", types)
    .argument("<name>", "which name")
    .option("--picture <pictures...>", "their uuids, or names that one picture alone has")
    .option("--event <event>", "the event of the pictures")
    .addOption(year())
    .addOption(json())
    .action((type: string, name: string, options: Options & { picture?: string[]; event?: string }) =>
      withServices(async ({ db }) => {
        const event = options.event === undefined ? null : await eventUuid(db, options.event, options.year);
        const found = await Promise.all((options.picture ?? []).map((text) => findPicture(db, text, event)));
        const pictureUuids = options.picture === undefined ? null : found.map(({ uuid }) => uuid);
        const detached = await detachName(db, type, name, { pictureUuids, eventUuid: event });
        if (options.json) return say(JSON.stringify(detached, null, 2));
        say(`${detached.value} is taken off ${detached.pictures} pictures.`);
      }),
    );
}
