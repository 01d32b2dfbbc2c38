import { Command, Option } from "commander";
import { pluralize } from "../../src/domain/french/pluralize.ts";
import { commandLine } from "../core/author.ts";
import { wholeList } from "../core/page.ts";
import type { Db } from "../db/database.ts";
import { correctName } from "../import/names/correctName.ts";
import { detachName } from "../import/names/detachName.ts";
import { findName, findNameType } from "../import/names/findName.ts";
import { listNames } from "../import/names/listNames.ts";
import { type Merged, mergeNames } from "../import/names/mergeNames.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { eventUuid } from "./editEventCommand.ts";
import { findPicture } from "./findPictures.ts";
import { addProposalCommands } from "./proposedNamesCommands.ts";
import { withServices } from "./services.ts";
import { listLines } from "./table.ts";

interface Options extends JsonOption {
  year?: string;
}

interface ListOptions extends Options {
  type?: string;
}

const year = () => new Option("--year <year>", "l’année, s’il y a plusieurs événements de ce nom");
const types = "rider, horse, bib, ou le code d’un autre type";

/** `dossard names`: lists those on an event's pictures; corrects, merges and detaches them. */
export function namesCommand(): Command {
  const names = new Command("names")
    .enablePositionalOptions()
    .description("lister les noms que portent les photos d’un événement")
    .argument("<event>", "son nom, son code ou son uuid")
    .argument("[text]", "une partie d’un nom, écrite de n’importe quelle façon", "")
    .addOption(year())
    .option("--type <type>", types)
    .addOption(jsonOption())
    .action((event: string, text: string, options: ListOptions) =>
      withServices(async ({ db }) => listOf(db, await eventUuid(db, event, options.year), text, options)),
    );
  names.addCommand(correctCommand()).addCommand(mergeCommand()).addCommand(detachCommand());
  return addProposalCommands(names);
}

async function listOf(db: Db, eventUuid: string, text: string, options: ListOptions): Promise<void> {
  const type = options.type === undefined ? undefined : (await findNameType(db, options.type)).code;
  const { items } = await listNames(db, { eventUuid, type, text }, wholeList);
  answer(items, options, () =>
    listLines(
      "Les photos de l’événement ne portent pas ce nom.",
      ["TYPE", "NOM", "PHOTOS", "AUTREFOIS"],
      items,
      ({ typeLabel, value, pictures, former }) => [typeLabel, value, pictures, former.join(", ")],
    ),
  );
}

/** Returns the uuid of the name that an operator spells. Throws `CliError`. */
const nameUuid = async (db: Db, type: string, text: string) =>
  (await findName(db, await findNameType(db, type), text)).uuid;

function correctCommand(): Command {
  return new Command("correct")
    .description("corriger l’écriture d’un nom ; une liste de départ qui a l’ancienne le trouve encore")
    .argument("<type>", types)
    .argument("<name>", "tel qu’il est")
    .argument("<new>", "tel qu’il doit être")
    .addOption(jsonOption())
    .action((type: string, name: string, next: string, options: Options) =>
      withServices(async ({ db }) => {
        const corrected = await correctName(commandLine(db), await nameUuid(db, type, name), next);
        answer(corrected, options, ({ before, after }) => `${before} s’écrit désormais ${after}.`);
      }),
    );
}

function mergeCommand(): Command {
  return new Command("merge")
    .description("réunir deux noms en un : names merge rider 'Lefevre Zoe' --into 'Zoé Lefèvre'")
    .argument("<type>", types)
    .argument("<name>", "celui qui disparaît")
    .requiredOption("--into <name>", "celui qui reste")
    .addOption(jsonOption())
    .action((type: string, name: string, options: Options & { into: string }) =>
      withServices(async ({ db }) => {
        const kept = await nameUuid(db, type, options.into);
        const merged = await mergeNames(commandLine(db), await nameUuid(db, type, name), kept);
        answer(merged, options, mergedLines);
      }),
    );
}

function mergedLines({ value, former, pictures, carts }: Merged): string[] {
  if (former === null) return [`${value} s’écrit déjà aussi de cette façon.`];
  return [
    `${former} devient ${value}, sur ${pluralize(pictures, "photo")} de plus.`,
    ...(carts > 0 ? [`Paniers qui suivent : ${carts}.`] : []),
  ];
}

function detachCommand(): Command {
  return new Command("detach")
    .description("retirer un nom de photos : de toutes, de quelques-unes, ou de celles d’un événement")
    .argument("<type>", types)
    .argument("<name>", "quel nom")
    .option("--picture <pictures...>", "leurs uuid, ou des noms qu’une seule photo porte")
    .option("--event <event>", "l’événement des photos")
    .addOption(year())
    .addOption(jsonOption())
    .action((type: string, name: string, options: Options & { picture?: string[]; event?: string }) =>
      withServices(async ({ db }) => {
        const event = options.event === undefined ? null : await eventUuid(db, options.event, options.year);
        const found = await Promise.all((options.picture ?? []).map((text) => findPicture(db, text, event)));
        const pictureUuids = options.picture === undefined ? null : found.map(({ uuid }) => uuid);
        const scope = { pictureUuids, eventUuid: event };
        const detached = await detachName(commandLine(db), await nameUuid(db, type, name), scope);
        answer(
          detached,
          options,
          ({ value, pictures }) => `${value} est retiré de ${pluralize(pictures, "photo")}.`,
        );
      }),
    );
}
