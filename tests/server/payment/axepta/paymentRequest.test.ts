import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { axeptaFormAddress, axeptaInquiryAddress } from "../../../../server/payment/axepta/config.ts";
import {
  open,
  readParameters,
  seal,
  toAscii,
  UnreadableMessage,
  writeParameters,
} from "../../../../server/payment/axepta/message.ts";
import {
  buildPaymentRequest,
  type PaymentOrder,
  paymentLink,
  readPaymentRequest,
} from "../../../../server/payment/axepta/paymentRequest.ts";

const config = {
  merchantId: "BNP_DEMO_AXEPTA",
  blowfishKey: "Tc5*2D_xs7B[6E?w",
  hmacKey: "4n!BmF3_?9oJ2Q*z(iD7q6[RSb5)a]A8",
  formAddress: axeptaFormAddress,
  inquiryAddress: axeptaInquiryAddress,
};
const order: PaymentOrder = {
  transId: "3f2a9c1e-0c1f-4f6a-9d6b-0d0b5a0c1e11",
  refNr: "3F2A00000042",
  amountCents: 2490,
  currency: "EUR",
  reqId: "0f8fad5bd9cb469fa16570867728950e",
  userData: "3f2a9c1e-0c1f-4f6a-9d6b-0d0b5a0c1e11",
  orderDesc: "Commande 3F2A : 2 photos « Été à Rosières » – 24,90 €",
  urlSuccess: "https://photos.example/api/anonymous/payments/axepta/return/success",
  urlFailure: "https://photos.example/api/anonymous/payments/axepta/return/failure",
  urlNotify: "https://photos.example/api/anonymous/payments/axepta/notify",
};
const brought = (request: ReturnType<typeof buildPaymentRequest>) => ({
  merchantId: request.MerchantID,
  data: request.Data,
  len: String(request.Len),
});

describe("a payment request", () => {
  test("comes out at the bank as it went in, its description in ASCII", () => {
    const request = buildPaymentRequest(order, config);
    expect(request.formAddress).toBe("https://paymentpage.axepta.bnpparibas/paymentpage.aspx");
    expect(readPaymentRequest(brought(request), config)).toEqual({
      ...order,
      orderDesc: 'Commande 3F2A : 2 photos " Ete a Rosieres " - 24,90 EUR',
    });
  });

  test("carries the provider's names and the MAC of the demonstration", () => {
    const request = buildPaymentRequest({ ...order, transId: "1", amountCents: 2000 }, config);
    const parameters = readParameters(open(request.Data, request.Len, config.blowfishKey));
    expect(Object.fromEntries(parameters)).toMatchObject({
      merchantid: "BNP_DEMO_AXEPTA",
      msgver: "2.0",
      transid: "1",
      refnr: "3F2A00000042",
      amount: "2000",
      currency: "EUR",
      mac: "529c65ce765e684d42a29ca255ad99ae40b78715abc8ee958bfdbafd2597d30a",
    });
  });

  test("is a link by GET, short enough for the contract", () => {
    const link = new URL(paymentLink(buildPaymentRequest(order, config)));
    expect([...link.searchParams.keys()]).toEqual(["MerchantID", "Len", "Data"]);
    expect(link.href.length).toBeLessThan(4000);
  });

  test("test merchants get the description that they want", () => {
    const request = buildPaymentRequest(order, { ...config, orderDesc: "Test:0000" });
    expect(readPaymentRequest(brought(request), config).orderDesc).toBe("Test:0000");
  });

  test.each<[string, Partial<PaymentOrder>]>([
    ["an amount of nothing", { amountCents: 0 }],
    ["a negative amount", { amountCents: -100 }],
    ["half a cent", { amountCents: 10.5 }],
    ["a transaction id of 65 characters", { transId: "x".repeat(65) }],
    ["no transaction id", { transId: "" }],
    ["a reference of 13 characters", { refNr: "A".repeat(13) }],
    ["a reference with a hyphen", { refNr: "3F2A-0001" }],
    ["a request id of 33 characters", { reqId: "x".repeat(33) }],
    ["user data that add a parameter", { userData: "x&Amount=1" }],
    ["user data in accents", { userData: "é" }],
    ["an address with a query", { urlSuccess: "https://photos.example/a?b=c" }],
    ["an address of 257 characters", { urlNotify: `https://photos.example/${"x".repeat(234)}` }],
    ["an address that is none", { urlFailure: "javascript:alert(1)" }],
    ["no description", { orderDesc: "" }],
  ])("refuses %s", (_, change) => {
    expect(() => buildPaymentRequest({ ...order, ...change }, config)).toThrow(RangeError);
  });
});

describe("the bank's reading of a request", () => {
  const request = buildPaymentRequest(order, config);
  const plaintext = open(request.Data, request.Len, config.blowfishKey);
  const altered = (from: string, to: string) => {
    expect(plaintext).toContain(from);
    const { Data, Len } = seal(plaintext.replace(from, to), config.blowfishKey);
    return { merchantId: config.merchantId, data: Data, len: String(Len) };
  };

  test.each([
    ["another amount", "Amount=2490", "Amount=1"],
    ["another transaction", "TransID=3f", "TransID=4f"],
    ["another merchant", "MerchantID=BNP", "MerchantID=XYZ"],
    ["a name that comes twice", "Currency=EUR", "Currency=EUR&currency=EUR"],
    ["a query in an address", "/notify", "/notify?x=1"],
    ["no MAC", "&MAC=", "&KEY="],
    ["no reference", "RefNr=3F2A00000042", "RefNr="],
  ])("refuses %s", (_, from, to) => {
    expect(() => readPaymentRequest(altered(from, to), config)).toThrow(UnreadableMessage);
  });

  test("refuses a merchant id that is not the sealed one", () => {
    expect(() => readPaymentRequest({ ...brought(request), merchantId: "SOMEBODY" }, config)).toThrow(
      UnreadableMessage,
    );
  });

  test("compares names without case and ignores the unknown ones", () => {
    expect(readPaymentRequest(altered("Amount=", "Unknown=1&aMOUNT="), config).amountCents).toBe(2490);
  });
});

describe("text on the wire", () => {
  test.each([
    ["Œuvre d’Anaëlle", "OEuvre d'Anaelle"],
    ["1\u202f234,50\u00a0€", "1 234,50 EUR"],
    ["Saut d'obstacles & dressage", "Saut d'obstacles + dressage"],
    ["a\r\nb\tc\u200b", "a b c"],
    ["馬 🐎", "? ?"],
    ["＆", "+"],
  ])("%j is sent as %j", (text, ascii) => {
    expect(toAscii(text, 768)).toBe(ascii);
  });

  test("any text becomes a value that can be sent and read back", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 1, max: 60 }), (text, maximum) => {
        const value = toAscii(text, maximum);
        expect(value.length).toBeLessThanOrEqual(maximum);
        expect(readParameters(writeParameters([["OrderDesc", value]])).get("orderdesc")).toBe(value);
      }),
    );
  });
});
