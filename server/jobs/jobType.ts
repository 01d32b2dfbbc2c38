import type * as z from "zod";

/** The name and the payload of a job: all that enqueueing needs. Its kind (`jobKind`) adds how to run it. */
export interface JobType<Payload> {
  /** As stored; never change it while jobs may be waiting. */
  kind: string;
  /** Identifiers instead of data: the job reads current data when it runs. */
  payload: z.ZodType<Payload>;
}
