import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { databaseAddress } from "./databaseAddress.ts";

export interface TestDatabase {
  connectionString: string;
  /** Removes it, whoever is still connected; what is not dropped goes with the end of the run. */
  drop(): Promise<void>;
}

/**
 * A database of one's own with the whole schema and no row, on the real PostgreSQL of this run; of `template0` without a schema.
 * Usual: `beforeAll(async () => { database = await createTestDatabase(); })` and `afterAll(() => database.drop())`.
 */
export async function createTestDatabase(from?: "template0"): Promise<TestDatabase> {
  const { connectionString, template } = inject("testServer");
  const name = `${template}_${randomBytes(4).toString("hex")}`;
  await ask(connectionString, `create database ${name} template ${from ?? template}`);
  return {
    connectionString: databaseAddress(connectionString, name),
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
