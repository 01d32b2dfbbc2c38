import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { type Command, Option } from "commander";
import { CliError } from "../core/cliError.ts";
import { type BibPlace, bibPlaces } from "../import/bibsOfPicture.ts";
import { type GivenList, readGivenList, windowSeconds } from "../import/readGivenList.ts";
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

export function withStartList(command: Command): Command {
  return command
    .option(
      "--start-list <file>",
      "XLSX, ODS ou CSV : qui est sur quelles photos (par noms de photos, heures ou dossards)",
    )
    .option("--check", "d’une liste de départ : tout lire, ne rien écrire, montrer ce qui changerait")
    .option("--replace", "d’une liste de départ : annuler ensuite les listes du même nom de fichier")
    .option("--encoding <name>", "d’un CSV qui se lit de plusieurs façons : windows-1252, macroman, cp850, …")
    .option("--sheet <name>", "d’un classeur : par défaut, la première feuille qui a un en-tête")
    .option(
      "--window <seconds>",
      "durée d’une heure de passage, au plus jusqu’à la suivante de l’épreuve",
      String(windowSeconds.default),
    )
    .addOption(
      new Option(
        "--bibs-in <place>",
        "où les noms portent un dossard seul : dossier, début ou fin du nom de fichier",
      ).choices(bibPlaces),
    )
    .addHelpText("after", startListHelp);
}

const startListHelp = `
Une liste de départ a un en-tête, sous des titres s’il y en a ; un CSV est séparé par ; ou , ou des tabulations, dans tout encodage courant :
  dossard;cavalier;cheval;épreuve;date;de;à
  12;Éric Lefèvre;L'Œil d'Or;Grand Prix;;IMG_4821;IMG_4829
  13;Anne d'Orval;Éole;;01/05/2026;10:32:05;10:34:10
L’ordre des colonnes est libre, en français ou en anglais, et la plupart peuvent manquer. Une heure de passage seule (« heure ») vaut jusqu’à la suivante.
Une ligne sans photos ni heures nomme les photos connues par son dossard. Les lignes attendent les photos à venir.`;

/** Reads a list completely, before anything is opened or written; for all contests. Throws `CliError` on one line. */
export async function readStartList(options: StartListOptions): Promise<GivenList | null> {
  const { startList: file, encoding, sheet, bibsIn: bibPlace = null } = options;
  if (file === undefined) {
    const lone = (["check", "replace", "encoding", "sheet", "bibsIn"] as const).find(
      (option) => options[option] !== undefined,
    );
    if (lone !== undefined) {
      const flag = lone === "bibsIn" ? "bibs-in" : lone;
      throw new CliError(`--${flag} porte sur une liste de départ : donner --start-list.`);
    }
    return null;
  }
  const matching = { contestSlugs: null, windowSeconds: readWindow(options.window), bibPlace };
  const bytes = await readFile(resolveFromInvocationDir(file)).catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw new CliError(
      code === "ENOENT"
        ? `Il n’y a pas de liste de départ ${file}.`
        : `La liste de départ ${file} ne se lit pas (${code}).`,
    );
  });
  const source = { encoding: encoding ?? null, sheet: sheet ?? null };
  try {
    return readGivenList(bytes, { fileName: basename(file), ...source, ...matching });
  } catch (error) {
    if (error instanceof CliError) throw new CliError(`Liste de départ ${file} : ${error.message}.`);
    throw error;
  }
}

function readWindow(text = String(windowSeconds.default)): number {
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (seconds < 1 || seconds > windowSeconds.maximum) {
    throw new CliError(`--window attend des secondes, de 1 à ${windowSeconds.maximum}, pas « ${text} ».`);
  }
  return seconds;
}
