import { sql } from "kysely";
import type { OrderRow } from "../cart/orderAccess.ts";
import type { Db } from "../db/database.ts";
import { CommandError } from "./services.ts";
import { when } from "./when.ts";

const listMaximum = 20;

/** Returns an order by its code or its uuid. Throws `CommandError`. */
export async function findOrder(db: Db, text: string): Promise<OrderRow> {
  const wanted = text.trim().toLowerCase();
  if (!/^[0-9a-f]{4}$|^[0-9a-f-]{36}$/.test(wanted)) {
    throw new CommandError(`"${text}" is neither an order's code (4 characters) nor its uuid.`);
  }
  const rows = await db
    .selectFrom("order")
    .selectAll()
    .where(sql`starts_with(uuid::text, ${wanted})`, "=", true)
    .where("isDeleted", "=", false)
    .orderBy("createdAt", "desc")
    .limit(listMaximum + 1)
    .execute();
  const [order, ...others] = rows;
  if (!order) throw noOrder(text);
  if (others.length > 0) {
    const some = rows.slice(0, listMaximum).map(({ uuid, status, email, createdAt }) => {
      return `${uuid} (${[status, email, when(createdAt)].filter((part) => part !== null).join(", ")})`;
    });
    const more = rows.length > listMaximum ? ", …" : "";
    throw new CommandError(`Several orders have the code ${text.toUpperCase()}: ${some.join(", ")}${more}.`);
  }
  return order;
}

export const noOrder = (text: string) => new CommandError(`There is no order ${text.toUpperCase()}.`);
