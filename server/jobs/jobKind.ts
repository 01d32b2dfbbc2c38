import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import type { JobType } from "./jobType.ts";

/** Quick jobs (mails) never wait for heavy ones (files made from originals). */
export const jobLanes = ["quick", "heavy"] as const;
export type JobLane = (typeof jobLanes)[number];

/** What one try knows of itself. */
export interface JobContext {
  /** Its kind and key: the same for each try, and for no other job. */
  id: string;
  /** From 1. */
  attempt: number;
  /** Aborted when the try has taken too long or the server closes. */
  signal: AbortSignal;
}

/**
 * What a job leaves in the database, and the jobs that follow from it: run in the transaction that ends the job, so
 * that either both stand or neither.
 */
export type OnCommit = (tx: Tx) => Promise<void>;

interface JobDefinition<Payload> extends JobType<Payload> {
  lane: JobLane;
  /** How often it is tried before the operator is asked. Default: 50, which is two days. */
  attempts?: number;
  /** Milliseconds that one try may take. Default: two minutes. */
  longest?: number;
  /** Milliseconds after which the worker puts the next one by itself; its payload is empty. Default: never. */
  every?: number;
  /**
   * Does it. May run again after a killed process, also when its effect had come about already: it must be such that the
   * second time does no harm. What it throws is noted and it is tried again later, a `NonRetryableError` not.
   */
  run: (services: Services, payload: Payload, job: JobContext) => Promise<OnCommit | undefined>;
}

/** A kind as the worker sees it. */
export interface AnyJobKind {
  kind: string;
  lane: JobLane;
  attempts: number;
  longest: number;
  every?: number;
  run: (services: Services, stored: unknown, job: JobContext) => Promise<OnCommit | undefined>;
}

/** A kind as those see it who put jobs of it. */
export interface JobKind<Payload> extends AnyJobKind, JobType<Payload> {}

/** Thrown by a job that no further try can mend: the operator is told at once. */
export class NonRetryableError extends Error {}

/** A kind of job, from what it is called and what it does. */
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
