import * as z from "zod";
import { jobKind } from "../jobs/jobKind.ts";
import { sweep } from "./sweep.ts";

/** Deletes what has outlived its lifetime, every hour. */
export const sweepJob = jobKind({
  kind: "sweep",
  lane: "quick",
  payload: z.object({}),
  every: 3_600_000,
  // The next run deletes the rest.
  attempts: 3,
  longest: 1_800_000,
  run: async (services, _, { signal }) => {
    await sweep(services, signal);
    return undefined;
  },
});
