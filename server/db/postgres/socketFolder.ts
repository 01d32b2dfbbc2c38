import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseStartError } from "./databaseStartError.ts";

/** PostgreSQL names it after its port, which is irrelevant here. */
export const socketName = ".s.PGSQL.5432";
/** The kernel limits a socket's path to 108 bytes with its closing zero; macOS to four less. */
const longestPath = 103;

/**
 * Returns the folder of PostgreSQL's socket: its own, or a short one in the temporary folder if that path is too long.
 * @param home PostgreSQL's absolute folder under DATA_DIR
 */
export function chooseSocketFolder(home: string): string {
  const name = `dossard-${createHash("sha256").update(home).digest("hex").slice(0, 16)}`;
  const candidates = [home, join(tmpdir(), name), join("/tmp", name)];
  const fitting = candidates.find((folder) => Buffer.byteLength(join(folder, socketName)) <= longestPath);
  return fitting ?? join("/tmp", name);
}

/**
 * Creates the folder of the socket. Anyone may create a folder of that name under /tmp and wait there for connections: a folder
 * of another user, or open to others, is rejected.
 * @param own hands a path to the user who runs PostgreSQL
 */
export function prepareSocketFolder(folder: string, home: string, own: (path: string) => void): void {
  if (folder === home) return;
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 });
    own(folder);
  }
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== statSync(home).uid || (found.mode & 0o077) !== 0) {
    throw new DatabaseStartError(
      `${folder} appartient à quelqu’un d’autre : le supprimer, ou choisir un DATA_DIR plus court.`,
    );
  }
}
