import { createHmac } from "node:crypto";
import type { Services } from "../core/services.ts";
import { type AxeptaConfig, axeptaFormAddress, axeptaInquiryAddress } from "./axepta/config.ts";

/** Where the shop serves the bank that stands in for the card provider. */
export const sandboxBankPath = "/sandbox-bank";

/**
 * The card provider's account, or that of the sandbox bank where no `AXEPTA_…` is set. The sandbox's keys are drawn
 * from the shop's secret: not even a payment of no money can be forged from outside.
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
    // A path: the browser stays on the address by which it reached the shop, where its customer token is.
    formAddress: `${sandboxBankPath}/paymentpage.aspx`,
    inquiryAddress: `${services.publicUrl}${sandboxBankPath}/inquire24.aspx`,
  };
}
