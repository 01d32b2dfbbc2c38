import { randomUUID } from "node:crypto";
import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import type { AnyJobKind } from "./jobKind.ts";
import type { JobType } from "./jobType.ts";

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
      ...(options.dueAt && { dueAt: options.dueAt.toISOString() }),
    })
    .onConflict((conflict) => conflict.columns(["kind", "key"]).doNothing())
    .execute();
}

/** Enqueues recurring jobs, each once per period, with any number of processes. */
export async function enqueueRecurring({ db, now }: Services, kinds: readonly AnyJobKind[]): Promise<void> {
  for (const { kind, every } of kinds) {
    if (every === undefined) continue;
    const key = String(Math.floor(now().getTime() / every));
    await db
      .insertInto("job")
      .values({ kind, key, payload: "{}" })
      .onConflict((conflict) => conflict.columns(["kind", "key"]).doNothing())
      .execute();
  }
}
