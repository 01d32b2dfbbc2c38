import { Command } from "commander";
import { setEventCover } from "../catalogue/setEventCover.ts";
import { storePlainImage } from "../images/storePlainImage.ts";
import { checkYear, createEvent } from "../import/createEvent.ts";
import { eventDay } from "../import/eventMoment.ts";
import { eventCode } from "../import/findEvent.ts";
import { editEventCommand, eventUuid } from "./editEventCommand.ts";
import { resolveFromInvocationDir } from "./resolveFromInvocationDir.ts";
import { say, withServices } from "./services.ts";
import { tableLines } from "./table.ts";

export function eventsCommand(): Command {
  const events = new Command("events").description("list the events").action(() => withServices(listEvents));
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

const listEvents: Parameters<typeof withServices>[0] = async ({ db }) => {
  const rows = await db
    .selectFrom("event")
    .select(["uuid", "label", "year", "start", "end", "totalPictureCount"])
    .select(["isVisible", "isDisplaySelected", "hasClickAndCollect"])
    .where("isDeleted", "=", false)
    .orderBy("start", "desc")
    .orderBy("label")
    .execute();
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
};
