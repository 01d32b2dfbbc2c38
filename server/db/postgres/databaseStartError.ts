import { DatabaseFault } from "../databaseFault.ts";

/** The shop's own PostgreSQL cannot run; the message is the one plain line that the operator reads. */
export class DatabaseStartError extends DatabaseFault {}
