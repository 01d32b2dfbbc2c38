import type { customerCalls } from "../../src/api/contract/customerCalls.ts";
import { emailBucket } from "../core/emailBucket.ts";
import type { Handler } from "../core/handler.ts";
import { hitRateLimit } from "../core/rateLimit.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { passwordResetJob } from "./passwordResetJob.ts";

/** Maximum mails requested in 15 minutes. */
const accountMaximum = 5;
const addressMaximum = 20;

/** Requests the mail with the link. An unknown address gets the same response after the same work. */
export const startPasswordReset: Handler<typeof customerCalls.startPasswordReset> = async (
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
