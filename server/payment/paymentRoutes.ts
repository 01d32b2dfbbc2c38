import { type Context, Hono } from "hono";
import type { Services } from "../core/services.ts";
import { readFormFields } from "./formFields.ts";
import { handlePaymentAnswer, type PaymentOutcome } from "./handlePaymentAnswer.ts";
import { paymentPaths } from "./paymentConfig.ts";

/**
 * Routes for the provider: the notification, and the browser's return, which redirects (303) to the result page. An unverified
 * answer changes nothing. Mount them at `paymentPaths.base`.
 */
export function createPaymentRoutes(services: Services): Hono {
  const routes = new Hono();

  routes.post(paymentPaths.notify, async (c) => {
    const field = await readFormFields(c);
    // A failing database answers 500, so the provider retries; anything else is accepted.
    await handlePaymentAnswer(services, { data: field("Data"), len: field("Len") });
    return c.text("OK");
  });

  routes.on(["GET", "POST"], [paymentPaths.success, paymentPaths.failure], async (c) => {
    const field = await readFormFields(c);
    const sealed = { data: field("Data"), len: field("Len") };
    const outcome = await handlePaymentAnswer(services, sealed);
    return toResultPage(c, outcome, sealed);
  });

  return routes;
}

/** Follows the answer, not the URL: a refusal sent to the success URL shows the refusal. */
function toResultPage(c: Context, outcome: PaymentOutcome, sealed: { data: string; len: string }): Response {
  c.header("cache-control", "no-store");
  if (outcome.kind === "unverified") return c.redirect("/paymentFailure", 303);
  const isPending = outcome.kind === "pending" && c.req.path.endsWith(paymentPaths.success);
  const page = outcome.kind === "paid" || isPending ? "/paymentSuccess" : "/paymentFailure";
  return c.redirect(`${page}?${new URLSearchParams({ Data: sealed.data, Len: sealed.len })}`, 303);
}
