import type { Insertable } from "kysely";
import type { Db } from "../../../server/db/database.ts";
import type { Database } from "../../../server/db/schema.ts";

const codes = Array.from({ length: 65_536 }, (_, code) => code.toString(16).padStart(4, "0"));

/** An order with these columns and its uuid; drawn again where a live order has the four letters of the uuid drawn. */
export async function insertOrder(db: Db, columns: Insertable<Database["order"]>): Promise<string> {
  for (let draw = 0; draw < 200; draw++) {
    const inserted = await db
      .insertInto("order")
      .values(columns)
      .onConflict((conflict) => conflict.doNothing())
      .returning("uuid")
      .executeTakeFirst();
    if (inserted) return inserted.uuid;
  }
  throw new Error("the customer has a cart already, or every code that was drawn is a live order's");
}

/** Saved orders that take fifteen of each sixteen codes; the codes. */
export async function takeMostCodes(db: Db): Promise<string[]> {
  const live = await db.selectFrom("order").select("uuid").execute();
  const known = new Set(live.map(({ uuid }) => uuid.slice(0, 4)));
  const taken = codes.filter((code) => Number.parseInt(code, 16) % 16 !== 7 && !known.has(code));
  const orders = taken.map((code) => ({
    uuid: `${code}0000-0000-4000-8000-00000000ffff`,
    status: "saved" as const,
  }));
  for (let start = 0; start < orders.length; start += 10_000) {
    await db
      .insertInto("order")
      .values(orders.slice(start, start + 10_000))
      .execute();
  }
  return taken;
}
