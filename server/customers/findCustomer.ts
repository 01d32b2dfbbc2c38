import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** Returns the account of an e-mail address, ignoring case. */
export function findCustomer(db: Db, email: string) {
  return db
    .selectFrom("customer")
    .select(["id", "email", "firstName", "lastName", "passwordHash"])
    .where(sql<boolean>`lower("email") = lower(${email.trim()})`)
    .where("isDeleted", "=", false)
    .executeTakeFirst();
}
