import { CommandError } from "./services.ts";

/** Reads a calendar day, « 2026-05-01 ». Throws `CommandError`. */
export function readDay(text: string): string {
  const moment = new Date(`${text}T12:00:00Z`);
  if (!Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text) return text;
  throw new CommandError(`« ${text} » n’est pas un jour : écrire 2026-05-01.`);
}
