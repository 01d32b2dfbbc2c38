import type { Db, Tx } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import type { Context } from "./context.ts";

/** Who changes what an operator decides, for the journal, and the transaction of the change. */
export interface Author {
  name: string;
  transaction<Answer>(work: (tx: Tx) => Promise<Answer>): Promise<Answer>;
}

/** Whoever has the command line. */
export const commandLine = (db: Db): Author => ({
  name: "operator",
  transaction: (work) => runTransaction(db, work),
});

/** The operator of a call, whose transaction knows the idempotency key. */
export const authorOf = (context: Context): Author => ({
  name: context.requireOperator().name,
  transaction: (work) => context.transaction(work),
});
