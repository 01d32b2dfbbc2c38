import { sql } from "kysely";
import type { Tx } from "./database.ts";

/** Of the shop as a whole: no row stands for them. The demonstration has number 1, a move of files 5. */
const numbers = { catalogue: 2, adverts: 3, shipping: 4 } as const;

/** Waits until no other transaction, of any process on this database, changes the same; until this one ends, none does. */
export async function takeAdvisoryLock(tx: Tx, what: keyof typeof numbers): Promise<void> {
  await sql`select pg_advisory_xact_lock(4300, ${numbers[what]})`.execute(tx);
}
