import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerMac, isSameMac, requestMac } from "../../../../server/payment/axepta/mac.ts";

const demoHmacKey = "4n!BmF3_?9oJ2Q*z(iD7q6[RSb5)a]A8";
const demoMac = "529c65ce765e684d42a29ca255ad99ae40b78715abc8ee958bfdbafd2597d30a";

describe("the MAC", () => {
  test("the provider's demonstration request", () => {
    expect(
      requestMac(
        { transId: "1", merchantId: "BNP_DEMO_AXEPTA", amount: "2000", currency: "EUR" },
        demoHmacKey,
      ),
    ).toBe(demoMac);
  });

  test("a second request, whose code is written in capitals", () => {
    const mac = requestMac(
      {
        transId: "TID-4453732122167114558",
        merchantId: "YourMerchantID",
        amount: "1234",
        currency: "EUR",
      },
      "mySecret",
    );
    expect(isSameMac(mac, "0522F1AF6A88597D396A5A877499F3C9087EBCF103B1B47D7E4D13421CC7EA36")).toBe(true);
  });

  test("an answer's code covers payment, transaction, merchant, status and code, each in its place", () => {
    const parts = { payId: "p", transId: "t", merchantId: "m", status: "OK", code: "00000000" };
    const mac = answerMac(parts, demoHmacKey);
    for (const part of ["payId", "transId", "merchantId", "status", "code"] as const) {
      expect(answerMac({ ...parts, [part]: "" }, demoHmacKey)).not.toBe(mac);
    }
    expect(answerMac({ ...parts, payId: "t", transId: "p" }, demoHmacKey)).not.toBe(mac);
  });

  test("is compared without case, and every character counts", () => {
    expect(isSameMac(demoMac, demoMac.toUpperCase())).toBe(true);
    for (let place = 0; place < demoMac.length; place++) {
      const other = demoMac[place] === "0" ? "1" : "0";
      expect(isSameMac(demoMac, demoMac.slice(0, place) + other + demoMac.slice(place + 1))).toBe(false);
    }
  });

  test("nothing else passes for it, and no input throws", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (received) => !isSameMac(demoMac, received)));
  });
});
