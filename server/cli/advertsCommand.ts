import { Command, Option } from "commander";
import { addAdvert } from "../catalogue/addAdvert.ts";
import type { AdvertFields } from "../catalogue/advertFields.ts";
import { type AdvertChanges, editAdvert } from "../catalogue/editAdvert.ts";
import { listManagedAdverts } from "../catalogue/listManagedAdverts.ts";
import { removeAdvert } from "../catalogue/removeAdvert.ts";
import { commandLine } from "../core/author.ts";
import { wholeList } from "../core/page.ts";
import type { Services } from "../core/services.ts";
import { storePlainImage } from "../images/storePlainImage.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { readGivenFile } from "./readGivenFile.ts";
import { CommandError, withServices } from "./services.ts";
import { listLines } from "./table.ts";

const places = ["main", "truck", "both"] as const;

interface Options extends JsonOption {
  label?: string;
  url?: string;
  image?: string;
  at?: (typeof places)[number];
}

const at = () => new Option("--at <place>", "où elle paraît : site, stand, ou les deux").choices(places);

/** `dossard adverts`: lists them; adds, changes and removes one. */
export function advertsCommand(): Command {
  const command = new Command("adverts")
    .description("lister les annonces parmi les photos")
    .addOption(jsonOption())
    .action((options: JsonOption) => withServices((services) => listAdverts(services, options)));
  command
    .command("add <code> <image>")
    .description(
      "ajouter une annonce d’un fichier JPEG, PNG ou WebP, au format 3:2 des photos qui l’entourent",
    )
    .requiredOption("--label <text>", "texte lu à la place de l’image : en répéter les mots")
    .option("--url <address>", "page qu’elle ouvre")
    .addOption(at().default("both"))
    .addOption(jsonOption())
    .action((code: string, image: string, options: Options) =>
      withServices(async ({ db, store }) => {
        const fields = { code, url: null, ...readChanges(options) } as AdvertFields;
        const { originalKey } = await storePlainImage(store, await readGivenFile(image));
        answer(await addAdvert(commandLine(db), fields, originalKey), options, describe);
      }),
    );
  command
    .command("edit <code>")
    .description("modifier une annonce")
    .option("--label <text>", "texte lu à la place de l’image")
    .option("--url <address>", 'page qu’elle ouvre ; "" pour aucune')
    .option("--image <file>", "sa nouvelle image")
    .addOption(at())
    .addOption(jsonOption())
    .action((code: string, options: Options) =>
      withServices(async ({ db, store }) => {
        const { image } = options;
        const changes = readChanges(options);
        if (image === undefined && Object.keys(changes).length === 0) {
          throw new CommandError("Que faut-il modifier : --label, --url, --image ou --at ?");
        }
        const stored = image === undefined ? null : await storePlainImage(store, await readGivenFile(image));
        const originalKey = stored?.originalKey ?? null;
        answer(await editAdvert(commandLine(db), code, changes, originalKey), options, describe);
      }),
    );
  command
    .command("remove <code>")
    .description("retirer une annonce")
    .addOption(jsonOption())
    .action((code: string, options: JsonOption) =>
      withServices(async ({ db }) =>
        answer(
          await removeAdvert(commandLine(db), code),
          options,
          (advert) => `Retirée : ${describe(advert)}`,
        ),
      ),
    );
  return command;
}

function readChanges({ label, url, at: place }: Options): AdvertChanges {
  return {
    ...(label !== undefined && { label }),
    ...(url !== undefined && { url: url === "" ? null : url }),
    ...(place !== undefined && { isPlaceMain: place !== "truck", isPlaceTruck: place !== "main" }),
  };
}

const placesOf = ({ isPlaceMain, isPlaceTruck }: AdvertFields) =>
  isPlaceMain && isPlaceTruck ? "site et stand" : isPlaceMain ? "site" : "stand";

const describe = (advert: AdvertFields) =>
  `Annonce ${advert.code} : ${advert.label}, ${advert.url ?? "sans page"}, ${placesOf(advert)}`;

async function listAdverts({ db }: Services, options: JsonOption): Promise<void> {
  const { items } = await listManagedAdverts(db, wholeList);
  answer(items, options, (rows) =>
    listLines("Il n’y a pas d’annonce.", ["CODE", "OÙ", "TEXTE", "PAGE"], rows, (row) => [
      row.code,
      placesOf(row),
      row.label,
      row.url ?? "",
    ]),
  );
}
