import { sql } from "kysely";
import type { OrderRow } from "../cart/orderAccess.ts";
import type { Db } from "../db/database.ts";
import { noOrder } from "../orders/changeOrder.ts";
import { statusName } from "../orders/statusName.ts";
import { CommandError } from "./services.ts";
import { when } from "./when.ts";

const listMaximum = 20;

/** Returns an order by its code or its uuid. Throws `CliError`. */
export async function findOrder(db: Db, text: string): Promise<OrderRow> {
  const wanted = text.trim().toLowerCase();
  if (!/^[0-9a-f]{4}$|^[0-9a-f-]{36}$/.test(wanted)) {
    throw new CommandError(`« ${text} » n’est ni le code d’une commande (4 caractères) ni son uuid.`);
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
  if (!order) throw noOrder(text.trim());
  if (others.length > 0) {
    const some = rows.slice(0, listMaximum).map(({ uuid, status, email, createdAt }) => {
      return `${uuid} (${[statusName(status), email, when(createdAt)].filter((part) => part !== null).join(", ")})`;
    });
    const more = rows.length > listMaximum ? ", …" : "";
    throw new CommandError(
      `Plusieurs commandes ont le code ${wanted.toUpperCase()} : ${some.join(", ")}${more}.`,
    );
  }
  return order;
}
