import { type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";
import { currentTrace } from "../db/database.ts";
import type { Settings } from "./settings.ts";

/**
 * Opens the log: JSON lines with a level by name, a time in ISO 8601, the id of the request that caused them, and errors without
 * the data of persons.
 * @param destination default: standard error, because standard output is for the operator
 */
export function createLog(
  level: Settings["logLevel"],
  destination: DestinationStream = pino.destination(2),
): Logger {
  return pino(
    {
      level,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => ({ ...currentTrace() }),
      serializers: { err: errorForLog, reason: textForLog },
    },
    destination,
  );
}

/** Further fields of errors that say what went wrong; others (`detail`, `rejected`, `parameters`) hold data. */
const toldFields = ["code", "severity", "table", "constraint", "routine", "syscall", "responseCode"];

/** Returns an error as it may be logged. */
export function errorForLog(thrown: unknown): Record<string, unknown> {
  if (!(thrown instanceof Error)) return { message: textForLog(String(thrown)) };
  const fields = toldFields.flatMap((name) => {
    const value = (thrown as unknown as Record<string, unknown>)[name];
    return typeof value === "string" || typeof value === "number" ? [[name, value] as const] : [];
  });
  return {
    type: thrown.name,
    message: textForLog(thrown.message),
    stack: textForLog(thrown.stack ?? ""),
    ...Object.fromEntries(fields),
    ...(thrown.cause === undefined ? {} : { cause: errorForLog(thrown.cause) }),
  };
}

/** Returns a text without e-mail addresses, passwords in addresses, queries, and values that PostgreSQL quotes. */
export function textForLog(text: unknown): unknown {
  if (typeof text !== "string") return text;
  return text
    .replace(/[^\s<>"'(),;]+@[^\s<>"'(),;]+/g, "…@…")
    .replace(/(https?:\/\/[^\s?"'<>]+)\?[^\s"'<>]*/g, "$1?…")
    .replace(/: "[^"\n]*"/g, ': "…"');
}
