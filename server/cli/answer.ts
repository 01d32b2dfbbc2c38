import { Option } from "commander";
import { say } from "./services.ts";

/** The option of every command that answers. */
export const jsonOption = () => new Option("--json", "répondre en JSON");

export interface JsonOption {
  json?: true;
}

/** Prints what a command answers, as JSON or as its lines. */
export function answer<Value>(
  value: Value,
  { json }: JsonOption,
  lines: (value: Value) => string | readonly string[],
): void {
  const answered = json ? JSON.stringify(value, null, 2) : lines(value);
  for (const line of [answered].flat()) say(line);
}
