import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseStartError } from "./databaseStartError.ts";

/** PostgreSQL names it after its port, which means nothing else here. */
export const socketName = ".s.PGSQL.5432";
/** The kernel's limit of a socket's path is 108 bytes with its closing zero; macOS has four less. */
const longestPath = 103;

/**
 * Where PostgreSQL puts its socket: its own folder, or a short one of the system's temporary folder where that path is too long.
 * @param home PostgreSQL's absolute folder under DATA_DIR
 */
export function chooseSocketFolder(home: string): string {
  const name = `dossard-${createHash("sha256").update(home).digest("hex").slice(0, 16)}`;
  const candidates = [home, join(tmpdir(), name), join("/tmp", name)];
  const fitting = candidates.find((folder) => Buffer.byteLength(join(folder, socketName)) <= longestPath);
  return fitting ?? join("/tmp", name);
}

/**
 * Makes the folder of the socket. Anybody may make a folder of that name under /tmp and wait there for our connections, so
 * that one of another user, or open to others, is refused.
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
      `${folder} belongs to somebody else: remove it, or choose a shorter DATA_DIR.`,
    );
  }
}
