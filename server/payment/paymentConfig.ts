import { createHmac } from "node:crypto";
import type { Services } from "../core/services.ts";
import { type AxeptaConfig, axeptaFormAddress, axeptaInquiryAddress } from "./axepta/config.ts";

/** Paths for the card provider and for browsers that it sends back. They may carry no query. */
export const paymentPaths = {
  base: "/api/anonymous/payments/axepta",
  notify: "/notify",
  success: "/return/success",
  failure: "/return/failure",
} as const;

/** Returns the three URLs of a payment request. */
export function paymentReturnUrls(publicUrl: string) {
  const base = `${publicUrl}${paymentPaths.base}`;
  return {
    urlSuccess: `${base}${paymentPaths.success}`,
    urlFailure: `${base}${paymentPaths.failure}`,
    urlNotify: `${base}${paymentPaths.notify}`,
  };
}

/** Where the shop serves the bank that replaces the card provider. */
export const sandboxBankPath = "/sandbox-bank";

/**
 * Returns the card provider's account, or the sandbox bank's where no `AXEPTA_…` is set. The sandbox's keys derive from the
 * shop's secret: not even a fake payment can be forged from outside.
 */
export function paymentConfig(services: Pick<Services, "settings" | "secret" | "publicUrl">): AxeptaConfig {
  const account = services.settings.axepta;
  if (account) return { ...account, formAddress: axeptaFormAddress, inquiryAddress: axeptaInquiryAddress };
  const key = (purpose: string) =>
    createHmac("sha256", services.secret).update(`sandbox bank ${purpose}`).digest("hex").slice(0, 32);
  return {
    merchantId: "DOSSARD_SANDBOX",
    blowfishKey: key("blowfish"),
    hmacKey: key("hmac"),
    // A path: the browser stays on the origin by which it reached the shop, which holds its customer token.
    formAddress: `${sandboxBankPath}/paymentpage.aspx`,
    inquiryAddress: `${services.publicUrl}${sandboxBankPath}/inquire24.aspx`,
  };
}
