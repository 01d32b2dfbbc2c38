import type * as z from "zod";

/** What a job is called and what it carries: all that enqueueing one needs. Its kind (`jobKind`) adds how it is run. */
export interface JobType<Payload> {
  /** As stored; never changed once jobs of it may be waiting. */
  kind: string;
  /** Names of things rather than the things: what they are like is read when the job runs. */
  payload: z.ZodType<Payload>;
}
