import { Command, Option } from "commander";
import type { Db } from "../db/database.ts";
import { checkYear } from "../import/createEvent.ts";
import { type EventChanges, editEvent } from "../import/editEvent.ts";
import { eventMinute } from "../import/eventMoment.ts";
import { findEvent, unknownEventLine } from "../import/findEvent.ts";
import { CommandError, say, withServices } from "./services.ts";

interface Options {
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
      "change an event: its name and days, what it costs, whether it is visible, whether orders are fetched there",
    )
    .argument("<event>", "its name, code or uuid")
    .option("--year <year>", "which event of that name")
    .option("--label <name>", "its new name, by which imports find it from now on")
    .option("--category <name>", "Equestre, Automobile, Marathon, Autre")
    .option("--in-year <year>", "the year that it belongs to")
    .option("--pricing <pricing>", "id or label of what its pictures cost; carts keep what they hold")
    .option("--start <day>", "its first day: 2026-05-01, 01/05/2026, with an hour or not, as it is in France")
    .option("--end <day>", "its last day, to its end; until then orders can be fetched at its stand")
    .option("--click-and-collect", "orders of the main site can be fetched at its stand")
    .option("--no-click-and-collect", "they cannot")
    .option("--show", "shoppers see it")
    .addOption(new Option("--hide", "they do not").conflicts("show"))
    .option("--display", "it is among those that EVENTS_DISPLAY_MODE=select shows")
    .option("--no-display", "it is not")
    .action((text: string, options: Options) =>
      withServices(async ({ db, now }) => {
        const changes = readChanges(options);
        const uuid = await eventUuid(db, text, options.year);
        const event = await editEvent(db, uuid, changes, now());
        for (const line of eventLines(event, now())) say(line);
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
    ...(start !== undefined && { start }),
    ...(end !== undefined && { end }),
    ...(clickAndCollect !== undefined && { hasClickAndCollect: clickAndCollect }),
    ...((show || hide) && { isVisible: show === true }),
    ...(display !== undefined && { isDisplaySelected: display }),
  };
  if (Object.keys(changes).length > 0) return changes;
  throw new CommandError(
    "Say what to change: --label, --category, --in-year, --pricing, --start, --end, --click-and-collect, --show, --hide or --display.",
  );
}

/** Returns the event that an operator means. Throws `CommandError`. */
export async function eventUuid(db: Db, text: string, year: string | undefined): Promise<string> {
  const found = await findEvent(db, text, year === undefined ? null : checkYear(year));
  if (found) return found.uuid;
  throw new CommandError(await unknownEventLine(db, text, ""));
}

export function eventLines(event: Awaited<ReturnType<typeof editEvent>>, now: Date): string[] {
  const states = [
    `${eventMinute(event.start)} to ${eventMinute(event.end)}`,
    event.isVisible ? "visible" : "hidden",
    ...(event.isDisplaySelected ? ["displayed"] : []),
    ...(event.hasClickAndCollect ? ["Click&Collect"] : []),
  ];
  const line = `${event.label} (${event.year}): ${states.join(", ")}`;
  if (!event.hasClickAndCollect) return [line];
  const obstacle = event.isVisible
    ? event.end <= now.toISOString() && "it has ended (--end)"
    : "it is hidden (--show)";
  return obstacle ? [line, `Nobody can choose its stand: ${obstacle}.`] : [line];
}
