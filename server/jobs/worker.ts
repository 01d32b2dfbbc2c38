import { setTimeout as wait } from "node:timers/promises";
import type { Services } from "../core/services.ts";
import { type AnyJobKind, type JobLane, jobLanes } from "./jobKind.ts";
import { giveBackJob, type TakenJob, takeJob } from "./jobRows.ts";
import { runJob } from "./runJob.ts";

export interface Worker {
  /** Stops taking jobs, lets running ones finish for a while, returns the others. */
  stop(): Promise<void>;
}

/** All in milliseconds. */
export interface WorkerTimes {
  /** How long a killed process keeps a job from others. Default: 10 s. */
  lease?: number;
  /** How long the closing server waits for running jobs. Default: 5 s. */
  grace?: number;
}

const usualLease = 10_000;
const usualGrace = 5000;
const pollEvery = 1000;
const putEvery = 60_000;
/** Concurrent jobs in one process: a heavy one takes a core. */
const laneWidth: Record<JobLane, number> = { quick: 4, heavy: 1, remote: 4 };

/**
 * Runs jobs of these kinds as they become due, beside the server and other processes on the same database. Leaves unknown kinds
 * to processes that know them.
 */
export function startWorker(
  services: Services,
  kinds: readonly AnyJobKind[],
  times: WorkerTimes = {},
): Worker {
  const lanes = jobLanes.flatMap((lane) => {
    const ofLane = kinds.filter((kind) => kind.lane === lane);
    return ofLane.length > 0 ? [startLane(services, ofLane, laneWidth[lane], times)] : [];
  });
  const put = () => {
    enqueueRecurring(services, kinds).catch((error) =>
      services.log.warn({ err: error }, "recurring jobs not put"),
    );
  };
  put();
  const putting = setInterval(put, putEvery);
  return {
    stop: async () => {
      clearInterval(putting);
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}

/** Enqueues recurring jobs, each once per period, with any number of processes. */
async function enqueueRecurring({ db, now }: Services, kinds: readonly AnyJobKind[]): Promise<void> {
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

function startLane(
  services: Services,
  kinds: readonly AnyJobKind[],
  width: number,
  { lease = usualLease, grace = usualGrace }: WorkerTimes,
): Worker {
  const { db, log } = services;
  const closing = new AbortController();
  const running = new Map<Promise<void>, TakenJob>();
  let stopped = false;
  let pumping: Promise<void> | null = null;

  const pump = () => {
    pumping ??= takeWhatFits()
      .catch((error) => log.warn({ err: error }, "jobs not asked for"))
      .finally(() => {
        pumping = null;
      });
  };
  const takeWhatFits = async () => {
    while (!stopped && running.size < width) {
      const job = await takeJob(
        db,
        kinds.map(({ kind }) => kind),
        lease,
      );
      if (!job) return;
      begin(job);
    }
  };
  const begin = (job: TakenJob) => {
    const kind = kindOf(kinds, job);
    const done = runJob(services, kind, job, lease, closing.signal)
      .catch((error) => log.warn({ err: error, job: job.id }, "what came of a job not noted"))
      .finally(() => {
        running.delete(done);
        pump();
      });
    running.set(done, job);
  };

  const polling = setInterval(pump, pollEvery);
  pump();
  return {
    stop: async () => {
      stopped = true;
      clearInterval(polling);
      await pumping;
      const ended = Promise.all(running.keys());
      await Promise.race([ended, wait(grace, undefined, { ref: false })]);
      closing.abort(new Error("the server closes"));
      await Promise.all([...running.values()].map((job) => giveBackJob(db, job)));
    },
  };
}

function kindOf(kinds: readonly AnyJobKind[], job: TakenJob): AnyJobKind {
  const kind = kinds.find((known) => known.kind === job.kind);
  if (!kind) throw new Error(`a job of the kind ${job.kind} was taken unasked`);
  return kind;
}

/** Runs due jobs one by one until none is left, for commands and tests. Returns the number of attempts. */
export async function runDueJobs(services: Services, kinds: readonly AnyJobKind[]): Promise<number> {
  const names = kinds.map(({ kind }) => kind);
  const never = new AbortController().signal;
  for (let tried = 0; ; tried++) {
    const job = await takeJob(services.db, names, usualLease);
    if (!job) return tried;
    await runJob(services, kindOf(kinds, job), job, usualLease, never);
  }
}
