import { ApiError } from "../core/apiError.ts";
import { hitRateLimit } from "../core/rateLimit.ts";
import type { Services } from "../core/services.ts";
import { keepSession } from "../core/session.ts";
import type { Visitor } from "../core/visitor.ts";
import type { Db, Tx } from "../db/database.ts";
import { drawOrderUuid } from "./drawOrderUuid.ts";
import type { OrderRow } from "./orderAccess.ts";

/** Other calls may begin and end the order meanwhile; limits the retries. */
const beginMaximum = 100;

/** The customer's cart if the call has a token, otherwise the session's. */
function currentOrders(db: Db | Tx, { customerId, sessionUuid }: Visitor) {
  const current = db
    .selectFrom("order")
    .where("status", "in", ["uncomplete", "paying"])
    .where("isDeleted", "=", false);
  if (customerId !== null) return current.where("customerId", "=", customerId);
  return current.where("customerId", "is", null).where("sessionUuid", "=", sessionUuid);
}

/** Returns the current order, being filled or being paid; `undefined` where there is none. */
export function findCurrentOrder(db: Db | Tx, visitor: Visitor): Promise<OrderRow | undefined> {
  return currentOrders(db, visitor).selectAll().executeTakeFirst();
}

const lockedOrders = (tx: Tx, visitor: Visitor) => currentOrders(tx, visitor).forNoKeyUpdate();

/** Locks the current order until the transaction ends. Throws PAYMENT_IN_PROGRESS while it is being paid. */
export async function lockCurrentOrder(tx: Tx, visitor: Visitor): Promise<OrderRow | undefined> {
  const order = await lockedOrders(tx, visitor).selectAll().executeTakeFirst();
  return order && notPaying(order);
}

function notPaying<Order extends Pick<OrderRow, "status">>(order: Order): Order {
  if (order.status === "paying") throw new ApiError("PAYMENT_IN_PROGRESS");
  return order;
}

/**
 * Same, but creates the order if there is none, and returns its uuid. Throws TOO_MANY_ATTEMPTS if the visitor's address has
 * created too many.
 */
export async function openCurrentOrder(
  tx: Tx,
  visitor: Visitor,
  { settings, now }: Pick<Services, "settings" | "now">,
): Promise<string> {
  const current = lockedOrders(tx, visitor).select(["uuid", "status"]);
  const order = await current.executeTakeFirst();
  if (order) return notPaying(order).uuid;
  // Locked before the row that references its owner is inserted: a saved cart being restored holds the owner and would wait for
  // that row, which waits for the owner.
  await lockOwner(tx, visitor, "forShare");
  const owner = await ownerOf(tx, visitor);
  for (let begin = 0; begin < beginMaximum; begin++) {
    const begun = await tx
      .insertInto("order")
      .values({ ...owner, uuid: await drawOrderUuid(tx, settings.creationPlaceId) })
      .onConflict((conflict) => conflict.doNothing())
      .returning("uuid")
      .executeTakeFirst();
    if (begun) {
      const bucket = `new cart ${visitor.address}`;
      if (visitor.customerId === null)
        await hitRateLimit({ db: tx, now }, bucket, settings.newCartsPerAddress);
      return begun.uuid;
    }
    // Another call created the order meanwhile. If yet another has ended it, retry.
    const opened = await current.executeTakeFirst();
    if (opened) return notPaying(opened).uuid;
  }
  throw new Error("the current order is begun and ended elsewhere all the time");
}

/**
 * Locks the owner of a cart, after writing a new session: shared to begin an order, exclusive to prevent that. Call it before
 * locking any order. Never locks the key, which PostgreSQL itself locks when an order that references it changes twice.
 */
export async function lockOwner(
  tx: Tx,
  visitor: Visitor,
  lock: "forShare" | "forNoKeyUpdate",
): Promise<void> {
  const { customerId, sessionUuid } = visitor;
  if (customerId === null) {
    await keepSession(tx, visitor);
    const session = tx.selectFrom("visitorSession").select("uuid").where("uuid", "=", sessionUuid);
    await session[lock]().execute();
  } else {
    const customer = tx.selectFrom("customer").select("id").where("id", "=", customerId);
    await customer[lock]().execute();
  }
}

/** Returns the columns that make an order a customer's (with contact details) or a session's. */
async function ownerOf(tx: Tx, { customerId, sessionUuid }: Visitor) {
  if (customerId === null) return { sessionUuid };
  return { customerId, ...(await contactOf(tx, customerId)) };
}

/** Returns a customer's contact details as orders keep them. */
async function contactOf(tx: Tx, customerId: number) {
  const customer = await tx
    .selectFrom("customer")
    .select(["email", "lastName", "mobile as phone"])
    .where("id", "=", customerId)
    // The account is being erased.
    .executeTakeFirstOrThrow(() => new ApiError("UNAUTHENTICATED"));
  return customer;
}
