import pg from "pg";
import { DatabaseFault } from "./databaseFault.ts";

/** The database was not reached or did not answer in time. What was being committed may have been. */
export class DatabaseUnavailable extends DatabaseFault {
  /** In the words of `pg` or the system, without the address. */
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(`The database does not answer: ${reason}`, options);
    this.reason = reason;
  }
}

/**
 * SQLSTATE of what another try may find mended: connection (08), resources (53), shutdown and crash (57P), a statement or a lock
 * that took too long (57014, 55P03), an idle transaction ended by the server (25P03).
 */
const transient = /^(08|53|57P|57014|55P03|25P03)/;

/** Whether the database, not the request, is why it failed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return transient.test(error.code ?? "");
  return error instanceof DatabaseUnavailable;
}

/** What `pg` threw; whatever neither PostgreSQL said nor our own parameters caused comes from the connection. */
export function connectionFault(error: unknown): unknown {
  if (error instanceof pg.DatabaseError || error instanceof TypeError) return error;
  if (error instanceof DatabaseUnavailable) return error;
  // Tried on several addresses of one name, a connection fails with several faults and no words of its own.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return new DatabaseUnavailable(first instanceof Error ? first.message : String(first), { cause: error });
}
