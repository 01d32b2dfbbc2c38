import { ApiError } from "../core/apiError.ts";
import { hitRateLimit } from "../core/rateLimit.ts";
import type { Services } from "../core/services.ts";
import { keepSession } from "../core/session.ts";
import type { Visitor } from "../core/visitor.ts";
import type { Db, Tx } from "../db/database.ts";
import { drawOrderUuid } from "./drawOrderUuid.ts";
import type { OrderRow } from "./orderAccess.ts";

/** Other calls may begin and end the order meanwhile, but not for ever. */
const beginMaximum = 100;

/** Whose cart it is: the customer's when a token came with the call, else the session's own. */
function currentOrders(db: Db | Tx, { customerId, sessionUuid }: Visitor) {
  const current = db
    .selectFrom("order")
    .selectAll()
    .where("status", "in", ["uncomplete", "paying"])
    .where("isDeleted", "=", false);
  if (customerId !== null) return current.where("customerId", "=", customerId);
  return current.where("customerId", "is", null).where("sessionUuid", "=", sessionUuid);
}

/** The current order as it stands, being filled or being paid; `undefined` where there is none. */
export function findCurrentOrder(db: Db | Tx, visitor: Visitor): Promise<OrderRow | undefined> {
  return currentOrders(db, visitor).executeTakeFirst();
}

/** The current order to change, locked to the transaction's end. Throws PAYMENT_IN_PROGRESS while it is being paid. */
export async function lockCurrentOrder(tx: Tx, visitor: Visitor): Promise<OrderRow | undefined> {
  const order = await currentOrders(tx, visitor).forNoKeyUpdate().executeTakeFirst();
  if (order?.status === "paying") throw new ApiError("PAYMENT_IN_PROGRESS");
  return order;
}

/** The same, begun where there is none. Throws TOO_MANY_ATTEMPTS where the visitor's address has begun too many. */
export async function openCurrentOrder(
  tx: Tx,
  visitor: Visitor,
  { settings, now }: Pick<Services, "settings" | "now">,
): Promise<OrderRow> {
  const order = await lockCurrentOrder(tx, visitor);
  if (order) return order;
  // Before the row that points at its owner, not with it: a saved cart that is being taken up holds the owner, and would
  // wait for the row that waits for the owner.
  await lockOwner(tx, visitor, "forShare");
  const owner = await ownerOf(tx, visitor);
  for (let begin = 0; begin < beginMaximum; begin++) {
    const begun = await tx
      .insertInto("order")
      .values({ ...owner, uuid: await drawOrderUuid(tx, settings.creationPlaceId) })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (begun) {
      const bucket = `new cart ${visitor.address}`;
      if (visitor.customerId === null)
        await hitRateLimit({ db: tx, now }, bucket, settings.newCartsPerAddress);
      return begun;
    }
    // Another call began the order meanwhile; where yet another has ended it since, it is begun again.
    const opened = await lockCurrentOrder(tx, visitor);
    if (opened) return opened;
  }
  throw new Error("the current order is begun and ended elsewhere all the time");
}

/**
 * Locks whose cart it is, a session that is new once it is written: shared by all that begin an order, or alone, which keeps others from beginning one meanwhile. Before
 * any order, and never its key, which PostgreSQL itself locks where an order that points at it changes twice.
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

/** The columns that make an order a customer's (with how to reach him) or a session's. */
async function ownerOf(tx: Tx, { customerId, sessionUuid }: Visitor) {
  if (customerId === null) return { sessionUuid };
  return { customerId, ...(await contactOf(tx, customerId)) };
}

/** How to reach a customer, as his orders keep it. */
async function contactOf(tx: Tx, customerId: number) {
  const customer = await tx
    .selectFrom("customer")
    .select(["email", "lastName", "mobile as phone"])
    .where("id", "=", customerId)
    // An account that is being erased.
    .executeTakeFirstOrThrow(() => new ApiError("UNAUTHENTICATED"));
  return customer;
}
