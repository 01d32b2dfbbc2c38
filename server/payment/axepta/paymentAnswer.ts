import type { AxeptaConfig } from "./config.ts";
import { answerMac, isSameMac } from "./mac.ts";
import {
  open,
  readParameters,
  type Sealed,
  seal,
  toAscii,
  UnreadableMessage,
  writeParameters,
} from "./message.ts";

/** The provider's answer about one attempt, with a verified MAC. */
export interface VerifiedAnswer {
  kind: "paid" | "refused" | "pending";
  transId: string;
  payId: string;
  status: string;
  /** Eight digits. */
  code: string;
  description: string;
  userData: string;
  /** In cents; most answers omit it, and the MAC does not cover it. */
  amountCents: number | null;
  currency: string | null;
}

export type PaymentAnswer = VerifiedAnswer | { kind: "unverified"; reason: string };

/** Code of a successful payment, and of a successful inquiry. */
export const paidCode = "00000000";
const paidStatuses = ["OK", "AUTHORIZED"];

function kindOf(status: string, code: string): VerifiedAnswer["kind"] {
  if (code === paidCode && paidStatuses.includes(status)) return "paid";
  // 6: the bank has not decided. 7: a step of 3-D Secure, final only if the status says so.
  if (code.startsWith("6") || (code.startsWith("7") && status !== "FAILED")) return "pending";
  return "refused";
}

/**
 * Decrypts the provider's answer (`Data` and `Len` of the notification or of the browser's return). Never throws: an unreadable
 * answer or a wrong MAC gives `unverified`, and changes nothing.
 */
export function readPaymentAnswer(
  sealed: { data: string; len: string | number },
  config: AxeptaConfig,
): PaymentAnswer {
  try {
    return verify(readParameters(open(sealed.data, sealed.len, config.blowfishKey)), config);
  } catch (error) {
    if (error instanceof UnreadableMessage) return { kind: "unverified", reason: error.message };
    throw error;
  }
}

function verify(parameters: ReadonlyMap<string, string>, config: AxeptaConfig): PaymentAnswer {
  const value = (name: string) => parameters.get(name) ?? "";
  // Named `mid` in answers. The provider may omit it; it is then the shop's own.
  const merchantId = parameters.get("mid") || parameters.get("merchantid") || config.merchantId;
  if (merchantId !== config.merchantId) return { kind: "unverified", reason: "another merchant" };
  const signed = {
    payId: value("payid"),
    transId: value("transid"),
    merchantId,
    status: value("status"),
    code: value("code"),
  };
  if (!isSameMac(answerMac(signed, config.hmacKey), value("mac"))) {
    return { kind: "unverified", reason: "wrong MAC" };
  }
  if (signed.transId === "" || signed.status === "" || !/^\d{8}$/.test(signed.code)) {
    return { kind: "unverified", reason: "transaction, status or code missing" };
  }
  const amount = parameters.get("amount");
  if (amount !== undefined && !/^\d{1,12}$/.test(amount)) {
    return { kind: "unverified", reason: "amount is not in cents" };
  }
  return {
    kind: kindOf(signed.status.toUpperCase(), signed.code),
    transId: signed.transId,
    payId: signed.payId,
    status: signed.status,
    code: signed.code,
    description: value("description"),
    userData: value("userdata"),
    amountCents: amount === undefined ? null : Number(amount),
    currency: parameters.get("currency") ?? null,
  };
}

/** The bank's side: builds an encrypted answer with its MAC. The field order is the provider's. */
export function buildPaymentAnswer(
  answer: Pick<VerifiedAnswer, "transId" | "payId" | "status" | "code" | "description" | "userData"> & {
    refNr?: string;
    amountCents?: number;
    currency?: string;
  },
  config: AxeptaConfig,
): Sealed {
  const mac = answerMac({ ...answer, merchantId: config.merchantId }, config.hmacKey);
  const optional = [
    ["refnr", answer.refNr],
    ["Amount", answer.amountCents?.toString()],
    ["Currency", answer.currency],
  ] as const;
  const plaintext = writeParameters([
    ["mid", config.merchantId],
    ["PayID", answer.payId],
    ["TransID", answer.transId],
    ["Status", answer.status],
    ["Description", toAscii(answer.description, 1024)],
    ["Code", answer.code],
    ["UserData", answer.userData],
    ...optional.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
    ["MAC", mac],
  ]);
  return seal(plaintext, config.blowfishKey);
}
