import type { ChildProcess } from "node:child_process";
import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { migrateToLatest } from "../../../server/db/migrate.ts";
import { giveTo, prepareAccount } from "../../../server/db/postgres/account.ts";
import { findBinaries } from "../../../server/db/postgres/binaries.ts";
import { initialise, superuser } from "../../../server/db/postgres/cluster.ts";
import { spawnServer } from "../../../server/db/postgres/serverProcess.ts";
import { socketName } from "../../../server/db/postgres/socketFolder.ts";

/** A PostgreSQL and a hot standby that follows it, each with the shop's schema and no rows. */
export interface Replicated {
  primary: Server;
  standby: Server;
  /** Waits until the standby has all that the primary has committed. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

export interface Server {
  connectionString: string;
  /** Path of its socket. */
  socket: string;
  /** Asks it one thing. */
  ask<Row extends object>(statement: string): Promise<Row[]>;
  start(): Promise<void>;
  /** Ends it as a crash does: nothing is written any more, connections break. */
  crash(): Promise<void>;
}

/** Nothing here survives the machine; the standby's copy of what was committed is what is tested. */
const quick = { fsync: "off", full_page_writes: "off" };

/** @param isSynchronous a commit waits until the standby has it */
export async function startReplicated(isSynchronous = false): Promise<Replicated> {
  const top = await mkdtemp(join(tmpdir(), "dossard-pair-"));
  const binaries = findBinaries();
  const [first, second] = [join(top, "one"), join(top, "two")];
  const account = prepareAccount(first, binaries.postgres);
  prepareAccount(second, binaries.postgres);
  await initialise(first, binaries, account, false);
  // Nothing runs on it yet: a copy is a backup.
  await promisify(execFile)("cp", ["-a", join(first, "cluster"), second]);
  const signal = join(second, "cluster", "standby.signal");
  await writeFile(signal, "");
  giveTo(account, second, signal);

  const serverIn = (home: string, settings: Record<string, string>): Server => {
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
    return {
      connectionString: address("dossard"),
      socket: join(home, socketName),
      ask: (statement) => ask(statement),
      async start() {
        child = spawnServer({
          home,
          socketFolder: home,
          postgres: binaries.postgres,
          account,
          settings: { ...quick, ...settings },
        });
        while (!(await ask("select 1", "postgres").catch(() => null))) {
          if (child.exitCode !== null)
            throw new Error(`PostgreSQL in ${home} did not start: see its server.log`);
          await sleep(50);
        }
      },
      async crash() {
        if (!child || child.exitCode !== null) return;
        const ended = once(child, "exit");
        child.kill("SIGQUIT");
        await ended;
      },
    };
  };
  const primary = serverIn(first, {
    ...(isSynchronous && { synchronous_standby_names: "second" }),
  });
  const standby = serverIn(second, {
    primary_conninfo: `host=${first} user=${superuser} application_name=second`,
    wal_retrieve_retry_interval: "100ms",
  });
  const replicated: Replicated = {
    primary,
    standby,
    async caughtUp() {
      const [sent] = await primary.ask<{ at: string }>("select pg_current_wal_lsn()::text as at");
      const isThere = `select pg_last_wal_replay_lsn() >= '${sent?.at}' as done`;
      while (!(await standby.ask<{ done: boolean }>(isThere).catch(() => []))[0]?.done) await sleep(10);
    },
    async stop() {
      await Promise.all([primary.crash(), standby.crash()]);
      await rm(top, { recursive: true, force: true });
    },
  };
  await primary.start();
  await standby.start();
  const admin = new pg.Client({
    connectionString: primary.connectionString.replace("/dossard?", "/postgres?"),
  });
  await admin.connect();
  await admin.query("create database dossard");
  await admin.end();
  await migrateToLatest(primary.connectionString);
  await replicated.caughtUp();
  return replicated;
}
