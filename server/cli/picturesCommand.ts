import { Command, Option } from "commander";
import { commandLine } from "../core/author.ts";
import { wholeList } from "../core/page.ts";
import type { Db } from "../db/database.ts";
import { findContest } from "../import/findContest.ts";
import { type ListedPicture, listEventPictures } from "../import/listEventPictures.ts";
import { type Moved, movePictures } from "../import/movePictures.ts";
import { renamePicture } from "../import/renamePicture.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { eventUuid } from "./editEventCommand.ts";
import { findPicture, findRange } from "./findPictures.ts";
import { readPictureFile } from "./readPictureFile.ts";
import { sayPurge } from "./sayPurge.ts";
import { CommandError, withServices } from "./services.ts";
import { listLines } from "./table.ts";

interface Options extends JsonOption {
  event?: string;
  year?: string;
}

interface ListOptions extends Options {
  contest?: string;
  withoutNames?: true;
}

interface MoveOptions extends Options {
  contest: string;
  in?: string;
  from?: string;
  to?: string;
}

const year = () => new Option("--year <year>", "l’année, s’il y a plusieurs événements de ce nom");
const named = "son uuid (la fin de son adresse), ou son nom si elle est seule à le porter";

/** `dossard pictures`: lists those of an event; moves, renames and replaces them. */
export function picturesCommand(): Command {
  const pictures = new Command("pictures")
    .enablePositionalOptions()
    .description("lister les photos d’un événement")
    .argument("<event>", "son nom, son code ou son uuid")
    .addOption(year())
    .option("--contest <contest>", "celles de cette épreuve seulement")
    .option("--without-names", "celles qui ne portent aucun nom seulement")
    .addOption(jsonOption())
    .action((event: string, options: ListOptions) =>
      withServices(async ({ db }) => listPictures(db, await eventUuid(db, event, options.year), options)),
    );
  pictures.addCommand(moveCommand()).addCommand(renameCommand()).addCommand(replaceCommand());
  return pictures;
}

async function listPictures(db: Db, eventUuid: string, options: ListOptions): Promise<void> {
  const { contest, withoutNames } = options;
  const contestUuid = contest === undefined ? undefined : (await findContest(db, eventUuid, contest)).uuid;
  const { items } = await listEventPictures(db, { eventUuid, contestUuid, withoutNames }, wholeList);
  answer(items, options, () =>
    listLines(
      withoutNames ? "Toutes les photos portent un nom." : "Il n’y a pas de photo.",
      ["PHOTO", "ÉPREUVE", "PRISE", "TAILLE", "NOMS", "UUID"],
      items,
      ({ name, contest, taken, width, height, names, uuid }: ListedPicture) => [
        ...[name, contest, taken ?? "", `${width} x ${height}`, names.join(", "), uuid],
      ],
    ),
  );
}

function moveCommand(): Command {
  return new Command("move")
    .description(
      "déplacer des photos vers une autre épreuve de leur événement, avec les paniers et commandes qui les contiennent",
    )
    .argument("[pictures...]", named)
    .requiredOption("--contest <contest>", "vers quelle épreuve")
    .option("--event <event>", "l’événement où chercher")
    .addOption(year())
    .option("--from <name>", "la première d’une suite, au lieu de photos : --from IMG_0100 --to IMG_0180")
    .option("--to <name>", "la dernière d’une suite")
    .option("--in <contest>", "l’épreuve où se trouve la suite")
    .addOption(jsonOption())
    .action((texts: string[], options: MoveOptions) =>
      withServices(async ({ db }) => {
        const pictures = await findMoved(db, texts, options);
        answer(await movePictures(commandLine(db), pictures, options.contest), options, movedLines);
      }),
    );
}

const movedLines = ({ contest, moved, alreadyThere, emptied }: Moved) => [
  `Déplacées vers ${contest} : ${moved}${alreadyThere > 0 ? ` ; déjà là : ${alreadyThere}` : ""}`,
  ...emptied.map((label) => `${label} n’a plus de photo : contests edit --hide la masque.`),
];

async function findMoved(db: Db, texts: readonly string[], options: MoveOptions): Promise<string[]> {
  const { from, to, in: contest = null } = options;
  const uuid = await eventOf(db, options);
  if (texts.length > 0 && from === undefined && to === undefined && contest === null) {
    return Promise.all(texts.map(async (text) => (await findPicture(db, text, uuid)).uuid));
  }
  if (texts.length > 0 || from === undefined || to === undefined) {
    throw new CommandError("Quelles photos faut-il déplacer : leurs noms, ou --from et --to avec --event ?");
  }
  if (uuid === null) throw new CommandError("De quel événement est la suite : --event ?");
  return findRange(db, uuid, { from: from.trim(), to: to.trim(), contest }, options.contest);
}

function renameCommand(): Command {
  return new Command("rename")
    .description("donner un autre nom à une photo")
    .argument("<picture>", named)
    .argument("<name>", "30 caractères au plus")
    .option("--event <event>", "l’événement où chercher")
    .addOption(year())
    .addOption(jsonOption())
    .action((text: string, name: string, options: Options) =>
      withServices(async ({ db }) => {
        const { uuid } = await findPicture(db, text, await eventOf(db, options));
        const renamed = await renamePicture(commandLine(db), uuid, name);
        answer(renamed, options, ({ before, after }) => `${before} s’appelle désormais ${after}.`);
      }),
    );
}

function replaceCommand(): Command {
  return new Command("replace")
    .description("remplacer l’image d’une photo par un autre JPEG : paniers et commandes gardent la photo")
    .argument("<picture>", named)
    .argument("<file>", "un JPEG")
    .option("--event <event>", "l’événement où chercher")
    .addOption(year())
    .addOption(jsonOption())
    .action((text: string, file: string, options: Options) =>
      withServices(async (services) => {
        const { db, settings } = services;
        const picture = await findPicture(db, text, await eventOf(db, options));
        const bytes = await readPictureFile(file);
        // Loaded here, with the picture decoder, so the other commands return fast.
        const { replacePicture } = await import("../import/replacePicture.ts");
        const replaced = await replacePicture(services, commandLine(db), picture.uuid, bytes);
        answer(replaced, options, ({ name, isNew, width, height, files }) => [
          isNew ? `${name} est remplacée : ${width} x ${height}.` : `${name} a déjà ce fichier.`,
          ...(files > 0 ? [`Fichiers de commandes en train d’être refaits : ${files}.`] : []),
        ]);
        if (!options.json) sayPurge(settings.cdnHost, picture);
      }),
    );
}

const eventOf = async (db: Db, { event, year }: Options) =>
  event === undefined ? null : eventUuid(db, event, year);
