import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { Database } from "./schema.ts";

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

const timestamptz = 1184;
const bigint = 20;

/** Dates leave the database as the ISO 8601 text in UTC that entities carry, not as objects. */
function typeParser(oid: number, format?: "text" | "binary"): (text: string) => unknown {
  if (oid === timestamptz) return (text) => new Date(text).toISOString();
  if (oid === bigint) return Number;
  return pg.types.getTypeParser(oid, format as "text");
}

/**
 * Opens a pool on a PostgreSQL.
 * @param creationPlaceId stamped on every row that is created through this pool
 */
export function openDatabase(connectionString: string, creationPlaceId = 1): Db {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    options: `-c dossard.creation_place=${creationPlaceId} -c timezone=UTC`,
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
  });
  // An idle connection that the server closes must not end the process.
  pool.on("error", () => {});
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
