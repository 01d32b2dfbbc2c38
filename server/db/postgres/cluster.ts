import { spawn } from "node:child_process";
import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import type { Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { DatabaseStartError } from "./databaseStartError.ts";
import { socketName } from "./socketFolder.ts";

export const superuser = "dossard";

/**
 * Makes the data folder where there is none. It is made under another name and renamed at the end, so that a start
 * killed midway leaves nothing half-made in its place, and of two starts at once one wins.
 * Its sort order and its letters' cases are PostgreSQL's own, whatever the machine's locale.
 * @param durable false: skips the writing through to the disk, for tests
 */
export async function initialise(home: string, binaries: Binaries, account: Account, durable: boolean) {
  const cluster = join(home, "cluster");
  if (existsSync(cluster)) return;
  for (const name of readdirSync(home)) {
    const maker = /^cluster\.new\.(\d+)$/.exec(name)?.[1];
    if (maker && !isAlive(Number(maker))) rmSync(join(home, name), { recursive: true, force: true });
  }
  const fresh = join(home, `cluster.new.${process.pid}`);
  const [command = "", ...args] = [
    ...account.prefix,
    binaries.initdb,
    ...["-D", fresh, "-U", superuser, "--auth=trust", "--encoding=UTF8", "--no-instructions"],
    ...["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"],
    ...(durable ? [] : ["--no-sync"]),
  ];
  const child = spawn(command, args, {
    ...account.owner,
    cwd: home,
    env: { PATH: process.env.PATH, LC_ALL: "C" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaint += text;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  if (code !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    const line = complaint.trim().split("\n").at(0) ?? `initdb ended with ${code}`;
    throw new DatabaseStartError(`PostgreSQL could not make its data folder in ${home}: ${line}`);
  }
  try {
    renameSync(fresh, cluster);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(cluster)) throw error;
  }
}

/** Refuses data of another major version: `initdb` writes it into the folder, and no tool to convert it is shipped. */
export function checkVersion(home: string, major: string): void {
  const file = join(home, "cluster", "PG_VERSION");
  const written = existsSync(file) ? readFileSync(file, "utf8").trim() : "unknown";
  if (written === major) return;
  throw new DatabaseStartError(
    `The database in ${home} was made by PostgreSQL ${written}, this shop brings PostgreSQL ${major}: start it with the version of the shop that made it, or choose another DATA_DIR.`,
  );
}

export interface Postmaster {
  pid: number;
  dataFolder: string;
  socketFolder: string;
}

/** The server that runs on the data folder, if one does; `undefined` also for the file that a dead one left. */
export function runningPostmaster(home: string): Postmaster | undefined {
  const found = readLock(lockOf(home));
  return found && isPostmasterOf(home, found) ? found : undefined;
}

/**
 * Removes the lock files of a server that is gone. PostgreSQL does so itself unless their number belongs to another process
 * of the same user by now (after a reboot, or a dead child that nobody collected): then it would refuse to start.
 * Processes that a killed server may have left still hold its shared memory, which PostgreSQL checks on its own.
 */
export function removeStaleLocks(home: string, socketFolder: string): void {
  for (const lock of [lockOf(home), join(socketFolder, `${socketName}.lock`)]) {
    const found = readLock(lock);
    if (!found || isPostmasterOf(home, found)) continue;
    const aside = `${lock}.stale.${process.pid}`;
    try {
      renameSync(lock, aside);
    } catch {
      continue;
    }
    // A server that started between the reading and the renaming gets its file back.
    if (readLock(aside)?.pid === found.pid) rmSync(aside, { force: true });
    else renameSync(aside, lock);
  }
}

const lockOf = (home: string) => join(home, "cluster", "postmaster.pid");

function readLock(file: string): Postmaster | undefined {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
  // Lines: process number, data folder, start time, port, socket folder, …
  const [pid = "", dataFolder = "", , , socketFolder = ""] = text.split("\n");
  return { pid: Number.parseInt(pid, 10), dataFolder, socketFolder };
}

/** A living number is not enough: zombies have one, and numbers are used again. PostgreSQL works in its data folder. */
function isPostmasterOf(home: string, { pid, dataFolder }: Postmaster): boolean {
  if (!isAlive(pid)) return false;
  // Elsewhere than on Linux the lock's word must do: that of a copied folder names the original.
  if (!existsSync("/proc/self/cwd")) return dataFolder === join(home, "cluster");
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(join(home, "cluster"));
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
