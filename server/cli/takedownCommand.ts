import { Command } from "commander";
import { pluralize } from "../../src/domain/french/pluralize.ts";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import { orderStatusLabel } from "../../src/domain/orders/orderStatus.ts";
import { commandLine } from "../core/author.ts";
import { noPicture } from "../import/pictureRefusals.ts";
import { type TakenDown, takeDown } from "../import/takeDown.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { findPicture } from "./findPictures.ts";
import { sayPurge } from "./sayPurge.ts";
import { CommandError, withServices } from "./services.ts";

/** `dossard takedown`: takes a picture down permanently. */
export function takedownCommand(): Command {
  return new Command("takedown")
    .description(
      "retirer une photo pour toujours : ses fichiers sont effacés, les paniers la perdent, les clients sont prévenus",
    )
    .argument("<picture>", "son uuid (la fin de son adresse), ou son nom si elle est seule à le porter")
    .option("--reason <text>", "gardé avec elle", "droit à l’image")
    .addOption(jsonOption())
    .action((text: string, { reason, ...options }: { reason: string } & JsonOption) =>
      withServices(async (services) => {
        if (reason.trim() === "" || reason.length > 200) {
          throw new CommandError("--reason prend de 1 à 200 caractères.");
        }
        const picture = await findPicture(services.db, text);
        const taken = await takeDown(services, commandLine(services.db), picture.uuid, reason.trim());
        if (!taken) throw noPicture(text);
        answer(taken, options, takenLines);
        if (!options.json) sayPurge(services.settings.cdnHost, picture);
      }),
    );
}

function takenLines({ name, orders, files }: TakenDown): string[] {
  const isOwed = orders.some(({ status }) => status !== "uncomplete" && status !== "saved");
  return [
    `${name} est retirée : ${pluralize(files, "fichier effacé", "fichiers effacés")}.`,
    ...orders.map(
      ({ uuid, status }) =>
        `  La commande ${orderCode(uuid)} (${orderStatusLabel(status) ?? "Enregistrée"}) la contenait.`,
    ),
    ...(isOwed ? ["Les commandes passées gardent leurs lignes : voyez ce qu’il faut rembourser."] : []),
  ];
}
