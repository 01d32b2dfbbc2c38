import { sql } from "kysely";
import type { Db, Tx } from "./database.ts";

/** Of the shop as a whole: no row stands for them. The demonstration has number 1. */
const numbers = { catalogue: 2, adverts: 3, shipping: 4, moveOfFiles: 5, prints: 6 } as const;

type Locked = keyof typeof numbers;

/** Waits until no other transaction, of any process on this database, changes the same; until this one ends, none does. */
export async function takeAdvisoryLock(tx: Tx, what: Locked): Promise<void> {
  await sql`select pg_advisory_xact_lock(4300, ${numbers[what]})`.execute(tx);
}

/**
 * Does work that one process of this database may do at a time. The lock is a transaction's, because a pooler keeps a connection no
 * longer, and ends with the process, however it ends.
 * @param taken what is thrown while another process is at it
 */
export function onlyOne<Answer>(
  db: Db,
  what: Locked,
  taken: Error,
  work: () => Promise<Answer>,
): Promise<Answer> {
  return db.transaction().execute(async (held) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(held);
    const { rows } = await sql<{
      isFree: boolean;
    }>`select pg_try_advisory_xact_lock(4300, ${numbers[what]}) as "isFree"`.execute(held);
    if (!rows[0]?.isFree) throw taken;
    return work();
  });
}
