import { sql } from "kysely";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import { transitionsFrom } from "../../src/domain/orders/orderTransitions.ts";
import { changeStatus } from "../cart/changeStatus.ts";
import type { OrderRow } from "../cart/orderAccess.ts";
import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import { emailBucket } from "../core/emailBucket.ts";
import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import { statusName } from "../orders/statusName.ts";
import { findCustomer } from "./findCustomer.ts";
import { ordersOf } from "./readCustomerData.ts";
import { deleteOrders } from "./sweepRows.ts";

export interface Erased {
  hadAccount: boolean;
  /** Carts and unpaid orders. */
  deletedOrders: number;
  /** Orders kept for accounting, without personal data. */
  keptOrders: number;
  /** Requests to be told of pictures. */
  deletedAlerts: number;
}

/**
 * Erases a person by e-mail address (GDPR, article 17): account, addresses, carts, mails kept as files. Keeps what the law
 * requires: invoices, credit notes, declared withdrawals, and paid orders without personal data. Throws `CliError` while an
 * order is in progress.
 */
export async function eraseCustomer(
  author: Author,
  { mailer }: Pick<Services, "mailer">,
  email: string,
): Promise<Erased> {
  const erased = await author.transaction(async (tx) => {
    const found = await findCustomer(tx, email);
    const customer = tx
      .selectFrom("customer")
      .select("id")
      .where("id", "=", found?.id ?? null);
    const account = await customer.forNoKeyUpdate().executeTakeFirst();
    const orders = await ordersOf(tx, email, account?.id ?? null)
      .clearOrderBy()
      .orderBy("uuid")
      .forUpdate()
      .execute();
    refuseOpen(orders);
    // The key is locked after the orders: a change of one of them may have locked it.
    await customer.forUpdate().execute();
    const unpaid = await deleteUnpaid(tx, orders);
    const kept = orders.filter(({ uuid }) => !unpaid.includes(uuid));
    for (const order of kept) if (order.status === "uncomplete") await changeStatus(tx, order, "withdrawn");
    await forgetWho(
      tx,
      kept.map(({ uuid }) => uuid),
    );
    await forgetTraces(tx, email, account?.id ?? null);
    if (account) await deleteAccount(tx, account.id);
    const alerts = await tx
      .deleteFrom("nameAlert")
      .where(sql<boolean>`lower("email") = lower(${email.trim()})`)
      .executeTakeFirst();
    const deletedAlerts = Number(alerts.numDeletedRows);
    const counts = { deletedOrders: unpaid.length, keptOrders: kept.length, deletedAlerts };
    // Without the address, which is erased.
    const subject = account ? `customer ${account.id}` : "customer without account";
    if (account || orders.length + deletedAlerts > 0)
      await audit(tx, { by: author.name, verb: "customers erase", subject, before: null, after: counts });
    return { hadAccount: account !== undefined, ...counts };
  });
  await mailer.forget({ address: email.trim() });
  return erased;
}

/** A customer must be reachable until the order has arrived. */
function refuseOpen(orders: readonly OrderRow[]): void {
  const open = orders.filter(
    ({ status }) => !notPlaced.includes(status) && transitionsFrom(status).length > 0,
  );
  if (open.length === 0) return;
  const list = open.map(({ uuid, status }) => `${orderCode(uuid)} ${statusName(status)}`).join(", ");
  throw new CliError(`Pas encore : terminer ou annuler d’abord les commandes en cours : ${list}.`);
}

const notPlaced: readonly string[] = ["uncomplete", "saved"];

async function deleteUnpaid(tx: Tx, orders: readonly OrderRow[]): Promise<string[]> {
  const uuids = orders.filter(({ invoiceNumber }) => invoiceNumber === null).map(({ uuid }) => uuid);
  const { rows } = await sql<{ uuid: string }>`
    select uuid from "order" where uuid = any(${uuids}) and "paidAt" is null
      and not exists (select from "payment" where "orderUuid" = "order".uuid)
      and not exists (select from "refund" where "orderUuid" = "order".uuid)
      and not exists (select from "withdrawal" where "orderUuid" = "order".uuid)`.execute(tx);
  const unpaid = rows.map(({ uuid }) => uuid);
  await deleteOrders(tx, unpaid);
  return unpaid;
}

async function forgetWho(tx: Tx, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return;
  await tx
    .updateTable("order")
    .set({
      customerId: null,
      sessionUuid: null,
      email: null,
      lastName: null,
      phone: null,
      deliveryAddressId: null,
      invoiceAddressId: null,
      publicAccessKey: null,
      invoiceAccessKey: null,
    })
    .where("uuid", "in", uuids)
    .execute();
  await tx.deleteFrom("shipment").where("orderUuid", "in", uuids).execute();
}

/** Deletes what calls and jobs store for a while. */
async function forgetTraces(tx: Tx, email: string, customerId: number | null): Promise<void> {
  const payload = sql<string>`"payload"::text`;
  await tx
    .deleteFrom("job")
    .where((job) =>
      job.or([
        sql<boolean>`strpos(lower(${payload}), lower(${JSON.stringify(email.trim())})) > 0`,
        sql<boolean>`"payload" ->> 'customerId' = ${String(customerId)}`,
      ]),
    )
    .execute();
  await tx
    .deleteFrom("attempt")
    .where((attempt) =>
      attempt.or(
        ["login", "reset", "nameAlert"].map(
          (action) => sql<boolean>`starts_with("bucket", ${emailBucket(action, email)})`,
        ),
      ),
    )
    .execute();
  await tx
    .deleteFrom("idempotencyKey")
    .where((key) =>
      key.or([
        key("visitor", "in", [`customer ${customerId}`, emailBucket("register", email)]),
        sql<boolean>`strpos(lower("answer"), lower(${email.trim()})) > 0`,
      ]),
    )
    .execute();
}

async function deleteAccount(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("customerToken").where("customerId", "=", id).execute();
  await tx.deleteFrom("address").where("customerId", "=", id).execute();
  await tx.deleteFrom("customer").where("id", "=", id).execute();
}
