import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import { type Db, runTransaction } from "../db/database.ts";
import type { JobTable } from "../db/schema.ts";
import type { OnCommit } from "./jobKind.ts";

export type Job = Selectable<JobTable>;
/** A job taken by this process. */
export type TakenJob = Pick<
  Job,
  "id" | "kind" | "key" | "payload" | "attempts" | "lastError" | "requestId"
> & {
  takenBy: string;
};

/** Uses the database's time: the processes' clocks need not agree. */
const fromNow = (milliseconds: number) => sql<string>`now() + ${milliseconds} * interval '1 millisecond'`;

/**
 * Takes the job of these kinds that has been due longest; `null` if none is due. Concurrent calls take different jobs. The job
 * belongs to this process for `lease` milliseconds: a killed process's job is then due again.
 */
export async function takeJob(db: Db, kinds: readonly string[], lease: number): Promise<TakenJob | null> {
  const takenBy = randomUUID();
  const taken = await db
    .updateTable("job")
    .set({ takenBy, attempts: sql`"attempts" + 1`, dueAt: fromNow(lease) })
    .where("id", "=", (from) =>
      from
        .selectFrom("job")
        .select("id")
        .where("kind", "in", kinds)
        .where("doneAt", "is", null)
        .where("deadAt", "is", null)
        .where("dueAt", "<=", sql<string>`now()`)
        .orderBy("dueAt")
        .orderBy("id")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "kind", "key", "payload", "attempts", "lastError", "requestId"])
    .executeTakeFirst();
  return taken ? { ...taken, takenBy } : null;
}

const mine = (db: Db, job: TakenJob) =>
  db.updateTable("job").where("id", "=", job.id).where("takenBy", "=", job.takenBy);

/** Extends a job's lease; false if another process has taken it. */
export async function keepJob(db: Db, job: TakenJob, lease: number): Promise<boolean> {
  const kept = await mine(db, job)
    .set({ dueAt: fromNow(lease) })
    .executeTakeFirst();
  return kept.numUpdatedRows > 0n;
}

/** Rolls back the results of a job that another process has taken. */
class LostJob extends Error {}

/** Finishes a job and commits its results; false, without results, if another process has taken it. */
export async function finishJob(db: Db, job: TakenJob, onCommit: OnCommit | undefined): Promise<boolean> {
  try {
    await runTransaction(db, async (tx) => {
      // The job's row last: others lock an order and then enqueue its jobs.
      await onCommit?.(tx);
      const done = await mine(tx, job)
        .set({ doneAt: sql`now()`, takenBy: null, lastError: null })
        .executeTakeFirst();
      if (done.numUpdatedRows === 0n) throw new LostJob();
    });
    return true;
  } catch (error) {
    if (error instanceof LostJob) return false;
    throw error;
  }
}

/** Postpones a job after a failed attempt. */
export async function putOffJob(db: Db, job: TakenJob, reason: string, wait: number): Promise<void> {
  await mine(db, job)
    .set({ takenBy: null, lastError: reason, dueAt: fromNow(wait) })
    .execute();
}

/** Marks a job as failed, for the operator. */
export async function failJob(db: Db, job: TakenJob, reason: string): Promise<void> {
  await mine(db, job).set({ takenBy: null, lastError: reason, deadAt: sql`now()` }).execute();
}

/** Returns a job as if it had not been taken. */
export async function giveBackJob(db: Db, job: TakenJob): Promise<void> {
  await mine(db, job).set({ takenBy: null, attempts: sql`"attempts" - 1`, dueAt: sql`now()` }).execute();
}
