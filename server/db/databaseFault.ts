/** A database problem that the operator can fix; its message is the one line that he reads. */
export class DatabaseFault extends Error {}
