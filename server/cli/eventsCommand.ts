import { Command } from "commander";
import { setEventCover } from "../catalogue/setEventCover.ts";
import type { Services } from "../core/services.ts";
import { storePlainImage } from "../images/storePlainImage.ts";
import { checkYear, createEvent } from "../import/createEvent.ts";
import { editEvent } from "../import/editEvent.ts";
import { eventDay } from "../import/eventMoment.ts";
import { eventCode } from "../import/findEvent.ts";
import { setStandEvent } from "../import/setStandEvent.ts";
import { editEventCommand, eventLines, eventUuid } from "./editEventCommand.ts";
import { resolveFromInvocationDir } from "./resolveFromInvocationDir.ts";
import { say, withServices } from "./services.ts";
import { tableLines } from "./table.ts";

export function eventsCommand(): Command {
  const events = new Command("events")
    .description("list the events")
    .option("--json", "as JSON")
    .action(({ json }: { json?: true }) => withServices((services) => listEvents(services, json === true)));
  events
    .command("create <label>")
    .description("make an event without pictures")
    .requiredOption("--category <name>", "Equestre, Automobile, Marathon, Autre")
    .option("--year <year>", "default: this year")
    .option("--time-zone <name>", "where the cameras' clocks are right", "Europe/Paris")
    .option("--pricing <pricing>", "id or label of what its pictures cost")
    .action(
      (label: string, options: { category: string; year?: string; timeZone: string; pricing?: string }) =>
        withServices(async ({ db, now }) => {
          const year = options.year === undefined ? null : checkYear(options.year);
          const pricing = options.pricing ?? null;
          const made = await createEvent(db, { label, ...options, year, pricing }, now());
          say(`${eventCode(made.uuid)}  ${made.label} (${made.year})`);
        }),
    );
  events.addCommand(editEventCommand());
  for (const [verb, isVisible, description] of [
    ["hide", false, "hide an event from shoppers, with its pictures"],
    ["show", true, "show an event to shoppers"],
  ] as const) {
    events
      .command(`${verb} <event>`)
      .description(description)
      .option("--year <year>", "which event of that name")
      .action((text: string, { year }: { year?: string }) =>
        withServices(async ({ db, now }) => {
          const uuid = await eventUuid(db, text, year);
          const event = await editEvent(db, uuid, { isVisible }, now(), `events ${verb}`);
          for (const line of eventLines(event, now())) say(line);
        }),
      );
  }
  events
    .command("stand <event>")
    .description("make it the event of this stand: the only one shown (EVENTS_DISPLAY_MODE=select or single)")
    .option("--year <year>", "which event of that name")
    .action((text: string, { year }: { year?: string }) =>
      withServices(async ({ db, settings: { eventsDisplayMode } }) => {
        const uuid = await eventUuid(db, text, year);
        const stand = await setStandEvent(db, uuid, eventsDisplayMode === "single");
        say(`This stand's event: ${stand.label} (${stand.year})`);
        if (stand.others.length > 0) say(`Shown no longer: ${stand.others.join(", ")}`);
        if (eventsDisplayMode === "all") say("EVENTS_DISPLAY_MODE=all still shows every visible event.");
      }),
    );
  events
    .command("cover <event> <image>")
    .description("show this JPEG, PNG or WebP file on the event's card, in place of its first picture")
    .option("--year <year>", "which event of that name")
    .action((text: string, image: string, { year }: { year?: string }) =>
      withServices(async ({ db, store }) => {
        const uuid = await eventUuid(db, text, year);
        const key = await storePlainImage(store, resolveFromInvocationDir(image));
        await setEventCover(db, uuid, key);
        say(`The event has its cover: /images/${uuid}.webp`);
      }),
    );
  return events;
}

async function listEvents({ db }: Services, json: boolean): Promise<void> {
  const rows = await db
    .selectFrom("event")
    .select(["uuid", "label", "category", "year", "pricingId", "start", "end", "totalPictureCount"])
    .select(["isVisible", "isDisplaySelected", "hasClickAndCollect"])
    .where("isDeleted", "=", false)
    .orderBy("start", "desc")
    .orderBy("label")
    .execute();
  if (json) return say(JSON.stringify(rows, null, 2));
  if (rows.length === 0) return say("There is no event yet.");
  const lines = tableLines(
    ["CODE", "EVENT", "YEAR", "FROM", "TO", "PICTURES", "VISIBLE", "DISPLAYED", "CLICK&COLLECT"],
    rows.map((row) => [
      eventCode(row.uuid),
      row.label,
      row.year,
      eventDay(row.start),
      eventDay(row.end),
      row.totalPictureCount,
      row.isVisible ? "yes" : "no",
      row.isDisplaySelected ? "yes" : "",
      row.hasClickAndCollect ? "yes" : "",
    ]),
  );
  for (const line of lines) say(line);
}
