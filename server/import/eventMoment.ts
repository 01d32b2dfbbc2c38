import { yearMaximum, yearMinimum } from "../../src/domain/shop/limits.ts";
import { CliError } from "../core/cliError.ts";
import { readDate, readMoment } from "./startListTimes.ts";
import { wallTimeToUtc } from "./wallTime.ts";

/** Events are dated in French time. */
const zone = "Europe/Paris";
const dayEdges = { start: "00:00:00", end: "23:59:59" };
const day = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: zone });
const minute = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: zone });

/**
 * Reads a moment typed by an operator: `2026-05-01`, `01/05/2026`, with or without a time (`18:00`, `18h30`), in French time.
 * @param edge whether a day without a time means its start or its end
 * @returns ISO 8601 in UTC. Throws `CliError`.
 */
export function readEventMoment(text: string, edge: "start" | "end"): string {
  const moment = readMoment(text.trim());
  const date = moment ? moment.date : readDate(text.trim());
  if (date === null) {
    throw new CliError(
      `« ${text} » n’est pas un jour : écrire 2026-05-01 ou 01/05/2026, avec une heure ou non.`,
    );
  }
  const year = Number(date.slice(0, 4));
  if (year < yearMinimum || year > yearMaximum) {
    throw new CliError(`Une année va de ${yearMinimum} à ${yearMaximum} : pas ${year}.`);
  }
  return wallTimeToUtc(`${date}T${moment?.time ?? dayEdges[edge]}`, zone);
}

/** Returns `2026-05-01`, the day in France. */
export const eventDay = (iso: string) => day.format(new Date(iso));
/** Returns `2026-05-01 18:00`, in French time. */
export const eventMinute = (iso: string) => minute.format(new Date(iso));
