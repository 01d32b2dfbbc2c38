import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrateToLatest } from "../../../server/db/migrate.ts";
import { startPostgres } from "../../../server/db/postgres/launcher.ts";
import { databaseAddress } from "./databaseAddress.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** This run's server, with a user who may create databases, the way to it that its shops take, and its migrated template. */
    testServer: { connectionString: string; pooled: string; template: string };
  }
}

/** Only the launcher's own tests need durability; elsewhere it costs time. */
const quick = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  max_connections: "200",
};

/**
 * Starts one PostgreSQL for the whole run: embedded in a temporary folder, or the one at `TEST_DATABASE_URL`
 * (a user who may create databases). The schema is created once; each test file gets a copy, and its shop
 * reaches it through a pooler where one is at `TEST_POOLER_URL`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The command line starts hundreds of times.
  process.env.NODE_COMPILE_CACHE ??= resolve(import.meta.dirname, "../../../.cache/node");
  const given = process.env.TEST_DATABASE_URL;
  const folder = await mkdtemp(join(tmpdir(), "dossard-test-"));
  const server = given
    ? { connectionString: given, stop: async () => {} }
    : await startPostgres({
        dataDir: folder,
        log: (line) => process.stderr.write(`${line}\n`),
        settings: quick,
      });
  const admin = new pg.Client({ connectionString: server.connectionString });
  await admin.connect();

  const template = `dossard_test_${randomBytes(4).toString("hex")}`;
  await admin.query(`create database ${template} template template0 encoding 'UTF8'`);
  await migrateToLatest(databaseAddress(server.connectionString, template));
  const { connectionString } = server;
  const pooled = process.env.TEST_POOLER_URL ?? connectionString;
  project.provide("testServer", { connectionString, pooled, template });

  return async () => {
    const { rows } = await admin.query<{ datname: string }>(
      "select datname from pg_database where starts_with(datname, $1)",
      [template],
    );
    for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
    await admin.end();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
