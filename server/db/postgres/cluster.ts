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
 * Creates the data folder if missing, under another name that is changed at the end: a killed start leaves nothing incomplete,
 * and one of two concurrent starts wins. Collation and case mapping are PostgreSQL's own, regardless of the machine's locale.
 * @param durable false: skips fsync, for tests
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
    const line = complaint.trim().split("\n").at(0) ?? `initdb s’est terminé par ${code}`;
    throw new DatabaseStartError(`PostgreSQL n’a pas pu créer son dossier de données dans ${home} : ${line}`);
  }
  try {
    renameSync(fresh, cluster);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(cluster)) throw error;
  }
}

/** Rejects data of another major version: `initdb` records it in the folder, and no conversion tool is included. */
export function checkVersion(home: string, major: string): void {
  const file = join(home, "cluster", "PG_VERSION");
  const written = existsSync(file) ? readFileSync(file, "utf8").trim() : "inconnu";
  if (written === major) return;
  throw new DatabaseStartError(
    `La base dans ${home} a été créée par PostgreSQL ${written}, cette boutique apporte PostgreSQL ${major} : la lancer avec la version de la boutique qui l’a créée, ou choisir un autre DATA_DIR.`,
  );
}

export interface Postmaster {
  pid: number;
  dataFolder: string;
  socketFolder: string;
}

/** Returns the server running on the data folder, if any; ignores the lock file of a dead one. */
export function runningPostmaster(home: string): Postmaster | undefined {
  const found = readLock(lockOf(home));
  return found && isPostmasterOf(home, found) ? found : undefined;
}

/**
 * Removes the lock files of a dead server. PostgreSQL does so itself unless another process of the same user has their process
 * id by now (after a reboot, or an unreaped child): then it would not start. It checks by itself for processes of a killed
 * server that still hold its shared memory.
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
    // A server that started between reading and renaming gets its file back.
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
  // Lines: process id, data folder, start time, port, socket folder, …
  const [pid = "", dataFolder = "", , , socketFolder = ""] = text.split("\n");
  return { pid: Number.parseInt(pid, 10), dataFolder, socketFolder };
}

/** A live process id is not enough: zombies have one, and ids are reused. PostgreSQL works in its data folder. */
function isPostmasterOf(home: string, { pid, dataFolder }: Postmaster): boolean {
  if (!isAlive(pid)) return false;
  // Outside Linux the lock's content must do: that of a copied folder names the original.
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
