import { type ParseArgsConfig, parseArgs } from "node:util";

/**
 * Returns the options of a command of this repository, as `parseArgs` of node:util does. Ends the process with one line for what is
 * not among them, and names those that are.
 */
export function readOptions<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [fault] = error.message.split(/\.? To specify|\n/);
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    process.stderr.write(`${fault}. Options: ${names.join(", ")}\n`);
    process.exit(1);
  }
}
