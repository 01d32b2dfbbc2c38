import { sql } from "kysely";
import type { Db, Tx } from "../db/database.ts";

/** Returns the operator of an e-mail address, in any letter case, who may sign in. */
export function findOperator(db: Db | Tx, email: string) {
  return db
    .selectFrom("operator")
    .selectAll()
    .where(sql<boolean>`lower("email") = lower(${email})`)
    .where("endedAt", "is", null)
    .executeTakeFirst();
}
