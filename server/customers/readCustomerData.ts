import { sql } from "kysely";
import { CliError } from "../core/cliError.ts";
import type { Db } from "../db/database.ts";
import { findCustomer } from "./findCustomer.ts";

/** Returns the orders of a customer and those with their e-mail address but no account. @param id null: no account */
export function ordersOf(db: Db, email: string, id: number | null) {
  const byEmail = sql<boolean>`"customerId" is null and lower("email") = lower(${email.trim()})`;
  return db
    .selectFrom("order")
    .selectAll()
    .where((order) => (id === null ? byEmail : order.or([order("customerId", "=", id), byEmail])))
    .orderBy("createdAt")
    .orderBy("uuid");
}

/** Returns all data about a person, by e-mail address (GDPR, articles 15 and 20). Throws `CliError` if there is none. */
export async function readCustomerData(db: Db, email: string) {
  const account = await findCustomer(db, email);
  const orders = await ordersOf(db, email, account?.id ?? null).execute();
  const nameAlerts = await db
    .selectFrom("nameAlert")
    .select(["email", "text", "eventUuid", "createdAt", "confirmedAt"])
    .where(sql<boolean>`lower("email") = lower(${email.trim()})`)
    .orderBy("createdAt")
    .execute();
  if (!account && orders.length + nameAlerts.length === 0) throw nobody(email);
  return {
    ...(account ? await readAccount(db, account.id) : {}),
    orders: await readOrders(db, orders),
    nameAlerts,
  };
}

export const nobody = (email: string) => new CliError(`Rien n’est conservé de ${email.trim()}.`);

async function readAccount(db: Db, id: number) {
  const { passwordHash: _, ...customer } = await db
    .selectFrom("customer")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const addresses = await db.selectFrom("address").selectAll().where("customerId", "=", id).execute();
  const signedIn = await db
    .selectFrom("customerToken")
    .select(["createdAt", "expiresAt"])
    .where("customerId", "=", id)
    .execute();
  return { customer, addresses, signedIn };
}

type Order = Awaited<ReturnType<ReturnType<typeof ordersOf>["execute"]>>[number];

async function readOrders(db: Db, orders: readonly Order[]) {
  const read = [];
  for (const { sessionUuid: _, publicAccessKey: __, invoiceAccessKey: ___, ...order } of orders) {
    read.push({
      ...order,
      items: await readItems(db, order.uuid),
      steps: await rowsOf(db, "orderStep", order.uuid),
      consents: await rowsOf(db, "orderConsent", order.uuid),
      payments: await rowsOf(db, "payment", order.uuid),
      invoices: await rowsOf(db, "invoice", order.uuid),
      creditNotes: await rowsOf(db, "creditNote", order.uuid),
      refunds: await rowsOf(db, "refund", order.uuid),
      withdrawals: await rowsOf(db, "withdrawal", order.uuid),
      shipments: await rowsOf(db, "shipment", order.uuid),
    });
  }
  return read;
}

type OfOrder =
  | "orderStep"
  | "orderConsent"
  | "payment"
  | "invoice"
  | "creditNote"
  | "refund"
  | "withdrawal"
  | "shipment";

async function rowsOf(db: Db, table: OfOrder, orderUuid: string): Promise<unknown[]> {
  const { rows } = await sql`select * from ${sql.table(table)} where "orderUuid" = ${orderUuid}`.execute(db);
  return rows;
}

async function readItems(db: Db, orderUuid: string) {
  const items = await db
    .selectFrom("orderItem")
    .selectAll()
    .where("orderUuid", "=", orderUuid)
    .where("isDeleted", "=", false)
    .execute();
  const pictures = await db
    .selectFrom("orderItemPicture as place")
    .innerJoin("orderItem as item", "item.uuid", "place.orderItemUuid")
    .innerJoin("picture", "picture.uuid", "place.pictureUuid")
    .select([
      "place.orderItemUuid",
      "picture.uuid",
      "picture.name",
      "place.paperFormat",
      "place.numericFormat",
    ])
    .where("item.orderUuid", "=", orderUuid)
    .where("place.isDeleted", "=", false)
    .execute();
  return items.map((item) => ({
    ...item,
    pictures: pictures
      .filter(({ orderItemUuid }) => orderItemUuid === item.uuid)
      .map(({ orderItemUuid: _, ...picture }) => picture),
  }));
}
