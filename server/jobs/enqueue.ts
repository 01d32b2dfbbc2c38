import { randomUUID } from "node:crypto";
import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import type { AnyJobKind } from "./jobKind.ts";
import type { JobType } from "./jobType.ts";

/**
 * Puts a job into the transaction of what causes it: both come about or neither.
 * @param options.key of one kind there is one job with this key, done or not: putting it again does nothing. Default: its own
 * @param options.dueAt not before. Default: at once
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

/** Puts the jobs that recur, each once in its period, however many processes do it. */
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
