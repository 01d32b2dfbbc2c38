import { nobodysHash, verifyPassword } from "../core/passwordHash.ts";
import type { Db } from "../db/database.ts";

/** Returns whether this is the customer's password: a repeated call must still know it to get a token. */
export async function isPasswordOf(db: Db, customerId: number, password: string): Promise<boolean> {
  const customer = await db
    .selectFrom("customer")
    .select("passwordHash")
    .where("id", "=", customerId)
    .where("isDeleted", "=", false)
    .executeTakeFirst();
  return verifyPassword(password, customer?.passwordHash ?? nobodysHash);
}
