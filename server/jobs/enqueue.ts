import { randomUUID } from "node:crypto";
import type * as z from "zod";
import { currentTrace, type Tx } from "../db/database.ts";

/** The name and the payload of a job: all that enqueueing needs. Its kind (`jobKind`) adds how to run it. */
export interface JobType<Payload> {
  /** As stored; never change it while jobs may be waiting. */
  kind: string;
  /** Identifiers instead of data: the job reads current data when it runs. */
  payload: z.ZodType<Payload>;
}

/**
 * Enqueues a job in the transaction that causes it: both are committed or neither.
 * @param options.key unique among jobs of a kind, done or not: enqueueing it again does nothing. Default: a new one
 * @param options.dueAt earliest start. Default: now
 */
export async function enqueue<Payload>(
  tx: Tx,
  { kind }: JobType<Payload>,
  payload: Payload,
  options: { key?: string; dueAt?: Date } = {},
): Promise<void> {
  await tx
    .insertInto("job")
    .values({
      kind,
      key: options.key ?? randomUUID(),
      payload: JSON.stringify(payload),
      requestId: currentTrace()?.requestId ?? null,
      ...(options.dueAt && { dueAt: options.dueAt.toISOString() }),
    })
    .onConflict((conflict) => conflict.columns(["kind", "key"]).doNothing())
    .execute();
}
