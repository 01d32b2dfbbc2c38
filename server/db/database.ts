import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as wait } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "./schema.ts";

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

/**
 * Deadlock, serialization failure: PostgreSQL rolled this transaction back so that another could go on. Unique violation: another
 * one took a name after this one had found it free, and finds it taken in the next try.
 */
const transientCodes: readonly unknown[] = ["40P01", "40001", "23505"];
const triesMaximum = 6;
/** Doubles with each try. */
const firstPauseMs = 10;

/** Thrown to roll back a transaction that met a conflicting change, and run it again. */
export class RetryTransaction extends Error {}

/** The customer of the work was erased before it was committed. */
export class ErasedCustomer extends Error {}

/**
 * Runs work in a transaction, and again after a deadlock, serialization failure or unique violation, at most six times in all. The
 * work must be safe to repeat: its effects outside the database happen again. Throws the last error, or `ErasedCustomer`.
 */
export async function runTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (isOfErasedCustomer(error)) throw new ErasedCustomer();
      if (attempt === triesMaximum || !isTransient(error)) throw error;
      // Jitter: two colliding transactions do not collide again.
      await wait(Math.random() * firstPauseMs * 2 ** attempt);
    }
  }
}

function isTransient(error: unknown): boolean {
  if (error instanceof RetryTransaction) return true;
  return error instanceof Error && "code" in error && transientCodes.includes(error.code);
}

function isOfErasedCustomer(error: unknown): boolean {
  if (!(error instanceof Error && "code" in error && "constraint" in error)) return false;
  return error.code === "23503" && /_customerId_fkey$/.test(String(error.constraint));
}

/** What a request caused, whatever it runs through: its log lines, its jobs and their log lines have its id. */
export interface Trace {
  requestId: string;
}

const traces = new AsyncLocalStorage<Trace>();

/** Returns the trace of the code that calls it; undefined outside of requests and of jobs that requests caused. */
export const currentTrace = (): Trace | undefined => traces.getStore();

/** Runs work within a trace; without one, as it is. */
export function traced<Result>(trace: Trace | undefined, work: () => Result): Result {
  return trace ? traces.run(trace, work) : work();
}
