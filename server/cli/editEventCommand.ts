import { Command, Option } from "commander";
import { commandLine } from "../core/author.ts";
import type { Db } from "../db/database.ts";
import { checkYear } from "../import/createEvent.ts";
import { type EventChanges, editEvent } from "../import/editEvent.ts";
import { eventMinute, readEventMoment } from "../import/eventMoment.ts";
import { findEvent, unknownEventLine } from "../import/findEvent.ts";
import type { ManagedEvent } from "../import/listManagedEvents.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { CommandError, withServices } from "./services.ts";

interface Options extends JsonOption {
  year?: string;
  label?: string;
  category?: string;
  inYear?: string;
  pricing?: string;
  start?: string;
  end?: string;
  clickAndCollect?: boolean;
  show?: true;
  hide?: true;
  display?: boolean;
}

export function editEventCommand(): Command {
  return new Command("edit")
    .description(
      "modifier un événement : son nom, ses dates, son tarif, ce que le public en voit, son retrait sur place",
    )
    .argument("<event>", "son nom, son code ou son uuid")
    .option("--year <year>", "année, si plusieurs événements ont ce nom")
    .option("--label <name>", "son nouveau nom, celui des prochains imports")
    .option("--category <name>", "Equestre, Automobile, Marathon, Autre")
    .option("--in-year <year>", "l’année dont il fait partie")
    .option("--pricing <pricing>", "numéro ou nom du tarif de ses photos ; les paniers gardent leurs prix")
    .option(
      "--start <day>",
      "son premier jour : 2026-05-01, 01/05/2026, avec une heure ou non, heure de France",
    )
    .option("--end <day>", "son dernier jour, jusqu’à sa fin ; le retrait à son stand s’arrête alors")
    .option("--click-and-collect", "permettre le retrait des commandes du site à son stand")
    .option("--no-click-and-collect", "ne plus le permettre")
    .option("--show", "le montrer")
    .addOption(new Option("--hide", "le masquer").conflicts("show"))
    .option("--display", "le mettre parmi ceux que montre EVENTS_DISPLAY_MODE=select")
    .option("--no-display", "l’en retirer")
    .addOption(jsonOption())
    .action((text: string, options: Options) =>
      withServices(async ({ db, now }) => {
        const changes = readChanges(options);
        const uuid = await eventUuid(db, text, options.year);
        const event = await editEvent(commandLine(db), uuid, changes, now());
        answer(event, options, () => eventLines(event, now()));
      }),
    );
}

function readChanges(options: Options): EventChanges {
  const { start, end, clickAndCollect, show, hide, display, label, category, inYear, pricing } = options;
  const changes: EventChanges = {
    ...(label !== undefined && { label }),
    ...(category !== undefined && { category }),
    ...(inYear !== undefined && { year: checkYear(inYear) }),
    ...(pricing !== undefined && { pricing }),
    ...(start !== undefined && { start: readEventMoment(start, "start") }),
    ...(end !== undefined && { end: readEventMoment(end, "end") }),
    ...(clickAndCollect !== undefined && { hasClickAndCollect: clickAndCollect }),
    ...((show || hide) && { isVisible: show === true }),
    ...(display !== undefined && { isDisplaySelected: display }),
  };
  if (Object.keys(changes).length > 0) return changes;
  throw new CommandError(
    "Que faut-il modifier : --label, --category, --in-year, --pricing, --start, --end, --click-and-collect, --show, --hide ou --display ?",
  );
}

/** Returns the event that an operator means. Throws `CommandError`. */
export async function eventUuid(db: Db, text: string, year: string | undefined): Promise<string> {
  const found = await findEvent(db, text, year === undefined ? null : checkYear(year));
  if (found) return found.uuid;
  throw new CommandError(await unknownEventLine(db, text, ""));
}

export function eventLines(event: ManagedEvent, now: Date): string[] {
  const states = [
    `du ${eventMinute(event.start)} au ${eventMinute(event.end)}`,
    event.isVisible ? "visible" : "masqué",
    ...(event.isDisplaySelected ? ["affiché"] : []),
    ...(event.hasClickAndCollect ? ["Click & Collect"] : []),
  ];
  const line = `${event.label} (${event.year}) : ${states.join(", ")}`;
  if (!event.hasClickAndCollect) return [line];
  const obstacle = event.isVisible
    ? event.end <= now.toISOString() && "l’événement est terminé (--end)"
    : "l’événement est masqué (--show)";
  return obstacle ? [line, `Personne ne peut choisir son stand : ${obstacle}.`] : [line];
}
