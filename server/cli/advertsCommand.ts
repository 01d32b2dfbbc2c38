import { Command, Option } from "commander";
import { addAdvert } from "../catalogue/addAdvert.ts";
import { type AdvertFields, advertColumns, adverts } from "../catalogue/advertFields.ts";
import { type AdvertChanges, editAdvert } from "../catalogue/editAdvert.ts";
import { removeAdvert } from "../catalogue/removeAdvert.ts";
import type { Services } from "../core/services.ts";
import { storePlainImage } from "../images/storePlainImage.ts";
import { resolveFromInvocationDir } from "./resolveFromInvocationDir.ts";
import { CommandError, say, withServices } from "./services.ts";
import { tableLines } from "./table.ts";

const places = ["main", "truck", "both"] as const;

interface Options {
  label?: string;
  url?: string;
  image?: string;
  at?: (typeof places)[number];
}

const at = () => new Option("--at <place>", "where it is shown").choices(places);

/** `dossard adverts`: lists them; adds, changes and removes one. */
export function advertsCommand(): Command {
  const command = new Command("adverts")
    .description("list the adverts among the pictures")
    .option("--json", "as JSON")
    .action(({ json }: { json?: true }) => withServices((services) => listAdverts(services, json === true)));
  command
    .command("add <code> <image>")
    .description("make one from a JPEG, PNG or WebP file, 3:2 like the pictures around it")
    .requiredOption("--label <text>", "read aloud in place of the image: repeat its words")
    .option("--url <address>", "page that it opens")
    .addOption(at().default("both"))
    .action((code: string, image: string, options: Options) =>
      withServices(async ({ db, store }) => {
        const fields = { code, url: null, ...readChanges(options) } as AdvertFields;
        await addAdvert(db, fields, await storePlainImage(store, resolveFromInvocationDir(image)));
        say(describe(fields));
      }),
    );
  command
    .command("edit <code>")
    .description("change one")
    .option("--label <text>", "read aloud in place of the image")
    .option("--url <address>", 'page that it opens; "" for none')
    .option("--image <file>", "its new image")
    .addOption(at())
    .action((code: string, options: Options) =>
      withServices(async ({ db, store }) => {
        const { image } = options;
        const changes = readChanges(options);
        if (image === undefined && Object.keys(changes).length === 0) {
          throw new CommandError("Say what to change: --label, --url, --image or --at.");
        }
        const key =
          image === undefined ? null : await storePlainImage(store, resolveFromInvocationDir(image));
        say(describe(await editAdvert(db, code, changes, key)));
      }),
    );
  command
    .command("remove <code>")
    .description("show it no longer")
    .action((code: string) =>
      withServices(async ({ db }) => {
        await removeAdvert(db, code);
        say(`Advert ${code} is removed.`);
      }),
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
  isPlaceMain && isPlaceTruck ? "both" : isPlaceMain ? "main" : "truck";

const describe = (advert: AdvertFields) =>
  `Advert ${advert.code}: ${advert.label}, ${advert.url ?? "no page"}, ${placesOf(advert)}`;

async function listAdverts({ db }: Services, json: boolean): Promise<void> {
  const rows = await adverts(db).select(advertColumns).execute();
  if (json) return say(JSON.stringify(rows, null, 2));
  if (rows.length === 0) return say("There is no advert.");
  const lines = tableLines(
    ["CODE", "AT", "LABEL", "PAGE"],
    rows.map((row) => [row.code, placesOf(row), row.label, row.url ?? ""]),
  );
  for (const line of lines) say(line);
}
