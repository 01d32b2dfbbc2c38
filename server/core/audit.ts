import type { Tx } from "../db/database.ts";

export interface AuditEntry {
  /** An operator's name; default: whoever has the command line. */
  by?: string;
  /** The command or call: `discounts add`. */
  verb: string;
  /** What was changed: `discount 3`. */
  subject: string;
  /** Null for what did not exist before. */
  before: object | null;
  /** Null for what no longer exists. */
  after: object | null;
}

/** Records what the operator changes, in the transaction that changes it. */
export async function audit(tx: Tx, { by = "operator", before, after, ...entry }: AuditEntry): Promise<void> {
  const json = (value: object | null) => (value === null ? null : JSON.stringify(value));
  await tx
    .insertInto("auditEntry")
    .values({ ...entry, by, before: json(before), after: json(after) })
    .execute();
}
