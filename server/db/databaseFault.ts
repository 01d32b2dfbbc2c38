import pg from "pg";

/** A database problem that the operator can fix; its message is the single line that they read. */
export class DatabaseFault extends Error {}

/** The database was unreachable or did not answer in time. A pending commit may have succeeded. */
export class DatabaseUnavailable extends DatabaseFault {
  /** The message of `pg` or the system, without the address. */
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(`La base de données ne répond pas : ${reason}`, options);
    this.reason = reason;
  }
}

/**
 * Transient SQLSTATEs, worth a retry: connection (08), resources (53), shutdown and crash (57P), a statement or lock timeout
 * (57014, 55P03), an idle transaction ended by the server (25P03).
 */
const transient = /^(08|53|57P|57014|55P03|25P03)/;

/** Returns whether the database, not the request, caused the failure. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return transient.test(error.code ?? "");
  return error instanceof DatabaseUnavailable;
}

/** Converts an error of `pg`: anything but PostgreSQL's own errors and invalid parameters comes from the connection. */
export function connectionFault(error: unknown): unknown {
  if (error instanceof pg.DatabaseError || error instanceof TypeError) return error;
  if (error instanceof DatabaseUnavailable) return error;
  // A connection tried on several addresses of one name fails with several errors and no message.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return new DatabaseUnavailable(first instanceof Error ? first.message : String(first), { cause: error });
}
