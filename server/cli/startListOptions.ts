import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { type Command, Option } from "commander";
import { CliError } from "../core/cliError.ts";
import { type BibPlace, bibPlaces } from "../import/bibsOfPicture.ts";
import { parseStartList, type StartList } from "../import/parseStartList.ts";
import type { ReadList } from "../import/saveStartList.ts";
import { resolveFromInvocationDir } from "./resolveFromInvocationDir.ts";

export interface StartListOptions {
  startList?: string;
  encoding?: string;
  sheet?: string;
  window?: string;
  bibsIn?: BibPlace;
  check?: boolean;
  replace?: boolean;
}

/** A list as the operator gave it. */
export interface GivenList {
  list: Omit<ReadList, "contestSlugs">;
  read: StartList;
}

const windowDefault = 120;
const windowMaximum = 3_600;

export function withStartList(command: Command): Command {
  return command
    .option(
      "--start-list <file>",
      "XLSX, ODS or CSV: who is on which pictures (by picture names, times or bibs)",
    )
    .option("--check", "of a start list: read everything, write nothing, show what would change")
    .option("--replace", "of a start list: undo the lists of the same file name afterwards")
    .option(
      "--encoding <name>",
      "of a CSV, where it can be read in several: windows-1252, macroman, cp850, …",
    )
    .option("--sheet <name>", "of a spreadsheet: default the first with a header")
    .option(
      "--window <seconds>",
      "how long pictures are a passing time's, at most until the next one of the contest",
      String(windowDefault),
    )
    .addOption(
      new Option(
        "--bibs-in <place>",
        "where names carry a bare bib: folder, start or end of the file's name",
      ).choices(bibPlaces),
    )
    .addHelpText("after", startListHelp);
}

const startListHelp = `
A start list has a header, under titles if there are any; a CSV is separated by ; or , or tabs, in any usual encoding:
  dossard;cavalier;cheval;épreuve;date;de;à
  12;Éric Lefèvre;L'Œil d'Or;Grand Prix;;IMG_4821;IMG_4829
  13;Anne d'Orval;Éole;;01/05/2026;10:32:05;10:34:10
Columns may be in any order, in French or English, and most may be missing. A passing time alone ("heure") counts until the next one.
A row without pictures and times names those that are known by its bib. Rows wait for pictures that come later.`;

/** Reads a list completely, before anything is opened or written. Throws `CliError` on one line. */
export async function readStartList(options: StartListOptions): Promise<GivenList | null> {
  const { startList: file, encoding = null, sheet = null, bibsIn = null } = options;
  if (file === undefined) {
    const lone = (["check", "replace", "encoding", "sheet", "bibsIn"] as const).find(
      (option) => options[option] !== undefined,
    );
    if (lone !== undefined) {
      const flag = lone === "bibsIn" ? "bibs-in" : lone;
      throw new CliError(`--${flag} is about a start list: give --start-list.`);
    }
    return null;
  }
  const windowSeconds = readWindow(options.window ?? String(windowDefault));
  const bytes = await readFile(resolveFromInvocationDir(file)).catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw new CliError(
      code === "ENOENT"
        ? `There is no start list ${file}.`
        : `The start list ${file} cannot be read (${code}).`,
    );
  });
  const read = parsed(file, bytes, { encoding, sheet });
  const contentHash = createHash("sha256").update(bytes).digest("hex");
  return {
    read,
    list: { fileName: basename(file), contentHash, rows: read.rows, windowSeconds, bibPlace: bibsIn },
  };
}

function parsed(file: string, bytes: Buffer, source: Parameters<typeof parseStartList>[1]): StartList {
  try {
    return parseStartList(bytes, source);
  } catch (error) {
    if (error instanceof CliError) throw new CliError(`Start list ${file}, ${error.message}.`);
    throw error;
  }
}

function readWindow(text: string): number {
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (seconds < 1 || seconds > windowMaximum) {
    throw new CliError(`--window takes seconds, from 1 to ${windowMaximum}, not "${text}".`);
  }
  return seconds;
}
