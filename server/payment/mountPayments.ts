import type { Hono } from "hono";
import type { Services } from "../core/services.ts";
import { paymentConfig, paymentPaths, sandboxBankPath } from "./paymentConfig.ts";
import { createPaymentRoutes } from "./paymentRoutes.ts";
import { createSandboxBank } from "./sandbox/sandboxBank.ts";

/** Mounts the card payment routes; the sandbox bank's only if no account at the card provider is set. */
export function mountPayments(app: Hono, services: Services): void {
  app.route(paymentPaths.base, createPaymentRoutes(services));
  if (services.settings.axepta === null) {
    app.route(sandboxBankPath, createSandboxBank({ config: paymentConfig(services), services }));
  }
}
