import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Suggestion } from "../../../src/api/contract/orderItemCalls.ts";
import { startTestShop, type TestShop, type TestVisitor } from "../support/testShop.ts";
import { fill, items, type PackStock, pack, placesOf, refused, stockPacks } from "./packStock.ts";
import { add, cart, currentOrder, file, lines, print, type Refused } from "./shopper.ts";

let shop: TestShop;
let stock: PackStock;
let many: string[];
let visitor: TestVisitor;
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockPacks(shop);
  many = stock.pictures.many;
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  visitor = shop.newVisitor();
  await shop.services.db.deleteFrom("shopFact").where("key", "like", "shipping%").execute();
  await shop.services.db.deleteFrom("discount").execute();
});

async function suggestion(of = visitor): Promise<Suggestion> {
  const { status, body } = await of.get<Suggestion>(`${items}/suggestion`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const apply = (gain: number, of = visitor, headers?: Record<string, string>) =>
  of.post<Refused & { orderItemUuids: string[] }>(`${items}/applySuggestion`, { gain }, headers);
const total = async (of = visitor) => (await currentOrder(of)).totalPrice;
const nothing = { kind: "noSuggestion", gain: 0, packs: [] };

async function prints(count: number, change: Record<string, unknown> = {}, of = visitor): Promise<string[]> {
  const uuids: string[] = [];
  for (const pictureUuid of many.slice(0, count))
    uuids.push(await add(of, print(stock, { pictureUuid, ...change })));
  return uuids;
}

describe("what is suggested", () => {
  it("is nothing without a cart, nor where the pieces cost less", async () => {
    expect(await suggestion()).toEqual(nothing);
    await prints(2);
    expect(await suggestion()).toEqual(nothing);
  });

  it("is the pack that costs less than its pieces, with what it gains", async () => {
    await prints(3);
    const { kind, gain, packs } = await suggestion();
    expect({ kind, gain }).toEqual({ kind: "newOrderItem", gain: 600 });
    expect(packs).toMatchObject([
      {
        kind: "newOrderItem",
        orderItemUuid: null,
        product: { uuid: stock.products.pack, label: "Pack 3 tirages" },
        productVariant: { uuid: stock.variants.pack },
        expectedCount: 3,
        pictureCount: 3,
        packPrice: 3900,
        unitPrice: 4500,
      },
    ]);
  });

  it("is a pack of the cart that has places free", async () => {
    const uuid = await add(visitor, pack(stock, "pack", { pictureUuid: many[5] }));
    await prints(1);
    expect(await suggestion()).toMatchObject({
      kind: "fillExisting",
      gain: 1500,
      packs: [{ kind: "fillExisting", orderItemUuid: uuid, expectedCount: 2, pictureCount: 1, packPrice: 0 }],
    });
  });

  it("is counted with the discount of the day", async () => {
    const day = 24 * 3600 * 1000;
    await shop.services.db
      .insertInto("discount")
      .values({
        label: "r",
        description: "r",
        percent: 10,
        startAt: new Date(Date.now() - day).toISOString(),
        endAt: new Date(Date.now() + day).toISOString(),
      })
      .execute();
    await prints(3);
    expect((await suggestion()).gain).toBe(540);
    expect((await apply(540)).status).toBe(200);
    expect(await total()).toBe(3510);
  });

  it("is nothing where sending would then cost more than is gained", async () => {
    await shop.services.db
      .insertInto("shopFact")
      .values([
        { key: "shippingFee", value: "700" },
        { key: "shippingFreeAbove", value: "4500" },
      ])
      .execute();
    await prints(3);
    expect(await suggestion()).toEqual(nothing);
    await prints(6);
    expect((await suggestion()).gain).toBeGreaterThan(0);
  });

  it("is nothing while the order is being paid", async () => {
    await prints(3);
    const { uuid } = await currentOrder(visitor);
    await shop.services.db.updateTable("order").set({ status: "paying" }).where("uuid", "=", uuid).execute();
    expect(await suggestion()).toEqual(nothing);
    expect(refused(await apply(600))).toEqual([409, "PAYMENT_IN_PROGRESS"]);
  });
});

describe("one press", () => {
  it("makes the pack and moves the pictures in; splitting it is the way back", async () => {
    await prints(4);
    const answered = await apply(600);
    expect(answered.status, JSON.stringify(answered.body)).toBe(200);
    const [uuid = ""] = answered.body.orderItemUuids;
    expect(lines(await cart(visitor)).sort()).toEqual(["1 item 1500", "1 item 3900"]);
    // In search order, not in the order of random UUIDs.
    expect((await placesOf(visitor, uuid)).map(({ pictureUuid }) => pictureUuid)).toEqual(many.slice(0, 3));
    expect(await total()).toBe(5400);
    expect(await suggestion()).toEqual(nothing);
    await visitor.post(`${items}/${uuid}/delete`, { target: { mode: "split" } });
    expect(await total()).toBe(6000);
    expect(await cart(visitor)).toHaveLength(4);
  });

  it("keeps the surface, and leaves the pieces that are too many", async () => {
    await prints(3, { withMatOption: true, quantity: 2 });
    await shop.services.db
      .updateTable("productVariant")
      .set({ mat_option: 600 })
      .where("uuid", "=", stock.variants.pack)
      .execute();
    // Two packs of the same three pictures: 4500 each instead of 5400.
    const { gain, packs } = await suggestion();
    expect({ gain, packs: packs.length }).toEqual({ gain: 1800, packs: 2 });
    expect((await apply(gain)).status).toBe(200);
    const held = await cart(visitor);
    expect(held.map(({ withMatOption, price, quantity }) => [withMatOption, price, quantity])).toEqual([
      [true, 4500, 1],
      [true, 4500, 1],
    ]);
  });

  it("fills both groups of a pack, each with its format", async () => {
    await prints(2);
    for (const pictureUuid of many.slice(2, 4)) await add(visitor, file(stock, { pictureUuid }));
    const { gain, packs } = await suggestion();
    expect(packs.map(({ product }) => product.label)).toEqual(["Pack mixte"]);
    expect(gain).toBe(2 * 1500 + 2 * 2900 - 5001);
    const [uuid = ""] = (await apply(gain)).body.orderItemUuids;
    const held = await placesOf(visitor, uuid);
    expect(
      held.map(({ groupPosition, paperFormat, numericFormat }) => [
        groupPosition,
        paperFormat,
        numericFormat,
      ]),
    ).toEqual([
      [1, "20_30", null],
      [1, "20_30", null],
      [2, null, "high"],
      [2, null, "high"],
    ]);
  });

  it("fills a pack of the cart before it makes another", async () => {
    const uuid = await add(visitor, pack(stock, "pack"));
    await fill(visitor, uuid, many[8], many[9]);
    await prints(4);
    const { gain, packs, kind } = await suggestion();
    expect({ kind, gain }).toEqual({ kind: "newOrderItem", gain: 1500 + 600 });
    expect(packs.map((one) => one.kind)).toEqual(["fillExisting", "newOrderItem"]);
    expect((await apply(gain)).status).toBe(200);
    expect(lines(await cart(visitor))).toEqual(["1 item 3900", "1 item 3900"]);
  });

  it("is refused, and nothing is done, where the prices changed since it was shown", async () => {
    await prints(3);
    const { variants } = stock;
    const price = (base_price: number) =>
      shop.services.db
        .updateTable("productVariant")
        .set({ base_price })
        .where("uuid", "=", variants.pack)
        .execute();
    await price(4200);
    try {
      expect(refused(await apply(600))).toEqual([409, "SUGGESTION_CHANGED"]);
      expect(await cart(visitor)).toHaveLength(3);
      expect((await suggestion()).gain).toBe(300);
    } finally {
      await price(3900);
    }
  });

  it("is refused without a cart, and takes no gain of nothing", async () => {
    expect(refused(await apply(600))).toEqual([409, "SUGGESTION_CHANGED"]);
    expect(refused(await apply(0))).toEqual([400, "INVALID_INPUT"]);
  });

  it("is done once, however often it is sent", async () => {
    await prints(3);
    const key = { "idempotency-key": "one-press-of-the-shopper-0001" };
    const [first, second] = [await apply(600, visitor, key), await apply(600, visitor, key)];
    expect(second.body).toEqual(first.body);
    expect(lines(await cart(visitor))).toEqual(["1 item 3900"]);
  });
});

const rounds = 15;
const codes = (answers: { status: number; body: { code?: string } }[]) =>
  answers.map(({ status, body }) => (status === 200 ? "done" : `${status} ${body.code}`)).sort();

describe("two hands at once", () => {
  it("two presses: one makes the packs, the other is told that the cart has changed", async () => {
    for (let round = 0; round < rounds; round++) {
      const two = shop.newVisitor();
      await prints(6, {}, two);
      const answers = await Promise.all([apply(1200, two), apply(1200, two)]);
      expect(codes(answers)).toEqual(["409 SUGGESTION_CHANGED", "done"]);
      expect(lines(await cart(two))).toEqual(["1 item 3900", "1 item 3900"]);
      expect(await total(two)).toBe(7800);
    }
  });

  it("a line deleted while the packs are made: nothing is lost or doubled, the total is what the lines say", async () => {
    for (let round = 0; round < rounds; round++) {
      const two = shop.newVisitor();
      const [uuid] = await prints(3, {}, two);
      const [applied, deleted] = await Promise.all([
        apply(600, two),
        two.post<Refused>(`${items}/${uuid}/delete`, { target: { mode: "void" } }),
      ]);
      const outcome = codes([applied, deleted]);
      expect([
        ["404 NOT_FOUND", "done"],
        ["409 SUGGESTION_CHANGED", "done"],
      ]).toContainEqual(outcome);
      expect(lines(await cart(two))).toEqual(
        applied.status === 200 ? ["1 item 3900"] : ["1 item 1500", "1 item 1500"],
      );
      expect(await total(two)).toBe(applied.status === 200 ? 3900 : 3000);
    }
  });

  it("a quantity changed in a stale tab while the packs are made: one of the two is told", async () => {
    for (let round = 0; round < rounds; round++) {
      const two = shop.newVisitor();
      const [uuid] = await prints(3, {}, two);
      const [applied, changed] = await Promise.all([
        apply(600, two),
        two.put<Refused>(`${items}/${uuid}`, {
          productVariantUuid: stock.variants.large,
          quantity: 2,
        }),
      ]);
      // In either order the pack gains the same when one more piece stays outside.
      const held = lines(await cart(two)).sort();
      if (changed.status === 200) expect(held).toEqual(["1 item 1500", "1 item 3900"]);
      else expect([refused(changed), held]).toEqual([[404, "NOT_FOUND"], ["1 item 3900"]]);
      expect(applied.status).toBe(200);
    }
  });
});

describe("a variant that is withdrawn while it is in a cart", () => {
  it("can no longer be changed or ordered anew, is told so, and can be removed", async () => {
    const other = shop.newVisitor();
    const uuid = await add(visitor, print(stock, { productVariantUuid: stock.variants.small }));
    const withdraw = (isDeleted: boolean) =>
      shop.services.db
        .updateTable("productVariant")
        .set({ isDeleted })
        .where("uuid", "=", stock.variants.small)
        .execute();
    await withdraw(true);
    try {
      const body = { productVariantUuid: stock.variants.small, quantity: 2 };
      expect(refused(await visitor.put<Refused>(`${items}/${uuid}`, body))).toEqual([
        409,
        "VARIANT_WITHDRAWN",
      ]);
      const anew = await other.post<Refused>(
        items,
        print(stock, { productVariantUuid: stock.variants.small }),
      );
      expect(refused(anew)).toEqual([409, "VARIANT_WITHDRAWN"]);
      expect(lines(await cart(visitor))).toEqual(["1 item 905"]);
      expect((await visitor.post(`${items}/${uuid}/delete`, { target: { mode: "void" } })).status).toBe(200);
      expect(await cart(visitor)).toEqual([]);
    } finally {
      await withdraw(false);
    }
  });
});
