import { Command } from "commander";
import { setEventCover } from "../catalogue/setEventCover.ts";
import { commandLine } from "../core/author.ts";
import { wholeList } from "../core/page.ts";
import type { Services } from "../core/services.ts";
import { storePlainImage } from "../images/storePlainImage.ts";
import { checkYear, createEvent } from "../import/createEvent.ts";
import { editEvent } from "../import/editEvent.ts";
import { eventDay } from "../import/eventMoment.ts";
import { eventCode } from "../import/findEvent.ts";
import { listManagedEvents } from "../import/listManagedEvents.ts";
import { type StandEvent, setStandEvent } from "../import/setStandEvent.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { editEventCommand, eventLines, eventUuid } from "./editEventCommand.ts";
import { readGivenFile } from "./readGivenFile.ts";
import { withServices } from "./services.ts";
import { listLines } from "./table.ts";

interface CreateOptions extends JsonOption {
  category: string;
  year?: string;
  timeZone: string;
  pricing?: string;
}

interface Options extends JsonOption {
  year?: string;
}

export function eventsCommand(): Command {
  const events = new Command("events")
    .description("lister les événements")
    .addOption(jsonOption())
    .action((options: JsonOption) => withServices((services) => listEvents(services, options)))
    .addCommand(createEventCommand())
    .addCommand(editEventCommand());
  for (const [verb, isVisible, description] of [
    ["hide", false, "masquer un événement, avec ses photos"],
    ["show", true, "montrer un événement"],
  ] as const) {
    ofEvent(events.command(`${verb} <event>`))
      .description(description)
      .action((text: string, options: Options) =>
        withServices(async ({ db, now }) => {
          const uuid = await eventUuid(db, text, options.year);
          const event = await editEvent(commandLine(db), uuid, { isVisible }, now(), `events ${verb}`);
          answer(event, options, () => eventLines(event, now()));
        }),
      );
  }
  ofEvent(events.command("stand <event>"))
    .description("en faire l’événement de ce stand, le seul montré (EVENTS_DISPLAY_MODE=select ou single)")
    .action((text: string, options: Options) =>
      withServices(async ({ db, settings: { eventsDisplayMode: mode } }) => {
        const uuid = await eventUuid(db, text, options.year);
        const stand = await setStandEvent(commandLine(db), uuid, mode === "single");
        answer(stand, options, () => standLines(stand, mode));
      }),
    );
  ofEvent(events.command("cover <event> <image>"))
    .description(
      "mettre ce fichier JPEG, PNG ou WebP sur la carte de l’événement, à la place de sa première photo",
    )
    .action((text: string, image: string, options: Options) =>
      withServices(async ({ db, store }) => {
        const uuid = await eventUuid(db, text, options.year);
        const { originalKey } = await storePlainImage(store, await readGivenFile(image));
        const cover = await setEventCover(commandLine(db), uuid, originalKey);
        answer(cover, options, ({ path }) => `L’événement a sa couverture : ${path}`);
      }),
    );
  return events;
}

/** The options of a verb that names an event. */
const ofEvent = (command: Command) =>
  command.option("--year <year>", "année, si plusieurs événements ont ce nom").addOption(jsonOption());

function createEventCommand(): Command {
  return new Command("create")
    .argument("<label>", "son nom")
    .description("créer un événement sans photo")
    .requiredOption("--category <name>", "Equestre, Automobile, Marathon, Autre")
    .option("--year <year>", "par défaut, cette année")
    .option("--time-zone <name>", "fuseau où les horloges des appareils sont justes", "Europe/Paris")
    .option("--pricing <pricing>", "numéro ou nom du tarif de ses photos")
    .addOption(jsonOption())
    .action((label: string, options: CreateOptions) =>
      withServices(async ({ db, now }) => {
        const { category, timeZone, pricing = null } = options;
        const year = options.year === undefined ? null : checkYear(options.year);
        const made = await createEvent(commandLine(db), { label, category, year, timeZone, pricing }, now());
        answer(made, options, () => `${eventCode(made.uuid)}  ${made.label} (${made.year})`);
      }),
    );
}

function standLines({ label, year, others }: StandEvent, mode: string): string[] {
  return [
    `Événement de ce stand : ${label} (${year})`,
    ...(others.length > 0 ? [`Retirés de l’affichage : ${others.join(", ")}`] : []),
    ...(mode === "all" ? ["EVENTS_DISPLAY_MODE=all montre encore tous les événements visibles."] : []),
  ];
}

async function listEvents({ db }: Services, options: JsonOption): Promise<void> {
  const { items } = await listManagedEvents(db, wholeList);
  answer(items, options, (rows) =>
    listLines(
      "Il n’y a pas encore d’événement.",
      ["CODE", "ÉVÉNEMENT", "ANNÉE", "DU", "AU", "PHOTOS", "VISIBLE", "AFFICHÉ", "CLICK & COLLECT"],
      rows,
      (row) => [
        eventCode(row.uuid),
        row.label,
        row.year,
        eventDay(row.start),
        eventDay(row.end),
        row.totalPictureCount,
        row.isVisible ? "oui" : "non",
        row.isDisplaySelected ? "oui" : "",
        row.hasClickAndCollect ? "oui" : "",
      ],
    ),
  );
}
