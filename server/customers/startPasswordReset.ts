import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { hitRateLimit } from "../core/rateLimit.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { emailBucket } from "./emailBucket.ts";
import { passwordResetJob } from "./passwordResetJob.ts";

/** Mails asked for in a quarter of an hour. */
const accountMaximum = 5;
const addressMaximum = 20;

/** Asks for the mail with the link. An address without an account gets the same answer after the same work. */
export const startPasswordReset: Handler<typeof contract.customers.startPasswordReset> = async (
  context,
  { body },
) => {
  const { services, visitor } = context;
  await hitRateLimit(services, `reset address ${visitor.address}`, addressMaximum);
  await hitRateLimit(services, emailBucket("reset", body.email), accountMaximum);
  return context.transaction(async (tx) => {
    await enqueue(tx, passwordResetJob, { email: body.email });
    return {};
  });
};
