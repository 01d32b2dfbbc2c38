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

/** Returns whether an error came from PostgreSQL, or from the way to it. */
export const isFromDatabase = (error: unknown): boolean =>
  error instanceof pg.DatabaseError || error instanceof DatabaseUnavailable;

/** A server that takes no writes: a standby that is not promoted yet, or a primary that is none any more. */
const readOnly = "25006";

/**
 * Converts an error of `pg`: anything but PostgreSQL's own errors and invalid parameters comes from the connection, and so does a write
 * that the server at its end does not take.
 */
export function connectionFault(error: unknown): unknown {
  if (error instanceof pg.DatabaseError && error.code === readOnly)
    return new DatabaseUnavailable(error.message, { cause: error });
  if (error instanceof pg.DatabaseError || error instanceof TypeError) return error;
  if (error instanceof DatabaseUnavailable) return error;
  // A connection tried on several addresses of one name fails with several errors and no message.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return new DatabaseUnavailable(first instanceof Error ? first.message : String(first), { cause: error });
}
