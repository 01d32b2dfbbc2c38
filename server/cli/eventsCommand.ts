import { Command } from "commander";
import { checkYear, createEvent } from "../import/createEvent.ts";
import { eventCode, findEvent, unknownEventLine } from "../import/findEvent.ts";
import { CommandError, say, withServices } from "./services.ts";
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
  events
    .command("stand <event> <on|off>")
    .description("whether orders of the main site can be fetched at the event's stand (Click&Collect)")
    .option("--year <year>", "which event of that name")
    .action((text: string, state: string, options: { year?: string }) =>
      withServices(async ({ db }) => {
        if (state !== "on" && state !== "off") throw new CommandError(`It is on or off, not "${state}".`);
        const year = options.year === undefined ? null : checkYear(options.year);
        const found = await findEvent(db, text, year);
        if (!found) throw new CommandError(await unknownEventLine(db, text, ""));
        const hasClickAndCollect = state === "on";
        await db.updateTable("event").set({ hasClickAndCollect }).where("uuid", "=", found.uuid).execute();
        say(`${found.label} (${found.year}): Click&Collect ${state}`);
      }),
    );
  return events;
}

const listEvents: Parameters<typeof withServices>[0] = async ({ db }) => {
  const rows = await db
    .selectFrom("event")
    .select(["uuid", "label", "year", "totalPictureCount", "isVisible", "hasClickAndCollect"])
    .where("isDeleted", "=", false)
    .orderBy("start", "desc")
    .orderBy("label")
    .execute();
  if (rows.length === 0) return say("There is no event yet.");
  const lines = tableLines(
    ["CODE", "EVENT", "YEAR", "PICTURES", "VISIBLE", "STAND"],
    rows.map((row) => [
      eventCode(row.uuid),
      row.label,
      row.year,
      row.totalPictureCount,
      row.isVisible ? "yes" : "no",
      row.hasClickAndCollect ? "yes" : "",
    ]),
  );
  for (const line of lines) say(line);
};
