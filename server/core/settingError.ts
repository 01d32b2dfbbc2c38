import { CliError } from "./cliError.ts";

/** An invalid setting; its message is the single line that the operator reads. */
export class SettingError extends CliError {}
