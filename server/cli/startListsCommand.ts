import { Command, Option } from "commander";
import { pluralize } from "../../src/domain/french/pluralize.ts";
import { commandLine } from "../core/author.ts";
import { wholeList } from "../core/page.ts";
import type { Services } from "../core/services.ts";
import { eventMinute } from "../import/eventMoment.ts";
import { findStartList, listCode } from "../import/findStartList.ts";
import { listStartLists } from "../import/listStartLists.ts";
import { undoStartList } from "../import/undoStartList.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { withProgress } from "./applyGivenList.ts";
import { eventUuid } from "./editEventCommand.ts";
import { withServices } from "./services.ts";
import { listLines } from "./table.ts";

interface Options extends JsonOption {
  year?: string;
}

const year = () => new Option("--year <year>", "lequel, si plusieurs événements portent ce nom");

/** `dossard start-lists`: lists those applied to an event; undoes one. */
export function startListsCommand(): Command {
  const lists = new Command("start-lists")
    .description("lister les listes de départ appliquées à un événement")
    .argument("<event>", "son nom, son code ou son uuid")
    .addOption(year())
    .addOption(jsonOption())
    .action((event: string, options: Options) =>
      withServices(async ({ db }) => showLists(db, await eventUuid(db, event, options.year), options)),
    );
  lists
    .command("undo <event> <list>")
    .description("retirer une liste (nom de son fichier, ou son code) avec les noms qu’elle seule a donnés")
    .addOption(year())
    .addOption(jsonOption())
    .action((event: string, text: string, options: Options) =>
      withServices(async ({ db }) => {
        const { uuid } = await findStartList(db, await eventUuid(db, event, options.year), text);
        const undone = await withProgress("Annulation", (update) =>
          undoStartList(commandLine(db), db, uuid, update),
        );
        answer(
          undone,
          options,
          ({ fileName, removedNames }) =>
            `Annulée : ${fileName}, ${pluralize(removedNames, "nom retiré", "noms retirés")} des photos`,
        );
      }),
    );
  return lists;
}

async function showLists(db: Services["db"], eventUuid: string, options: JsonOption): Promise<void> {
  const { items } = await listStartLists(db, eventUuid, wholeList);
  answer(items, options, (lists) =>
    listLines(
      "Aucune liste de départ n’a été appliquée à cet événement.",
      ["CODE", "APPLIQUÉE LE", "PAR", "LIGNES GARDÉES", "NOMS", "ÉPREUVES", "FICHIER"],
      lists,
      ({ uuid, appliedAt, by, rows, names, contestSlugs, fileName, isUndone }) => [
        listCode(uuid),
        eventMinute(appliedAt),
        by,
        rows,
        names,
        contestSlugs === null ? "toutes" : contestSlugs.join(", "),
        isUndone ? `${fileName} (à demi annulée : l’annuler de nouveau)` : fileName,
      ],
    ),
  );
}
