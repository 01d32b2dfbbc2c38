import { type Db, runTransaction, type Tx } from "../db/database.ts";
import type { Context } from "./context.ts";

/** Who changes what an operator decides, for the journal, and the transaction of the change. */
export interface Author {
  name: string;
  /** Whether they have the command line, from which nothing locks them out. */
  hasCommandLine: boolean;
  transaction<Answer>(work: (tx: Tx) => Promise<Answer>): Promise<Answer>;
}

/** Whoever has the command line. */
export const commandLine = (db: Db): Author => ({
  name: "operator",
  hasCommandLine: true,
  transaction: (work) => runTransaction(db, work),
});

/** The operator of a call, whose transaction knows the idempotency key. */
export const authorOf = (context: Context): Author => ({
  name: context.requireOperator().name,
  hasCommandLine: false,
  transaction: (work) => context.transaction(work),
});

/** Runs a verb whose first transaction of several is the author's, for the operator of a call. */
export async function inSteps<Answer>(
  context: Context,
  verb: (author: Author) => Promise<Answer>,
): Promise<Answer> {
  const answer = await verb({ ...authorOf(context), transaction: (work) => context.begin(work) });
  await context.end(answer);
  return answer;
}
