import { spawn } from "node:child_process";
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
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

/** The folder of PostgreSQL's data in its folder under DATA_DIR. */
export const clusterOf = (home: string) => join(home, "cluster");
const nextOf = (home: string) => join(home, "cluster.next");

/**
 * Creates the data folder if missing, under another name that is changed at the end: a killed start leaves nothing incomplete,
 * and one of two concurrent starts wins. Collation and case mapping are PostgreSQL's own, regardless of the machine's locale.
 * @param durable false: skips fsync, for tests
 */
export async function initialise(home: string, binaries: Binaries, account: Account, durable: boolean) {
  const cluster = clusterOf(home);
  finishReplacement(home);
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

/** Returns the major version that wrote the data, "17": `initdb` records it in the folder. Undefined if there is none. */
export function readVersion(home: string): string | undefined {
  const file = join(clusterOf(home), "PG_VERSION");
  return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
}

/** Rejects data of another major version, which PostgreSQL cannot open. */
export function checkVersion(home: string, major: string): void {
  const written = readVersion(home);
  if (written === major) return;
  const isOlder = written !== undefined && Number(written) < Number(major);
  throw new DatabaseStartError(
    `La base dans ${home} a été créée par PostgreSQL ${written ?? "inconnu"}, cette boutique apporte PostgreSQL ${major} : ${
      isOlder
        ? "la convertir par « dossard upgrade »"
        : "la lancer avec la version de la boutique qui l’a créée"
    }, ou choisir un autre DATA_DIR.`,
  );
}

/** Where the data of a former major version stays after it was converted. */
export const keptCluster = (home: string, major: string) => `${clusterOf(home)}.${major}`;

/**
 * Puts converted data in place of the old one, which stays as `keptCluster`. Both are those of servers that have stopped. If the
 * process dies before the end, `finishReplacement` does the rest. Throws `DatabaseStartError` if a server has the old data open.
 */
export function replaceCluster(home: string, converted: string, major: string): void {
  const cluster = clusterOf(home);
  const kept = keptCluster(home, major);
  // Of a conversion that was cut.
  rmSync(nextOf(home), { recursive: true, force: true });
  renameSync(converted, nextOf(home));
  renameSync(cluster, kept);
  if (existsSync(join(kept, "postmaster.pid"))) {
    renameSync(kept, cluster);
    throw new DatabaseStartError("Une boutique s’est ouverte pendant la conversion : rien n’a été changé.");
  }
  finishReplacement(home);
}

/** Puts converted data in its place, where a process died just before. */
export function finishReplacement(home: string): void {
  const cluster = clusterOf(home);
  if (existsSync(cluster) || !existsSync(nextOf(home))) return;
  renameSync(nextOf(home), cluster);
  const folder = openSync(home, "r");
  fsyncSync(folder);
  closeSync(folder);
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

const lockOf = (home: string) => join(clusterOf(home), "postmaster.pid");

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
  if (!existsSync("/proc/self/cwd")) return dataFolder === clusterOf(home);
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterOf(home));
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
