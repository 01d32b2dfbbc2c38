import { Blowfish } from "egoroof-blowfish";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { axeptaFormAddress, axeptaInquiryAddress } from "../../../../server/payment/axepta/config.ts";
import { answerMac } from "../../../../server/payment/axepta/mac.ts";
import { open, seal } from "../../../../server/payment/axepta/message.ts";
import { buildPaymentAnswer, readPaymentAnswer } from "../../../../server/payment/axepta/paymentAnswer.ts";

const config = {
  merchantId: "BNP_DEMO_AXEPTA",
  blowfishKey: "Tc5*2D_xs7B[6E?w",
  hmacKey: "4n!BmF3_?9oJ2Q*z(iD7q6[RSb5)a]A8",
  formAddress: axeptaFormAddress,
  inquiryAddress: axeptaInquiryAddress,
};
const paid = {
  transId: "attempt-1",
  payId: "0123456789abcdef0123456789abcdef",
  status: "OK",
  code: "00000000",
  description: "success",
  userData: "order-1",
};
const read = ({ Data, Len }: { Data: string; Len: number }) =>
  readPaymentAnswer({ data: Data, len: Len }, config);
const sealed = (plaintext: string) => seal(plaintext, config.blowfishKey);
const macOf = (parts: Partial<Parameters<typeof answerMac>[0]>) =>
  answerMac(
    { payId: "", transId: "", merchantId: config.merchantId, status: "", code: "", ...parts },
    config.hmacKey,
  );

describe("a payment answer", () => {
  test("tells a payment", () => {
    expect(read(buildPaymentAnswer(paid, config))).toEqual({
      kind: "paid",
      ...paid,
      amountCents: null,
      currency: null,
    });
  });

  test("tells the amount where the provider gives it", () => {
    const answer = buildPaymentAnswer({ ...paid, amountCents: 2490, currency: "EUR" }, config);
    expect(read(answer)).toMatchObject({ kind: "paid", amountCents: 2490, currency: "EUR" });
  });

  test.each([
    ["OK", "00000000", "paid"],
    ["AUTHORIZED", "00000000", "paid"],
    ["ok", "00000000", "paid"],
    ["FAILED", "00000000", "refused"],
    ["SOMETHING", "00000000", "refused"],
    ["OK", "00000001", "refused"],
    ["OK", "10000000", "refused"],
    ["FAILED", "22720203", "refused"],
    ["OK", "22720203", "refused"],
    ["FAILED", "40000000", "refused"],
    ["OK", "60000001", "pending"],
    ["FAILED", "60000001", "pending"],
    ["AUTHORIZED", "70000000", "pending"],
    ["FAILED", "70000000", "refused"],
  ])("status %s with code %s is %s", (status, code, kind) => {
    expect(read(buildPaymentAnswer({ ...paid, status, code }, config)).kind).toBe(kind);
  });

  test("only code 00000000 with OK or AUTHORIZED is ever a payment", () => {
    const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(digits, fc.constantFrom("OK", "AUTHORIZED", "FAILED", "PENDING"), (code, status) => {
        const answer = read(buildPaymentAnswer({ ...paid, status, code }, config));
        expect(answer.kind === "paid").toBe(
          code === "00000000" && (status === "OK" || status === "AUTHORIZED"),
        );
      }),
    );
  });

  test("may leave out the merchant id, and writes its MAC in either case", () => {
    const mac = macOf({ payId: "p", transId: "t", status: "OK", code: "00000000" }).toUpperCase();
    expect(read(sealed(`PAYID=p&transid=t&STATUS=OK&Code=00000000&Mac=${mac}&Extra=1`))).toMatchObject({
      kind: "paid",
      payId: "p",
      transId: "t",
    });
  });

  test("may miss a payment id: its star stays in the MAC", () => {
    const mac = macOf({ transId: "t", status: "FAILED", code: "20000001" });
    expect(read(sealed(`TransID=t&Status=FAILED&Code=20000001&MAC=${mac}`))).toMatchObject({
      kind: "refused",
      payId: "",
    });
  });

  test("is read as Latin-1", () => {
    const mac = macOf({ transId: "t", status: "FAILED", code: "20000001" });
    const bytes = Buffer.from(
      `TransID=t&Status=FAILED&Code=20000001&Description=Refusé&MAC=${mac}`,
      "latin1",
    );
    const blowfish = new Blowfish(config.blowfishKey, Blowfish.MODE.ECB, Blowfish.PADDING.PKCS5);
    const answer = { Data: Buffer.from(blowfish.encode(bytes)).toString("hex"), Len: bytes.length };
    expect(read(answer)).toMatchObject({ kind: "refused", description: "Refusé" });
  });
});

describe("what is not verified", () => {
  const built = buildPaymentAnswer(paid, config);
  const plaintext = open(built.Data, built.Len, config.blowfishKey);

  test.each([
    ["TransID=attempt-1", "TransID=attempt-2"],
    ["PayID=01", "PayID=02"],
    ["Status=OK", "Status=AUTHORIZED"],
    ["Code=00000000", "Code=00000001"],
    ["mid=BNP_DEMO_AXEPTA", "mid=SOMEBODY"],
    ["Status=OK", "Status=FAILED&Status=OK"],
    ["&MAC=", "&CAM="],
    ["&MAC=", "&MAC=0"],
  ])("%s changed into %s", (from, to) => {
    expect(plaintext).toContain(from);
    expect(read(sealed(plaintext.replace(from, to)))).toMatchObject({ kind: "unverified" });
  });

  test("an answer sealed or signed with other keys", () => {
    for (const other of [
      { blowfishKey: "another key" },
      { hmacKey: "another key" },
      { merchantId: "OTHER" },
    ]) {
      expect(read(buildPaymentAnswer(paid, { ...config, ...other }))).toMatchObject({ kind: "unverified" });
    }
  });

  test.each([
    ["no transaction", { transId: "" }],
    ["no status", { status: "" }],
    ["no code", { code: "" }],
    ["a short code", { code: "0" }],
  ])("an answer with %s, though its MAC is right", (_, change) => {
    expect(read(buildPaymentAnswer({ ...paid, ...change }, config))).toMatchObject({ kind: "unverified" });
  });

  test("an amount that is not in cents", () => {
    const withAmount = plaintext.replace("UserData=", "Amount=24.90&UserData=");
    expect(read(sealed(withAmount))).toEqual({ kind: "unverified", reason: "amount is not in cents" });
  });

  test("a Len cut short by one", () => {
    expect(readPaymentAnswer({ data: built.Data, len: built.Len - 1 }, config).kind).toBe("unverified");
  });

  test("anything else, without throwing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), (data, len) => {
        expect(readPaymentAnswer({ data, len }, config).kind).toBe("unverified");
      }),
    );
  });

  test("one block changed anywhere never makes another payment of it", () => {
    const blocks = built.Data.length / 16;
    fc.assert(
      fc.property(fc.nat(blocks - 1), fc.nat(blocks - 1), (from, to) => {
        const pieces = built.Data.match(/.{16}/g) ?? [];
        const [moved] = pieces.slice(from, from + 1);
        if (moved) pieces[to] = moved;
        const answer = readPaymentAnswer({ data: pieces.join(""), len: built.Len }, config);
        if (answer.kind !== "unverified")
          expect(answer).toMatchObject({
            ...paid,
            description: answer.description,
            userData: answer.userData,
          });
      }),
    );
  });
});
