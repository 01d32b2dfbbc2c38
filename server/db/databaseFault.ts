/** A database problem that the operator can fix; its message is the single line that they read. */
export class DatabaseFault extends Error {}
