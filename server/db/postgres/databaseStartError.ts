import { DatabaseFault } from "../databaseFault.ts";

/** Thrown when the shop's own PostgreSQL cannot run; the message is the single line that the operator reads. */
export class DatabaseStartError extends DatabaseFault {}
