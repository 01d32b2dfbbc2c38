import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seal } from "../../../server/payment/axepta/message.ts";
import { type CardShop, type Sealed, startCardShop } from "./cardShop.ts";

let shop: CardShop;
beforeAll(async () => {
  shop = await startCardShop();
});
afterAll(() => shop.stop());

describe("what cannot be verified changes nothing", () => {
  const forged = (
    request: Parameters<CardShop["answer"]>[0],
  ): [string, Partial<Record<keyof Sealed, string>>][] => {
    const text = `mid=${shop.config.merchantId}&TransID=${request.transId}&Status=OK&Code=00000000&MAC=${"0".repeat(64)}`;
    const noMac = seal(text, shop.config.blowfishKey);
    const otherKey = seal(text, "another key");
    const good = shop.answer(request);
    const strings = ({ Data, Len }: Sealed) => ({ Data, Len: String(Len) });
    return [
      ["no field at all", {}],
      ["no data", { Len: "100" }],
      ["no length", { Data: good.Data }],
      ["a forged MAC", strings(noMac)],
      ["another key", strings(otherKey)],
      ["non-hexadecimal data", { Data: "zz".repeat(40), Len: "80" }],
      ["odd data", { Data: `${good.Data}0`, Len: String(good.Len) }],
      ["a broken block", { Data: good.Data.slice(0, -2), Len: String(good.Len) }],
      ["a length beyond the data", { Data: good.Data, Len: "99999" }],
      ["a length that is none", { Data: good.Data, Len: "NaN" }],
      ["too much data", { Data: "00".repeat(9000), Len: "8" }],
      ["far too much data", { Data: "00".repeat(100_000), Len: "8" }],
    ];
  };

  test("by notification, which is always answered 200", async () => {
    const { orderUuid, request } = await shop.paying();
    const before = await shop.everything(orderUuid);
    for (const [name, answer] of forged(request)) expect(await shop.notify(answer), name).toBe(200);
    expect(await shop.everything(orderUuid)).toBe(before);
  });

  test("by the browser's return, which shows the failure", async () => {
    const { orderUuid, request } = await shop.paying();
    const before = await shop.everything(orderUuid);
    for (const [name, answer] of forged(request)) {
      const url = `${shop.url}/api/anonymous/payments/axepta/return/success`;
      const body = new URLSearchParams(answer);
      const response = await fetch(url, { method: "POST", body, redirect: "manual" });
      expect([response.status, response.headers.get("location")], name).toEqual([303, "/paymentFailure"]);
    }
    expect(await shop.everything(orderUuid)).toBe(before);
  });

  test("by the result page's call", async () => {
    const { visitor, orderUuid, request } = await shop.paying();
    const before = await shop.everything(orderUuid);
    const path = "/api/customer/orders/handleAxeptaCallback";
    for (const [name, { Data = "", Len = "" }] of forged(request)) {
      const answered = await visitor.post(path, { dataCrypt: Data, len: Len });
      if (Data.length > 20_000) expect(answered.status, name).toBe(400);
      else {
        expect(answered.status, name).toBe(200);
        expect(answered.body, name).toMatchObject({
          errorCode: "UNVERIFIED",
          orderUuid: null,
          userData: null,
        });
      }
    }
    expect((await visitor.post(path, { dataCrypt: "00" })).status).toBe(400);
    const { Data, Len } = shop.answer(request);
    expect((await shop.newVisitor().post(path, { dataCrypt: Data, len: Len })).status).toBe(401);
    expect(await shop.everything(orderUuid)).toBe(before);
  });

  test("an answer about a transaction of some other shop's", async () => {
    const { visitor, orderUuid, request } = await shop.paying();
    const before = await shop.everything(orderUuid);
    const answer = shop.answer({ ...request, transId: "another-shop-1", userData: orderUuid });
    expect(await shop.notify(answer)).toBe(200);
    expect(await shop.callback(visitor, answer)).toMatchObject({
      errorCode: "UNKNOWN_PAYMENT",
      orderUuid: null,
    });
    expect(await shop.everything(orderUuid)).toBe(before);
  });
});
