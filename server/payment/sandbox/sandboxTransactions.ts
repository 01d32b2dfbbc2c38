import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type { KnownTransaction } from "../axepta/inquiry.ts";
import type { PaymentOrder } from "../axepta/paymentRequest.ts";
import type { Choice } from "./choice.ts";

/** The number that the bank gives a transaction. */
export const payIdOf = (transId: string): string =>
  createHash("sha256").update(transId).digest("hex").slice(0, 32);

/** Keeps what a shopper chose at the bank, for who asks later; what was paid once stays so. */
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

/** What the bank knows of a transaction; undefined where no shopper has ever chosen. */
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
