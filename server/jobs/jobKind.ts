import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import type { JobType } from "./enqueue.ts";

/** Quick jobs (mails) never wait for heavy ones (files made from originals), nor for remote ones (other programs). */
export const jobLanes = ["quick", "heavy", "remote"] as const;
export type JobLane = (typeof jobLanes)[number];

/** The context of one attempt. */
export interface JobContext {
  /** Its kind and key: the same for each attempt, and unique to the job. */
  id: string;
  /** From 1. */
  attempt: number;
  /** Aborted when the attempt has taken too long or the server closes. */
  signal: AbortSignal;
}

/**
 * Writes a job's results and enqueues the jobs that follow, in the transaction that ends the job: both are committed or
 * neither.
 */
export type OnCommit = (tx: Tx) => Promise<void>;

interface JobDefinition<Payload> extends JobType<Payload> {
  lane: JobLane;
  /** Attempts before the job fails and the operator decides. Default: 50, which is two days. */
  attempts?: number;
  /** Time limit of one attempt in milliseconds. Default: two minutes. */
  longest?: number;
  /** Period in milliseconds after which the worker enqueues the next one; its payload is empty. Default: never. */
  every?: number;
  /**
   * Runs the job. May run again after a killed process, even after its effect: a second run must do no harm. An error is
   * recorded and the job retried later, except for `NonRetryableError`.
   */
  run: (services: Services, payload: Payload, job: JobContext) => Promise<OnCommit | undefined>;
}

/** A job kind as the worker sees it. */
export interface AnyJobKind {
  kind: string;
  lane: JobLane;
  attempts: number;
  longest: number;
  every?: number;
  run: (services: Services, stored: unknown, job: JobContext) => Promise<OnCommit | undefined>;
}

/** A job kind for code that enqueues it. */
export interface JobKind<Payload> extends AnyJobKind, JobType<Payload> {}

/** Thrown by a job that no retry can fix: it fails at once. */
export class NonRetryableError extends Error {}

/** Defines a kind of job. */
export function jobKind<Payload>(definition: JobDefinition<Payload>): JobKind<Payload> {
  return {
    attempts: 50,
    longest: 120_000,
    ...definition,
    run: async (services, stored, job) => {
      const payload = definition.payload.safeParse(stored);
      if (!payload.success) throw new NonRetryableError(`its payload is not right: ${payload.error.message}`);
      return definition.run(services, payload.data, job);
    },
  };
}
