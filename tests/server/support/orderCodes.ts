import type { Insertable } from "kysely";
import type { Db } from "../../../server/db/database.ts";
import type { Database } from "../../../server/db/schema.ts";

const codes = Array.from({ length: 65_536 }, (_, code) => code.toString(16).padStart(4, "0"));

/** Inserts an order with these columns. Returns its UUID. */
export async function insertOrder(db: Db, columns: Insertable<Database["order"]>): Promise<string> {
  const { uuid } = await db.insertInto("order").values(columns).returning("uuid").executeTakeFirstOrThrow();
  return uuid;
}

/** Returns a saved order with this code. */
export function savedOrder(code: string) {
  return { uuid: `${code}0000-0000-4000-8000-00000000ffff`, status: "saved" as const };
}

/** Inserts saved orders that take every four-letter code except these. */
export async function takeCodes(db: Db, free: readonly string[] = []): Promise<void> {
  const orders = codes.filter((code) => !free.includes(code)).map(savedOrder);
  for (let start = 0; start < orders.length; start += 10_000) {
    await db
      .insertInto("order")
      .values(orders.slice(start, start + 10_000))
      .execute();
  }
}
