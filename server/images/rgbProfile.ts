import { open } from "node:fs/promises";
import { CliError } from "../core/cliError.ts";

const headerLength = 128;
/** Of a printer, a screen, a colour space. */
const classes = ["prtr", "mntr", "spac"];

/** Throws `CliError` unless a file is an ICC profile that RGB pictures can be converted to. */
export async function checkRgbProfile(path: string): Promise<void> {
  const header = Buffer.alloc(headerLength);
  try {
    await using file = await open(path, "r");
    await file.read(header, 0, headerLength, 0);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    throw new CliError(`${path} ne se lit pas${code}.`);
  }
  const text = (from: number) => header.toString("latin1", from, from + 4);
  if (text(36) !== "acsp") throw new CliError(`${path} n’est pas un profil ICC.`);
  if (!classes.includes(text(12)) || text(16) !== "RGB ") {
    throw new CliError(
      `${path} n’est pas le profil RVB d’une imprimante ou d’un écran (${text(12)}, ${text(16).trim()}).`,
    );
  }
}
