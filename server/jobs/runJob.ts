import { countJobAttempt } from "../core/metrics.ts";
import type { Services } from "../core/services.ts";
import { traced } from "../db/database.ts";
import { type AnyJobKind, NonRetryableError, type OnCommit } from "./jobKind.ts";
import { failJob, finishJob, keepJob, putOffJob, type TakenJob } from "./jobRows.ts";

const firstWait = 10_000;
const longestWait = 3_600_000;

/** Returns the milliseconds until the next attempt: doubled after each failure, at most an hour. */
export function waitAfter(attempts: number): number {
  return Math.min(longestWait, firstWait * 2 ** Math.min(20, attempts - 1));
}

/**
 * Runs a job that was taken, within the trace of the request that caused it, and records the result. Never throws for the job's
 * own errors; throws if the database is unavailable: the job is due again when its lease ends.
 * @param lease lease of the job in milliseconds; extended while the job runs
 * @param closing aborted when the server closes
 */
export const runJob: typeof runTraced = (services, kind, job, lease, closing) =>
  traced(job.requestId === null ? undefined : { requestId: job.requestId }, () =>
    runTraced(services, kind, job, lease, closing),
  );

async function runTraced(
  services: Services,
  kind: AnyJobKind,
  job: TakenJob,
  lease: number,
  closing: AbortSignal,
): Promise<void> {
  const { db, log } = services;
  const told = { job: job.id, kind: job.kind, key: job.key, attempt: job.attempts };
  if (job.attempts > kind.attempts) {
    // Reached only if processes ended while running it: failed attempts are counted where they fail.
    const reason = job.lastError ?? "the process that did it ended each time";
    countJobAttempt(job.kind, "givenUp");
    log.error({ ...told, reason }, "job given up");
    return failJob(db, job, reason);
  }
  const keeping = setInterval(() => {
    keepJob(db, job, lease).catch((error) => log.warn({ ...told, err: error }, "job not kept"));
  }, lease / 3);
  try {
    const onCommit = await oneTry(services, kind, job, closing);
    if (await finishJob(db, job, onCommit)) {
      countJobAttempt(job.kind, "done");
      log.info(told, "job done");
    } else log.warn(told, "job was taken by another process meanwhile");
  } catch (error) {
    await noteFailure(services, kind, job, error);
  } finally {
    clearInterval(keeping);
  }
}

/** Runs one attempt and rejects it after the time limit: its later effects no longer count. */
async function oneTry(
  services: Services,
  kind: AnyJobKind,
  job: TakenJob,
  closing: AbortSignal,
): Promise<OnCommit | undefined> {
  const limit = AbortSignal.timeout(kind.longest);
  const signal = AbortSignal.any([limit, closing]);
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(new Error(`took longer than ${kind.longest / 1000} s`));
  limit.addEventListener("abort", onAbort, { once: true });
  try {
    return await Promise.race([
      kind.run(services, job.payload, { id: `${job.kind}.${job.key}`, attempt: job.attempts, signal }),
      tooLong,
    ]);
  } finally {
    limit.removeEventListener("abort", onAbort);
  }
}

async function noteFailure(
  { db, log }: Services,
  kind: AnyJobKind,
  job: TakenJob,
  error: unknown,
): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  const told = { job: job.id, kind: job.kind, key: job.key, attempt: job.attempts, err: error };
  if (error instanceof NonRetryableError || job.attempts >= kind.attempts) {
    countJobAttempt(job.kind, "givenUp");
    log.error(told, "job given up");
    return failJob(db, job, reason);
  }
  countJobAttempt(job.kind, "failed");
  const wait = waitAfter(job.attempts);
  log.warn({ ...told, nextTrySeconds: wait / 1000 }, "job failed, will be tried again");
  return putOffJob(db, job, reason, wait);
}
