import { sql } from "kysely";
import type { Tx } from "../db/database.ts";

/** Returns the valid key of a name, in any letter case, locked until the transaction ends. */
export function findOperatorKey(tx: Tx, name: string) {
  return tx
    .selectFrom("operatorKey")
    .select(["uuid", "name", "scopes"])
    .where(sql<boolean>`lower("name") = lower(${name})`)
    .where("endedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
}
