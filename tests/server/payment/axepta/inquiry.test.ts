import { describe, expect, it } from "vitest";
import {
  type AxeptaConfig,
  axeptaFormAddress,
  axeptaInquiryAddress,
} from "../../../../server/payment/axepta/config.ts";
import {
  buildInquiry,
  buildInquiryAnswer,
  type KnownTransaction,
  readInquiry,
  readInquiryAnswer,
} from "../../../../server/payment/axepta/inquiry.ts";
import { seal, UnreadableMessage } from "../../../../server/payment/axepta/message.ts";

const config: AxeptaConfig = {
  merchantId: "BNP_DEMO_AXEPTA",
  blowfishKey: "Tc5*2D_xs7B[6E?w",
  hmacKey: "4n!BmF3_?9oJ2Q*z(iD7q6[RSb5)a]A8",
  formAddress: axeptaFormAddress,
  inquiryAddress: axeptaInquiryAddress,
};

const paid: KnownTransaction = {
  transId: "attempt-1",
  payId: "0123456789abcdef0123456789abcdef",
  lastStatus: "OK",
  amountAuth: 2490,
  amountCap: 2490,
  amountCred: 0,
};
const reply = (plaintext: string) => {
  const { Data, Len } = seal(plaintext, config.blowfishKey);
  return readInquiryAnswer({ data: Data, len: Len }, "attempt-1", config);
};
const replied = (found: KnownTransaction | undefined, transId = "attempt-1") => {
  const { Data, Len } = buildInquiryAnswer(found, config);
  return readInquiryAnswer({ data: Data, len: Len }, transId, config);
};

describe("a question about an attempt", () => {
  it("is read by the bank, and by nobody's other key", () => {
    const { MerchantID, Data, Len } = buildInquiry("attempt-1", config);
    const request = { merchantId: MerchantID, data: Data, len: String(Len) };
    expect(readInquiry(request, config)).toBe("attempt-1");
    expect(() => readInquiry(request, { ...config, hmacKey: "another" })).toThrow(UnreadableMessage);
    expect(() => readInquiry(request, { ...config, blowfishKey: "another" })).toThrow(UnreadableMessage);
    expect(() => readInquiry({ ...request, merchantId: "OTHER" }, config)).toThrow(UnreadableMessage);
  });
});

describe("the reply to it", () => {
  it("says that it is paid, with the amount that was taken", () => {
    expect(replied(paid)).toMatchObject({
      kind: "paid",
      transId: "attempt-1",
      payId: paid.payId,
      code: "00000000",
      amountCents: 2490,
      currency: "EUR",
    });
  });

  it.each([
    ["authorised and not yet taken", { amountCap: 0 }, "paid"],
    ["paid, though a later step failed", { lastStatus: "FAILED" }, "paid"],
    ["given back in part", { amountCred: 100 }, "paid"],
    ["given back whole", { amountCred: 2490 }, "refused"],
    ["refused", { amountAuth: 0, amountCap: 0, lastStatus: "FAILED" }, "refused"],
    ["not decided", { amountAuth: 0, amountCap: 0, lastStatus: "PENDING" }, "pending"],
  ])("goes by the amounts: %s", (_what, change, kind) => {
    expect(replied({ ...paid, ...change }).kind).toBe(kind);
  });

  it("of a bank that knows of nothing, or will not say, decides nothing", () => {
    expect(replied(undefined)).toMatchObject({ kind: "unknown", transId: "attempt-1" });
    expect(reply("mid=BNP_DEMO_AXEPTA&Status=FAILED&Code=20900010&AmountCap=2490").kind).toBe("unknown");
    expect(reply("Status=OK&Code=40900010&TransID=attempt-1&AmountCap=2490").kind).toBe("unknown");
  });

  it.each([
    ["of another transaction", "Status=OK&Code=00000000&TransID=attempt-2&AmountCap=2490"],
    ["of another merchant", "mid=OTHER&Status=OK&Code=00000000&TransID=attempt-1&AmountCap=2490"],
    ["with an amount that is none", "Status=OK&Code=00000000&TransID=attempt-1&AmountCap=24.90"],
    ["with a name that comes twice", "Status=OK&Code=00000000&TransID=attempt-1&AmountCap=1&amountcap=2490"],
  ])("%s is none", (_what, plaintext) => {
    expect(() => reply(plaintext)).toThrow(UnreadableMessage);
  });
});
