/** Limits of one use of the database: times in milliseconds, of which 0 is no limit, and a number of statements. */
export interface DatabaseLimits {
  /** Waiting for a free connection, or opening one. */
  connect: number;
  /** One statement, on the server's clock. */
  statement: number;
  /** Waiting for a lock. */
  lock: number;
  /** A transaction open without a statement. */
  idleInTransaction: number;
  /** One statement, on our clock: a suspended or unreachable database does not enforce its own limits. */
  answer: number;
  /** Statements that a connection keeps prepared (preparingClient.ts): those for which one plan serves all values. */
  prepared: number;
}

/** A shopper waits: `connect` and `answer` together are below the 5 s allowed for each request. */
export const requestLimits: DatabaseLimits = {
  connect: 1_500,
  statement: 2_000,
  lock: 1_500,
  idleInTransaction: 10_000,
  answer: 2_500,
  prepared: 256,
};

/** What a standby does not answer in time, the primary is asked within the same five seconds. */
export const standbyLimits: DatabaseLimits = {
  connect: 300,
  statement: 1_000,
  lock: 500,
  idleInTransaction: 10_000,
  answer: 1_200,
  prepared: 0,
};

/** Jobs are retried; nobody waits for them. */
export const jobLimits: DatabaseLimits = {
  connect: 5_000,
  statement: 60_000,
  lock: 10_000,
  idleInTransaction: 60_000,
  answer: 65_000,
  prepared: 0,
};

/** Imports, start lists, migrations and the demonstration: long statements, but no lock held by a suspended command. */
export const operatorLimits: DatabaseLimits = {
  connect: 15_000,
  statement: 1_800_000,
  lock: 60_000,
  idleInTransaction: 300_000,
  answer: 1_810_000,
  prepared: 0,
};
