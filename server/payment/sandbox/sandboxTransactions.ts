import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type { KnownTransaction } from "../axepta/inquiry.ts";
import type { PaymentOrder } from "../axepta/paymentRequest.ts";
import type { Choice } from "./choice.ts";

/** Returns the bank's number of a transaction. */
export const payIdOf = (transId: string): string =>
  createHash("sha256").update(transId).digest("hex").slice(0, 32);

/** Records a shopper's choice at the bank for later inquiries; a payment stays paid. */
export async function recordTransaction(
  db: Db,
  { transId, amountCents }: PaymentOrder,
  choice: Choice,
): Promise<void> {
  const amount = choice === "pay" ? amountCents : 0;
  await db
    .insertInto("sandboxTransaction")
    .values({ transId, amount })
    .onConflict((conflict) =>
      conflict
        .column("transId")
        .doUpdateSet({ amount: sql`greatest("sandboxTransaction"."amount", excluded."amount")` }),
    )
    .execute();
}

/** Returns the bank's record of a transaction; undefined if no shopper has chosen. */
export async function findTransaction(db: Db, transId: string): Promise<KnownTransaction | undefined> {
  const found = await db
    .selectFrom("sandboxTransaction")
    .select("amount")
    .where("transId", "=", transId)
    .executeTakeFirst();
  return (
    found && {
      transId,
      payId: payIdOf(transId),
      lastStatus: found.amount > 0 ? "OK" : "FAILED",
      amountAuth: found.amount,
      amountCap: found.amount,
      amountCred: 0,
    }
  );
}
