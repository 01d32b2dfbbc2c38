import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { handoverMinutes } from "../../../src/domain/shop/limits.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { startTestShop, type TestShop, type TestVisitor } from "../support/testShop.ts";
import { add, cart, currentOrder, currentOrderUuid, file, lines, print, type Refused } from "./shopper.ts";

const now = new Date("2026-06-14T10:00:00.000Z");
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

let shop: TestShop;
let stock: Stock;
let screen: TestVisitor;
let phone: TestVisitor;
beforeAll(async () => {
  shop = await startTestShop({ placeWhat: "truck" });
  stock = await stockShop(shop);
});
beforeEach(() => {
  shop.services.now = () => now;
  [screen, phone] = [shop.newVisitor(), shop.newVisitor()];
});
afterEach(() => shop.services.db.deleteFrom("attempt").execute());
afterAll(() => shop?.stop());

const visitors = "/api/anonymous/visitors";
interface Handover {
  code: string;
  expiresAt: string;
}
const handOver = async (pictureUuids: readonly string[] = [], from = screen): Promise<Handover> => {
  const { status, body } = await from.post<Handover>(`${visitors}/handovers`, { pictureUuids });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const takeOver = (code: string, by = phone, headers?: Record<string, string>) =>
  by.post<{ itemCount: number; pictureUuids: string[] } & Refused>(`${visitors}/takeOver`, { code }, headers);
const state = () => screen.get<{ isTaken: boolean }>(`${visitors}/handovers/current`);
const cancel = () => screen.post<{ isTaken: boolean }>(`${visitors}/handovers/cancel`, {});

describe("a cart and a selection that travel to a phone", () => {
  it("are the phone's once its code is used, and no longer the screen's", async () => {
    await add(screen, print(stock));
    await add(screen, file(stock));
    const total = (await currentOrder(screen)).totalPrice;
    const given = [stock.pictures.later, stock.pictures.first];
    const { code, expiresAt } = await handOver(given);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    expect(Date.parse(expiresAt) - now.getTime()).toBe(handoverMinutes * 60_000);
    expect(await state()).toMatchObject({ status: 200, body: { isTaken: false } });

    const taken = await takeOver(code);

    expect(taken).toMatchObject({ status: 200, body: { itemCount: 2, pictureUuids: given } });
    expect(lines(await cart(phone))).toHaveLength(2);
    expect((await currentOrder(phone)).totalPrice).toBe(total);
    expect(await cart(screen)).toEqual([]);
    expect((await state()).body).toEqual({ isTaken: true });
  });

  it("join what the phone has: the same print counts twice, the same file once", async () => {
    for (const visitor of [screen, phone]) {
      await add(visitor, print(stock));
      await add(visitor, file(stock));
    }
    const own = await currentOrderUuid(phone);
    await takeOver((await handOver()).code);
    expect(await currentOrderUuid(phone)).toBe(own);
    expect((await cart(phone)).map(({ quantity }) => quantity).sort()).toEqual([1, 2]);
  });

  it("travel without a cart, and without a selection", async () => {
    expect((await takeOver((await handOver([stock.pictures.first])).code)).body).toEqual({
      itemCount: 0,
      pictureUuids: [stock.pictures.first],
    });
    await add(screen, print(stock));
    expect((await takeOver((await handOver()).code)).body).toEqual({ itemCount: 1, pictureUuids: [] });
  });

  it("leave out pictures that cannot be seen", async () => {
    const { code } = await handOver([stock.pictures.first, stock.pictures.deleted]);
    expect((await takeOver(code)).body.pictureUuids).toEqual([stock.pictures.first]);
  });

  it("stay with the screen that takes its own code", async () => {
    await add(screen, print(stock));
    const own = await currentOrderUuid(screen);
    expect((await takeOver((await handOver()).code, screen)).body.itemCount).toBe(1);
    expect(await currentOrderUuid(screen)).toBe(own);
    expect(await cart(screen)).toHaveLength(1);
  });
});

describe("a code", () => {
  it("is refused where there is nothing to take over", async () => {
    const { status, body } = await screen.post<Refused>(`${visitors}/handovers`, { pictureUuids: [] });
    expect([status, body.code]).toEqual([409, "ORDER_EMPTY"]);
    const gone = await screen.post<Refused>(`${visitors}/handovers`, {
      pictureUuids: [stock.pictures.deleted],
    });
    expect([gone.status, gone.body.code]).toEqual([409, "ORDER_EMPTY"]);
  });

  it("is used once; the second phone gets nothing and loses nothing", async () => {
    await add(screen, print(stock));
    const { code } = await handOver();
    await takeOver(code);
    const other = shop.newVisitor();
    await add(other, file(stock));
    const { status, body } = await takeOver(code, other);
    expect([status, body.code]).toEqual([404, "NOT_FOUND"]);
    expect(await cart(other)).toHaveLength(1);
    expect(await cart(phone)).toHaveLength(1);
  });

  it("is used by one of two phones at once", async () => {
    await add(screen, print(stock));
    const { code } = await handOver();
    const phones = [phone, shop.newVisitor(), shop.newVisitor()];
    const statuses = (await Promise.all(phones.map((one) => takeOver(code, one)))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 404, 404]);
    const carts = await Promise.all(phones.map(cart));
    expect(carts.flat()).toHaveLength(1);
  });

  it("answers a repeated call as before", async () => {
    await add(screen, print(stock));
    const { code } = await handOver();
    const headers = { "idempotency-key": "the-very-same-0002" };
    const first = await takeOver(code, phone, headers);
    expect((await takeOver(code, phone, headers)).body).toEqual(first.body);
    expect(await cart(phone)).toHaveLength(1);
  });

  it("opens however it is written", async () => {
    for (const write of [
      (code: string) => code.toLowerCase(),
      (code: string) => (code.match(/.{4}/g) ?? []).join("-"),
      (code: string) => code.replaceAll("0", "o").replaceAll("1", "l"),
    ]) {
      const { code } = await handOver([stock.pictures.first]);
      expect((await takeOver(write(code))).status).toBe(200);
    }
  });

  it("expires: the cart stays where it is", async () => {
    await add(screen, print(stock));
    const { code } = await handOver();
    shop.services.now = () => minutesLater(handoverMinutes);
    expect((await takeOver(code)).status).toBe(404);
    expect((await state()).status).toBe(404);
    expect(await cart(screen)).toHaveLength(1);
  });

  it("ends when the shopper stays, or asks for another", async () => {
    await add(screen, print(stock));
    const first = await handOver();
    const second = await handOver();
    expect((await takeOver(first.code)).status).toBe(404);
    expect((await cancel()).body).toEqual({ isTaken: false });
    expect((await takeOver(second.code)).status).toBe(404);
    expect((await state()).status).toBe(404);
    expect(await cart(screen)).toHaveLength(1);
  });

  it("cannot be ended once a phone has used it", async () => {
    await add(screen, print(stock));
    await takeOver((await handOver()).code);
    expect((await cancel()).body).toEqual({ isTaken: true });
  });

  it("lets the phone take over after the screen has been reset, but not what is abandoned later", async () => {
    await add(screen, print(stock));
    const { code } = await handOver();
    await screen.post(`${visitors}/leave`, {});
    expect(await cart(screen)).toEqual([]);
    expect((await takeOver(code)).body.itemCount).toBe(1);
    expect(await cart(phone)).toHaveLength(1);

    const next = shop.newVisitor();
    await add(next, print(stock));
    const left = await currentOrderUuid(next);
    const late = await handOver([], next);
    shop.services.now = () => minutesLater(handoverMinutes);
    await next.post(`${visitors}/leave`, {});
    const { status } = await shop.services.db
      .selectFrom("order")
      .select("status")
      .where("uuid", "=", left)
      .executeTakeFirstOrThrow();
    expect(status).toBe("withdrawn");
    expect((await takeOver(late.code)).status).toBe(404);
  });

  it("cannot be guessed: wrong codes are counted, right ones are not", async () => {
    for (let taken = 0; taken < 3; taken++) {
      expect((await takeOver((await handOver([stock.pictures.first])).code)).status).toBe(200);
    }
    const { code } = await handOver([stock.pictures.first]);
    for (let miss = 0; miss < 60; miss++) {
      expect((await takeOver("AAAABBBBCCCC", shop.newVisitor())).status).toBe(404);
    }
    const { status, body } = await takeOver(code);
    expect([status, body.code]).toEqual([429, "TOO_MANY_ATTEMPTS"]);
  });

  it("is made 120 times in a quarter of an hour from one address", async () => {
    await shop.services.db.deleteFrom("attempt").execute();
    for (let made = 0; made < 120; made++) await handOver([stock.pictures.first]);
    const refused = await screen.post<Refused>(`${visitors}/handovers`, {
      pictureUuids: [stock.pictures.first],
    });
    expect([refused.status, refused.body.code]).toEqual([429, "TOO_MANY_ATTEMPTS"]);
  });

  it.each([
    ["handovers", { pictureUuids: ["nothing"] }],
    ["handovers", { pictureUuids: Array(301).fill("0a0a0a0a-0000-4000-8000-000000000001") }],
    ["takeOver", {}],
    ["takeOver", { code: "A".repeat(41) }],
  ])("refuses bad input: %s", async (path, body) => {
    const refused = await screen.post<Refused>(`${visitors}/${path}`, body);
    expect([refused.status, refused.body.code]).toEqual([400, "INVALID_INPUT"]);
  });

  it("has a short link that leads to the cart's screen, and stays out of the log", async () => {
    const answered = await fetch(`${shop.url}/t/A1B2C3D4E5F6`, { redirect: "manual" });
    expect(answered.status).toBe(302);
    expect(answered.headers.get("location")).toBe("/cart?reprise=A1B2C3D4E5F6");
    expect(answered.headers.get("cache-control")).toBe("no-store");
  });

  it("is of a stand only", async () => {
    shop.services.settings.placeWhat = "main";
    try {
      const calls = [
        screen.post<Refused>(`${visitors}/handovers`, { pictureUuids: [] }),
        screen.post<Refused>(`${visitors}/handovers/cancel`, {}),
        screen.get<Refused>(`${visitors}/handovers/current`),
        takeOver("AAAABBBBCCCC"),
      ];
      for (const { status, body } of await Promise.all(calls)) {
        expect([status, body.code]).toEqual([403, "WRONG_PLACE"]);
      }
    } finally {
      shop.services.settings.placeWhat = "truck";
    }
  });
});

it("waits for a phone whose own order is being paid: the code stays good", async () => {
  await add(phone, file(stock));
  const own = await currentOrderUuid(phone);
  const setStatus = (status: "paying" | "uncomplete") =>
    shop.services.db.updateTable("order").set({ status }).where("uuid", "=", own).execute();
  await add(screen, print(stock));
  const { code } = await handOver();
  await setStatus("paying");
  const { status, body } = await takeOver(code);
  expect([status, body.code]).toEqual([409, "PAYMENT_IN_PROGRESS"]);
  expect(await cart(screen)).toHaveLength(1);
  await setStatus("uncomplete");
  expect((await takeOver(code)).body.itemCount).toBe(1);
});
