import type { AxeptaConfig } from "./config.ts";
import { requestMac } from "./mac.ts";
import { open, readParameters, type Sealed, seal, UnreadableMessage, writeParameters } from "./message.ts";
import { paidCode, type VerifiedAnswer } from "./paymentAnswer.ts";
import { openRequest, type SealedRequest } from "./paymentRequest.ts";

// The provider's "Status inquiries based on TransID" (docs.axepta.bnpparibas), from server to server.

/** The provider's answer about an attempt; `unknown` where it has no such transaction, or will not tell. */
export type InquiryAnswer = VerifiedAnswer | { kind: "unknown"; transId: string; description: string };

/** A transaction as the provider stores it. Amounts in cents. */
export interface KnownTransaction {
  transId: string;
  payId: string;
  /** Status of its last step alone: a failed credit makes it FAILED though the payment stands. */
  lastStatus: string;
  amountAuth: number;
  amountCap: number;
  amountCred: number;
}

const unknownCode = "20900054";

/** Returns the form fields of an inquiry about an attempt. */
export function buildInquiry(transId: string, config: AxeptaConfig): Sealed & { MerchantID: string } {
  const { merchantId } = config;
  const mac = requestMac({ transId, merchantId, amount: "", currency: "" }, config.hmacKey);
  const plaintext = writeParameters([
    ["MerchantID", merchantId],
    ["TransID", transId],
    ["MAC", mac],
  ]);
  return { MerchantID: merchantId, ...seal(plaintext, config.blowfishKey) };
}

/**
 * Decrypts the provider's answer to an inquiry about `transId`. Reads the result from the amounts, because the status covers
 * only the last step. Throws UnreadableMessage unless it answers this inquiry.
 */
export function readInquiryAnswer(
  sealed: { data: string; len: string | number },
  transId: string,
  config: AxeptaConfig,
): InquiryAnswer {
  const parameters = readParameters(open(sealed.data, sealed.len, config.blowfishKey));
  const value = (name: string) => parameters.get(name) ?? "";
  const merchantId = parameters.get("mid") || config.merchantId;
  if (merchantId !== config.merchantId) throw new UnreadableMessage("another merchant");
  if (value("status").toUpperCase() !== "OK" || value("code") !== paidCode) {
    return { kind: "unknown", transId, description: `${value("code")} ${value("description")}`.trim() };
  }
  if (value("transid") !== transId) throw new UnreadableMessage("another transaction");
  const [authorised = 0, captured = 0, credited = 0] = ["amountauth", "amountcap", "amountcred"].map(
    (name) => {
      const text = value(name) || "0";
      if (!/^\d{1,12}$/.test(text)) throw new UnreadableMessage(`${name} is not in cents`);
      return Number(text);
    },
  );
  const received = captured || authorised;
  const lastStatus = value("laststatus");
  const isPaid = received > credited;
  const isOver = received > 0 || lastStatus.toUpperCase() === "FAILED";
  return {
    kind: isPaid ? "paid" : isOver ? "refused" : "pending",
    transId,
    payId: value("payid"),
    status: lastStatus,
    code: isPaid ? paidCode : "",
    description: "asked by the shop",
    userData: "",
    amountCents: isPaid ? received : null,
    currency: value("currency") || null,
  };
}

/** The bank's side: returns the transaction asked about. Throws UnreadableMessage. */
export function readInquiry(request: SealedRequest, config: AxeptaConfig): string {
  return openRequest(request, config).get("transid") ?? "";
}

/** The bank's side: builds its answer; undefined stands for an unknown transaction. */
export function buildInquiryAnswer(found: KnownTransaction | undefined, config: AxeptaConfig): Sealed {
  const parameters: [string, string][] = found
    ? [
        ["mid", config.merchantId],
        ["PayID", found.payId],
        ["TransID", found.transId],
        ["Status", "OK"],
        ["Description", "success"],
        ["Code", paidCode],
        ["LastStatus", found.lastStatus],
        ["AmountAuth", String(found.amountAuth)],
        ["AmountCap", String(found.amountCap)],
        ["AmountCred", String(found.amountCred)],
        ["Currency", "EUR"],
      ]
    : [
        ["mid", config.merchantId],
        ["Status", "FAILED"],
        ["Description", "no such transaction"],
        ["Code", unknownCode],
      ];
  return seal(writeParameters(parameters), config.blowfishKey);
}
