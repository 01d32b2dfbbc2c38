import { Command, Option } from "commander";
import type { Db } from "../db/database.ts";
import { movePictures } from "../import/movePictures.ts";
import { renamePicture } from "../import/renamePicture.ts";
import { eventUuid } from "./editEventCommand.ts";
import { findPicture, findRange } from "./findPictures.ts";
import { type ListOptions, listPictures } from "./listPictures.ts";
import { resolveFromInvocationDir } from "./resolveFromInvocationDir.ts";
import { sayPurge } from "./sayPurge.ts";
import { CommandError, say, withServices } from "./services.ts";

interface Options {
  event?: string;
  year?: string;
  json?: true;
}

interface MoveOptions extends Options {
  contest: string;
  in?: string;
  from?: string;
  to?: string;
}

const year = () => new Option("--year <year>", "which event of that name");
const json = () => new Option("--json", "as JSON");
const named = "its uuid (the end of its address), or its name where one picture alone has it";

/** `dossard pictures`: lists those of an event; moves, renames and replaces them. */
export function picturesCommand(): Command {
  const pictures = new Command("pictures")
    .enablePositionalOptions()
    .description("list the pictures of an event")
    .argument("<event>", "its name, code or uuid")
    .addOption(year())
    .option("--contest <contest>", "only those of this contest")
    .option("--without-names", "only those that nobody is named on")
    .addOption(json())
    .action((event: string, options: Options & ListOptions) =>
      withServices(async ({ db }) =>
        listPictures(db, await eventUuid(db, event, options.year), options, options.json === true),
      ),
    );
  pictures.addCommand(moveCommand()).addCommand(renameCommand()).addCommand(replaceCommand());
  return pictures;
}

function moveCommand(): Command {
  return new Command("move")
    .description("move pictures to another contest of their event, with the carts and orders that hold them")
    .argument("[pictures...]", named)
    .requiredOption("--contest <contest>", "where to")
    .option("--event <event>", "the event to look in")
    .addOption(year())
    .option("--from <name>", "the first of a range, in place of pictures: --from IMG_0100 --to IMG_0180")
    .option("--to <name>", "the last of a range")
    .option("--in <contest>", "the contest that has the range now")
    .addOption(json())
    .action((texts: string[], options: MoveOptions) =>
      withServices(async ({ db }) => {
        const outcome = await movePictures(db, await findMoved(db, texts, options), options.contest);
        if (options.json) return say(JSON.stringify(outcome, null, 2));
        const { contest, moved, alreadyThere, emptied } = outcome;
        say(`Moved to ${contest}: ${moved}${alreadyThere > 0 ? `; already there: ${alreadyThere}` : ""}`);
        for (const label of emptied) say(`${label} has no picture left: contests edit --hide hides it.`);
      }),
    );
}

async function findMoved(db: Db, texts: readonly string[], options: MoveOptions): Promise<string[]> {
  const { from, to, in: contest = null } = options;
  const uuid = await eventOf(db, options);
  if (texts.length > 0 && from === undefined && to === undefined && contest === null) {
    return Promise.all(texts.map(async (text) => (await findPicture(db, text, uuid)).uuid));
  }
  if (texts.length > 0 || from === undefined || to === undefined) {
    throw new CommandError("Say which pictures: their names, or --from and --to with --event.");
  }
  if (uuid === null) throw new CommandError("Say with --event where the range is.");
  return findRange(db, uuid, { from: from.trim(), to: to.trim(), contest }, options.contest);
}

function renameCommand(): Command {
  return new Command("rename")
    .description("give a picture another name")
    .argument("<picture>", named)
    .argument("<name>", "at most 30 characters")
    .option("--event <event>", "the event to look in")
    .addOption(year())
    .addOption(json())
    .action((text: string, name: string, options: Options) =>
      withServices(async ({ db }) => {
        const { uuid } = await findPicture(db, text, await eventOf(db, options));
        const renamed = await renamePicture(db, uuid, name);
        if (options.json) return say(JSON.stringify({ uuid, ...renamed }, null, 2));
        say(`${renamed.before} is now ${renamed.after}.`);
      }),
    );
}

function replaceCommand(): Command {
  return new Command("replace")
    .description("put another JPEG in place of a picture's: carts and orders keep the picture")
    .argument("<picture>", named)
    .argument("<file>", "a JPEG")
    .option("--event <event>", "the event to look in")
    .addOption(year())
    .addOption(json())
    .action((text: string, file: string, options: Options) =>
      withServices(async (services) => {
        const { db, settings } = services;
        const picture = await findPicture(db, text, await eventOf(db, options));
        // Loaded here, with the picture decoder, so the other commands return fast.
        const { replacePicture } = await import("../import/replacePicture.ts");
        const replaced = await replacePicture(services, picture.uuid, resolveFromInvocationDir(file));
        if (options.json) return say(JSON.stringify({ uuid: picture.uuid, ...replaced }, null, 2));
        const { name, isNew, width, height, files } = replaced;
        say(isNew ? `${name} is replaced: ${width} x ${height}.` : `${name} has this file already.`);
        if (files > 0) say(`Files of orders being made again: ${files}.`);
        sayPurge(settings.cdnHost, picture);
      }),
    );
}

const eventOf = async (db: Db, { event, year }: Options) =>
  event === undefined ? null : eventUuid(db, event, year);
