import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Account, prepareAccount } from "../../../server/db/postgres/account.ts";
import { type Binaries, findBinaries } from "../../../server/db/postgres/binaries.ts";
import { initialise, superuser } from "../../../server/db/postgres/cluster.ts";
import { spawnServer } from "../../../server/db/postgres/serverProcess.ts";
import { socketName } from "../../../server/db/postgres/socketFolder.ts";

export interface Server {
  connectionString: string;
  /** Path of its socket. */
  socket: string;
  /** Asks it one thing. */
  ask<Row extends object>(statement: string): Promise<Row[]>;
  /** Creates the database that it is asked things of. */
  createDatabase(): Promise<void>;
  start(): Promise<void>;
  /** Ends it as a crash does: nothing is written any more, connections break. */
  crash(): Promise<void>;
  /** Ends it by SIGKILL, its processes one after the other, and starts it again. */
  kill9(): Promise<void>;
}

/** A cluster's folder, and who runs it. */
interface Place {
  home: string;
  binaries: Binaries;
  account: Account;
}

/** Of one that was killed: its processes end one after the other, and until then hold its memory. */
const longestRestartMs = 60_000;

/** Returns a PostgreSQL on an initialised folder, which is not started. */
export function serverIn({ home, binaries, account }: Place, settings: Record<string, string>): Server {
  let child: ChildProcess | null = null;
  const address = (name: string) =>
    `postgresql://${superuser}@localhost/${name}?host=${encodeURIComponent(home)}`;
  const ask = async <Row extends object>(statement: string, name = "dossard") => {
    const client = new pg.Client({ connectionString: address(name) });
    client.on("error", () => {});
    await client.connect();
    try {
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end();
    }
  };
  const start = async () => {
    child = spawnServer({ home, socketFolder: home, postgres: binaries.postgres, account, settings });
    while (!(await ask("select 1", "postgres").catch(() => null))) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL in ${home} did not start: see its server.log`);
      await sleep(50);
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    // It was started to outlive its parent.
    child.ref();
    child.kill(signal);
    await ended;
  };
  return {
    connectionString: address("dossard"),
    socket: join(home, socketName),
    ask: (statement) => ask(statement),
    createDatabase: async () => void (await ask("create database dossard", "postgres")),
    start,
    crash: () => end("SIGQUIT"),
    async kill9() {
      await end("SIGKILL");
      for (const deadline = Date.now() + longestRestartMs; ; await sleep(200)) {
        try {
          return await start();
        } catch (error) {
          if (Date.now() > deadline) throw error;
        }
      }
    },
  };
}

/** Starts a PostgreSQL in a folder of its own, with an empty database. Returns it, and what stops it. */
export async function startOwnPostgres(): Promise<{ server: Server; stop: () => Promise<void> }> {
  const home = await mkdtemp(join(tmpdir(), "dossard-postgres-"));
  const binaries = findBinaries();
  const account = prepareAccount(home, binaries.postgres);
  await initialise(home, binaries, account, true);
  const server = serverIn({ home, binaries, account }, {});
  await server.start();
  await server.createDatabase();
  return {
    server,
    async stop() {
      await server.crash();
      await rm(home, { recursive: true, force: true });
    },
  };
}
