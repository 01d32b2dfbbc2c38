import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { migrateToLatest } from "../../../server/db/migrate.ts";
import { giveTo, prepareAccount } from "../../../server/db/postgres/account.ts";
import { findBinaries } from "../../../server/db/postgres/binaries.ts";
import { initialise, superuser } from "../../../server/db/postgres/cluster.ts";
import { type Server, serverIn } from "./ownPostgres.ts";

/** A PostgreSQL and a hot standby that follows it, each with the shop's schema and no rows. */
export interface Replicated {
  primary: Server;
  standby: Server;
  /** Waits until the standby has all that the primary has committed. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
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

  const primary = serverIn(
    { home: first, binaries, account },
    {
      ...quick,
      ...(isSynchronous && { synchronous_standby_names: "second" }),
    },
  );
  const standby = serverIn(
    { home: second, binaries, account },
    {
      ...quick,
      primary_conninfo: `host=${first} user=${superuser} application_name=second`,
      wal_retrieve_retry_interval: "100ms",
    },
  );
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
  await primary.createDatabase();
  await migrateToLatest(primary.connectionString);
  await replicated.caughtUp();
  return replicated;
}
