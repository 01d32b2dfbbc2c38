import { CliError } from "../core/cliError.ts";

/** Thrown for an invalid start list; `line` counts from 1. */
export class StartListError extends CliError {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(`ligne ${line} : ${reason}`);
    this.line = line;
  }
}
