import type { AxeptaConfig } from "./config.ts";
import { isSameMac, requestMac } from "./mac.ts";
import { open, readParameters, seal, toAscii, UnreadableMessage, writeParameters } from "./message.ts";

/** One attempt to pay an order by card. */
export interface PaymentOrder {
  /** At most 64 characters, unique to the attempt. */
  transId: string;
  /** At most 12 letters or digits: the reference on the shop's bank statements. */
  refNr: string;
  amountCents: number;
  currency: "EUR";
  /** At most 32 characters: repeating an id returns the first answer. */
  reqId: string;
  /** At most 1024 characters, returned with the answer. */
  userData: string;
  /** Converted to ASCII and cut to 768 characters. */
  orderDesc: string;
  /** At most 256 characters each, without a query string. */
  urlSuccess: string;
  urlFailure: string;
  urlNotify: string;
}

/** What the browser submits to the provider's form. */
export interface PaymentRequest {
  formAddress: string;
  MerchantID: string;
  Len: number;
  Data: string;
}

const addressPattern = /^https?:\/\/[^?#]+$/;
const shapes = {
  MerchantID: /^[\w.-]{1,30}$/,
  TransID: /^[\w.-]{1,64}$/,
  RefNr: /^[A-Za-z0-9]{1,12}$/,
  Amount: /^[1-9]\d{0,11}$/,
  Currency: /^EUR$/,
  ReqId: /^[\w.-]{1,32}$/,
  UserData: /^[\x20-\x25\x27-\x7e]{0,1024}$/,
  OrderDesc: /^.{1,768}$/,
  URLSuccess: addressPattern,
  URLFailure: addressPattern,
  URLNotify: addressPattern,
} as const;
type Field = keyof typeof shapes;
const fields = Object.keys(shapes) as Field[];

function problemOf(field: Field, value: string): string | undefined {
  const tooLong = shapes[field] === addressPattern && value.length > 256;
  return tooLong || !shapes[field].test(value) ? `${field} is not acceptable: ${value}` : undefined;
}

/**
 * Builds the encrypted request of one attempt. Throws a RangeError for a field that the provider would reject: that is the
 * shop's mistake, never the shopper's.
 */
export function buildPaymentRequest(order: PaymentOrder, config: AxeptaConfig): PaymentRequest {
  const values: Record<Field, string> = {
    MerchantID: config.merchantId,
    TransID: order.transId,
    RefNr: order.refNr,
    Amount: String(order.amountCents),
    Currency: order.currency,
    ReqId: order.reqId,
    UserData: order.userData,
    OrderDesc: toAscii(config.orderDesc ?? order.orderDesc, 768),
    URLSuccess: order.urlSuccess,
    URLFailure: order.urlFailure,
    URLNotify: order.urlNotify,
  };
  for (const field of fields) {
    const problem = problemOf(field, values[field]);
    if (problem) throw new RangeError(problem);
  }
  const mac = requestMac(
    {
      transId: values.TransID,
      merchantId: values.MerchantID,
      amount: values.Amount,
      currency: values.Currency,
    },
    config.hmacKey,
  );
  const plaintext = writeParameters([["MsgVer", "2.0"], ...Object.entries(values), ["MAC", mac]]);
  return {
    formAddress: config.formAddress,
    MerchantID: config.merchantId,
    ...seal(plaintext, config.blowfishKey),
  };
}

/** Returns the URL that opens the provider's page with this request, by GET. */
export function paymentLink(request: PaymentRequest): string {
  const query = new URLSearchParams({
    MerchantID: request.MerchantID,
    Len: String(request.Len),
    Data: request.Data,
  });
  return `${request.formAddress}?${query}`;
}

/** A request as the bank receives it. */
export interface SealedRequest {
  merchantId: string;
  data: string;
  len: string;
}

/** The bank's side: returns the parameters of a request with the merchant's MAC. Throws UnreadableMessage. */
export function openRequest(request: SealedRequest, config: AxeptaConfig): ReadonlyMap<string, string> {
  if (request.merchantId !== config.merchantId) throw new UnreadableMessage("unknown MerchantID");
  const parameters = readParameters(open(request.data, request.len, config.blowfishKey));
  const value = (name: string) => parameters.get(name) ?? "";
  const expected = requestMac(
    {
      payId: value("payid"),
      transId: value("transid"),
      merchantId: value("merchantid"),
      amount: value("amount"),
      currency: value("currency"),
    },
    config.hmacKey,
  );
  if (!isSameMac(expected, value("mac"))) throw new UnreadableMessage("wrong MAC");
  if (value("merchantid") !== config.merchantId) throw new UnreadableMessage("another MerchantID inside");
  return parameters;
}

/** The bank's side: decrypts a request and checks the provider's rules. Throws UnreadableMessage with what is wrong. */
export function readPaymentRequest(request: SealedRequest, config: AxeptaConfig): PaymentOrder {
  const parameters = openRequest(request, config);
  const value = (field: Field) => parameters.get(field.toLowerCase()) ?? "";
  for (const field of fields) {
    const problem = problemOf(field, value(field));
    if (problem) throw new UnreadableMessage(problem);
  }
  return {
    transId: value("TransID"),
    refNr: value("RefNr"),
    amountCents: Number(value("Amount")),
    currency: "EUR",
    reqId: value("ReqId"),
    userData: value("UserData"),
    orderDesc: value("OrderDesc"),
    urlSuccess: value("URLSuccess"),
    urlFailure: value("URLFailure"),
    urlNotify: value("URLNotify"),
  };
}
