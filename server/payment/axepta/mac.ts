import { createHmac, timingSafeEqual } from "node:crypto";

function hmac(key: string, parts: readonly string[]): string {
  return createHmac("sha256", Buffer.from(key, "latin1")).update(parts.join("*"), "latin1").digest("hex");
}

export interface RequestMacParts {
  payId?: string;
  transId: string;
  merchantId: string;
  /** In cents. */
  amount: string;
  currency: string;
}

/** `PayID*TransID*MerchantID*Amount*Currency`; a missing value is empty, its star stays. */
export function requestMac(parts: RequestMacParts, hmacKey: string): string {
  return hmac(hmacKey, [parts.payId ?? "", parts.transId, parts.merchantId, parts.amount, parts.currency]);
}

export interface AnswerMacParts {
  payId: string;
  transId: string;
  merchantId: string;
  status: string;
  code: string;
}

/** `PayID*TransID*MerchantID*Status*Code`; a missing value is empty, its star stays. */
export function answerMac(parts: AnswerMacParts, hmacKey: string): string {
  return hmac(hmacKey, [parts.payId, parts.transId, parts.merchantId, parts.status, parts.code]);
}

/** Compares case-insensitively and in constant time. */
export function isSameMac(expected: string, received: string): boolean {
  const left = Buffer.from(expected.toLowerCase(), "latin1");
  const right = Buffer.from(received.toLowerCase(), "latin1");
  return left.length === right.length && timingSafeEqual(left, right);
}
