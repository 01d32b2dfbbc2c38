import {
  type CompiledQuery,
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  replaceWithNoncontingentExpression,
} from "kysely";
import pg from "pg";
import type { Db } from "./database.ts";
import { connectionFault } from "./databaseFault.ts";
import { LimitedClient } from "./limitedClient.ts";
import { type DatabaseLimits, operatorLimits } from "./limits.ts";
import { directSetting, preparingClient } from "./preparingClient.ts";
import type { Database } from "./schema.ts";

/** Costs for solid-state disks, no parallel query workers (many shoppers query at once), and how near a spelling must be. */
export const sessionSettings = {
  timezone: "UTC",
  random_page_cost: "1.1",
  max_parallel_workers_per_gather: "0",
  "pg_trgm.word_similarity_threshold": "0.36",
} as const;
export const sessionOptions = Object.entries({ ...sessionSettings, [directSetting]: "on" })
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(" ");

const timestamptz = 1184;
const bigint = 20;

/** Parses dates as ISO 8601 text in UTC, as entities carry them, not as objects. */
function typeParser(oid: number, format?: "text" | "binary"): (text: string) => unknown {
  if (oid === timestamptz) return (text) => new Date(text).toISOString();
  if (oid === bigint) return Number;
  return pg.types.getTypeParser(oid, format as "text");
}

const pools = new WeakMap<Db, pg.Pool>();

/** Returns how many connections a pool has open and idle, and how many callers wait for one. */
export function poolUse(db: Db): { open: number; idle: number; waiting: number } {
  const pool = pools.get(db);
  return {
    open: pool?.totalCount ?? 0,
    idle: pool?.idleCount ?? 0,
    waiting: pool?.waitingCount ?? 0,
  };
}

/**
 * Opens a pool on a PostgreSQL.
 * @param limits beyond which a query throws `DatabaseUnavailable` or PostgreSQL's own error
 * @param onQuery called after each query
 */
export function openDatabase(
  connectionString: string,
  limits: DatabaseLimits = operatorLimits,
  onQuery?: (query: CompiledQuery) => void,
): Db {
  const pool = new pg.Pool({
    connectionString,
    Client: limits.prepared > 0 ? preparingClient(limits.prepared) : LimitedClient,
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    query_timeout: limits.answer,
    options: sessionOptions,
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
  });
  // An idle connection that the server closes must not end the process.
  pool.on("error", () => {});
  // Nor must one that closes while in use: the pending query fails and reports it.
  pool.on("connect", (client) => client.on("error", () => {}));
  const db: Db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: reporting(pool) }),
    // PostgreSQL takes `in ()` for a syntax error.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
    ...(onQuery ? { log: ({ query }) => onQuery(query) } : {}),
  });
  pools.set(db, pool);
  return db;
}

/** The pool for Kysely; throws `DatabaseUnavailable` if it has no connection. */
function reporting(pool: pg.Pool): PostgresPool {
  return {
    connect: () =>
      pool.connect().catch((thrown: unknown) => {
        throw connectionFault(thrown);
      }),
    end: () => pool.end(),
    options: pool.options,
  };
}
