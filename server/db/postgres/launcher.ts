import type { ChildProcess } from "node:child_process";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { LimitedClient } from "../limitedClient.ts";
import { type Account, giveTo, prepareAccount } from "./account.ts";
import { type Binaries, findBinaries } from "./binaries.ts";
import { checkVersion, initialise, removeStaleLocks, runningPostmaster, superuser } from "./cluster.ts";
import { DatabaseStartError } from "./databaseStartError.ts";
import { lastComplaint, logLength, spawnServer } from "./serverProcess.ts";
import { chooseSocketFolder, prepareSocketFolder } from "./socketFolder.ts";

export interface RunningPostgres {
  connectionString: string;
  /** Whether the server was already running: after a killed shop, or for another process of it. */
  adopted: boolean;
  /**
   * Returns whether no other process uses the server; from then on, others wait until it has stopped. Call it once, before
   * `stop()`.
   */
  claim(): Promise<boolean>;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** The shop's DATA_DIR; PostgreSQL uses its folder `postgres`. */
  dataDir: string;
  /** Receives one plain line for the operator. */
  log: (line: string) => void;
  /** PostgreSQL's programs. Default: those that come with the shop. */
  binaries?: Binaries;
  /** Overrides of PostgreSQL's settings, for tests. */
  settings?: Record<string, string>;
}

const database = "dossard";
/** Advisory lock: shared by every process of the shop that uses the server, exclusive to the one that stops it. */
const presenceLock = 7_306_941;
const patience = { start: 120_000, announce: 30_000, leave: 5_000, stop: 30_000, poll: 20 };

const nobodyListens = new Set(["ECONNREFUSED", "ENOENT"]);

/** Returns PostgreSQL's folder under a DATA_DIR. */
export const homeOf = (dataDir: string) => join(resolve(dataDir), "postgres");

interface Site {
  home: string;
  socketFolder: string;
  binaries: Binaries;
  account: Account;
  settings: Record<string, string>;
  log: (line: string) => void;
}

/**
 * Starts the shop's own PostgreSQL under DATA_DIR, or adopts the one already running there: a server outlives a killed shop,
 * and several processes on one DATA_DIR share it.
 *
 * Each process holds a connection while it uses the server. `stop()` ends the server if no other process holds one, whoever
 * started it; otherwise it leaves the server running. A server that dies while the shop runs is restarted. Close your own
 * connections before `stop()`.
 *
 * It listens on a Unix socket only, in a folder restricted to its user. Writes are durable (`fsync`).
 * @returns the URL of the database `dossard`, created if missing
 * Throws `DatabaseStartError`, with one plain line, if it cannot run.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const site = prepareSite(options);
  await initialise(site.home, site.binaries, site.account, options.settings?.fsync !== "off");
  checkVersion(site.home, site.binaries.major);

  let stopping = false;
  let { presence, adopted, socketFolder } = await reach(site);
  await createDatabase(presence);
  const watch = (client: pg.Client) => {
    client.once("end", async () => {
      if (stopping) return;
      site.log("The connection to PostgreSQL was lost; looking for it again.");
      while (!stopping) {
        try {
          ({ presence } = await reach(site));
          watch(presence);
          site.log("PostgreSQL answers again.");
          return;
        } catch (error) {
          site.log(error instanceof Error ? error.message : String(error));
          await sleep(2_000);
        }
      }
    });
  };
  watch(presence);

  return {
    connectionString: addressOf(socketFolder, database),
    adopted,
    claim: () => isLastOut(presence),
    async stop() {
      if (stopping) return;
      stopping = true;
      await leave(site, presence);
    },
  };
}

function prepareSite({ dataDir, log, binaries = findBinaries(), settings = {} }: PostgresOptions): Site {
  if (process.platform === "win32") {
    throw new DatabaseStartError(
      "Sous Windows, la boutique n’apporte pas son PostgreSQL : renseigner DATABASE_URL.",
    );
  }
  const home = homeOf(dataDir);
  const account = prepareAccount(home, binaries.postgres);
  const socketFolder = chooseSocketFolder(home);
  prepareSocketFolder(socketFolder, home, (path) => giveTo(account, home, path));
  return { home, socketFolder, binaries, account, settings, log };
}

/** Connects to the server, starting it as often as needed; holds the presence lock when it returns. */
async function reach(site: Site): Promise<{ presence: pg.Client; adopted: boolean; socketFolder: string }> {
  const deadline = Date.now() + patience.start;
  let child: ChildProcess | undefined;
  let failures = 0;
  let logStart = 0;
  let refusal = "aucune réponse";
  while (Date.now() < deadline) {
    const running = runningPostmaster(site.home);
    const socketFolder = running?.socketFolder || site.socketFolder;
    let isGone = false;
    try {
      const presence = await announce(socketFolder);
      const pid = runningPostmaster(site.home)?.pid;
      return { presence, adopted: pid === undefined || pid !== child?.pid, socketFolder };
    } catch (error) {
      refusal = error instanceof Error ? error.message : String(error);
      // A server with an invisible process id (another container on the same folder) still holds its socket.
      isGone = nobodyListens.has(String((error as NodeJS.ErrnoException).code));
    }
    if (!running && isGone && (!child || child.exitCode !== null || child.signalCode !== null)) {
      // The first try may lose to another process that starts it; a server that cannot run fails each time.
      if (child) failures += 1;
      if (failures === 3) {
        throw new DatabaseStartError(`PostgreSQL ne démarre pas : ${lastComplaint(site.home, logStart)}`);
      }
      removeStaleLocks(site.home, site.socketFolder);
      logStart = logLength(site.home);
      child = spawnServer({ ...site, postgres: site.binaries.postgres });
    }
    await sleep(patience.poll);
  }
  throw new DatabaseStartError(`PostgreSQL dans ${site.home} ne répond pas : ${refusal}`);
}

function addressOf(socketFolder: string, name: string): string {
  return `postgresql://${superuser}@localhost/${name}?host=${encodeURIComponent(socketFolder)}`;
}

/** Opens the connection that announces this process to the others of the shop. */
async function announce(socketFolder: string): Promise<pg.Client> {
  const client = new LimitedClient({
    connectionString: addressOf(socketFolder, "postgres"),
    application_name: "dossard presence",
    connectionTimeoutMillis: 5_000,
    query_timeout: patience.announce,
  });
  // The end event reports the same; an unhandled error would end the process.
  client.on("error", () => {});
  try {
    await client.connect();
    // Waits while another process stops the server, then fails with it.
    await client.query("select pg_advisory_lock_shared($1)", [presenceLock]);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_database where datname = $1", [database]);
  if (rowCount) return;
  await client.query(`create database ${database}`).catch((error: { code?: string }) => {
    // Created meanwhile by another process: found before (42P04) or at the last moment (23505).
    if (error.code !== "42P04" && error.code !== "23505") throw error;
  });
}

async function leave(site: Site, presence: pg.Client): Promise<void> {
  try {
    const running = runningPostmaster(site.home);
    if (!running || !(await isLastOut(presence))) return;
    // Fast shutdown: rolls back open transactions, writes out committed ones.
    process.kill(running.pid, "SIGINT");
    const deadline = Date.now() + patience.stop;
    while (runningPostmaster(site.home)?.pid === running.pid) {
      if (Date.now() > deadline)
        throw new DatabaseStartError("PostgreSQL met longtemps à s’arrêter ; il s’arrête sans être attendu.");
      await sleep(patience.poll);
    }
  } finally {
    await presence.end().catch(() => {});
  }
}

/** Returns whether no other process uses the server; this one may then stop it, and newcomers wait for its end. */
async function isLastOut(presence: pg.Client): Promise<boolean> {
  const ask = (text: string) => {
    // The types lack the time limit.
    const question = { text, values: [presenceLock], query_timeout: patience.leave } as pg.QueryConfig;
    return presence.query<{ alone: boolean }>(question);
  };
  try {
    await ask("select pg_advisory_unlock_shared($1)");
    const { rows } = await ask("select pg_try_advisory_lock($1) as alone");
    return rows[0]?.alone ?? false;
  } catch {
    // It does not answer, or is restarting: the next process to start adopts it.
    return false;
  }
}
