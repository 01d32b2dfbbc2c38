import type { Visitor } from "../context.ts";
import type { Db, Tx } from "../db/database.ts";
import { Refusal } from "../errors.ts";
import type { OrderRow } from "./orderAccess.ts";

/** How many uuids are drawn before the codes of a place count as used up. */
const drawMaximum = 200;

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
  const order = await currentOrders(tx, visitor).forUpdate().executeTakeFirst();
  if (order?.status === "paying") throw new Refusal("PAYMENT_IN_PROGRESS");
  return order;
}

/** The same, begun where there is none. */
export async function openCurrentOrder(tx: Tx, visitor: Visitor): Promise<OrderRow> {
  const order = await lockCurrentOrder(tx, visitor);
  if (order) return order;
  // Before the row that points at its owner, not with it: a saved cart that is being taken up holds the owner, and would
  // wait for the row that waits for the owner.
  await lockOwner(tx, visitor, "forKeyShare");
  const owner = await ownerOf(tx, visitor);
  for (let draw = 0; draw < drawMaximum; draw++) {
    // Two conflicts end here alike: another call began the order meanwhile, or the code drawn is a live order's.
    const begun = await tx
      .insertInto("order")
      .values(owner)
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    const opened = begun ?? (await lockCurrentOrder(tx, visitor));
    if (opened) return opened;
  }
  throw new Error("every four-letter code that was drawn belongs to a live order of this place");
}

/** Locks whose cart it is: shared by all that begin an order, or alone, which keeps others from beginning one meanwhile. */
export async function lockOwner(
  tx: Tx,
  { customerId, sessionUuid }: Visitor,
  lock: "forKeyShare" | "forUpdate",
): Promise<void> {
  if (customerId === null) {
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
    .executeTakeFirstOrThrow();
  return customer;
}
