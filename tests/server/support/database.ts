import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { databaseAddress } from "./databaseAddress.ts";

export interface TestDatabase {
  connectionString: string;
  /** The same through the run's pooler, if it has one, as requests and jobs reach it. */
  pooled: string;
  /** Drops the database despite open connections. Databases left over disappear with the run. */
  drop(): Promise<void>;
}

/**
 * Creates a test's own database with the whole schema and no rows, on this run's real PostgreSQL; without a schema from `template0`.
 * Usual: `beforeAll(async () => { database = await createTestDatabase(); })` and `afterAll(() => database.drop())`.
 */
export async function createTestDatabase(from?: "template0"): Promise<TestDatabase> {
  const { connectionString, pooled, template } = inject("testServer");
  const name = `${template}_${randomBytes(4).toString("hex")}`;
  await ask(connectionString, `create database ${name} template ${from ?? template}`);
  return {
    connectionString: databaseAddress(connectionString, name),
    pooled: databaseAddress(pooled, name),
    drop: () => ask(connectionString, `drop database if exists ${name} with (force)`),
  };
}

async function ask(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
