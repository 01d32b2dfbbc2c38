import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** The accounts that are not erased. */
export const accounts = (db: Db) =>
  db
    .selectFrom("customer")
    .select(["id", "email", "firstName", "lastName", "passwordHash"])
    .where("isDeleted", "=", false);

/** Returns the account of an e-mail address, ignoring case. */
export function findCustomer(db: Db, email: string) {
  return accounts(db).where(sql<boolean>`lower("email") = lower(${email.trim()})`).executeTakeFirst();
}
