import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OrderItem, OrderItemPicture } from "../../../src/api/contract/orderEntities.ts";
import { startTestShop, type TestShop, type TestVisitor } from "../support/testShop.ts";
import {
  addPicture,
  fill,
  items,
  type PackStock,
  pack,
  packCalls,
  placeOf,
  places,
  placesOf,
  refused,
  stockPacks,
} from "./packStock.ts";
import { add, cart, currentOrderUuid, file, lines, print, type Refused } from "./shopper.ts";

let shop: TestShop;
let stock: PackStock;
let visitor: TestVisitor;
let many: string[];
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockPacks(shop);
  many = stock.pictures.many;
});
afterAll(() => shop?.stop());
beforeEach(() => {
  visitor = shop.newVisitor();
});

const { total, shares, take, toGroup } = packCalls(() => visitor);
const unknown = "01234567-89ab-4def-8123-456789abcdef";
const move = (uuid: string, singlePictureItemUuids: string[], group?: number) =>
  visitor.put<OrderItem & Refused>(`${items}/${uuid}/moveSinglePicturesToPack`, {
    singlePictureItemUuids,
    ...(group === undefined ? {} : { groupPosition: group }),
  });
const remove = (uuid: string, mode: string) =>
  visitor.post<Refused>(`${items}/${uuid}/delete`, { target: { mode } });

describe("taking a picture out of a pack", () => {
  it("frees its place; void, it is gone", async () => {
    const uuid = await add(visitor, pack(stock, "pack"));
    await fill(visitor, uuid, many[0], many[1]);
    const { body } = await take(uuid, (await placeOf(visitor, uuid, many[0])).uuid, "void");
    expect(body).toMatchObject({ uuid, remainingPictures: 2 });
    expect(await shares(uuid)).toEqual([3900]);
    expect(lines(await cart(visitor))).toEqual(["1 item 3900"]);
  });

  it("into the cart, it is a single one of its group's format with the options that this has", async () => {
    const uuid = await add(visitor, pack(stock, "mixed", { withMatOption: true, withNumericOption: true }));
    await fill(visitor, uuid, many[0], many[1], many[2]);
    for (const picture of [many[0], many[2]]) {
      await take(uuid, (await placeOf(visitor, uuid, picture)).uuid, "cart");
    }
    const { body: singles } = await visitor.get<OrderItem[]>(`${items}/singlePictures`);
    const seen = singles.map((single) => [single.pictureUuid, single.productVariantUuid, single.price]);
    expect(seen).toEqual([
      [many[0], stock.variants.large, 1500 + 300 + 1000],
      [many[2], stock.variants.file, 2900],
    ]);
    expect(singles[0]).toMatchObject({ withMatOption: true, withNumericOption: true, quantity: 1 });
    expect(singles[1]).toMatchObject({ withMatOption: false, withNumericOption: null });
    expect(await shares(singles[0]?.uuid ?? "")).toEqual([2800]);
    expect(await total()).toBe(6301 + 2800 + 2900);
  });

  it("has the cheapest format where singles have not its own", async () => {
    const body = { productVariantUuid: stock.variants.mixedLarge, pictureUuid: many[0] };
    const uuid = await add(visitor, pack(stock, "mixed", body));
    await take(uuid, (await placeOf(visitor, uuid, many[0])).uuid, "cart");
    expect(lines(await cart(visitor))).toEqual(["1 item 9000", "1 item 905"]);
  });

  it("joins the same single picture, as many pieces as the pack has", async () => {
    await add(visitor, print(stock, { pictureUuid: many[0] }));
    const uuid = await add(visitor, pack(stock, "pack", { pictureUuid: many[0], quantity: 2 }));
    await take(uuid, (await placeOf(visitor, uuid, many[0])).uuid, "cart");
    expect(lines(await cart(visitor)).sort()).toEqual(["2 item 3900", "3 item 1500"]);
  });

  it("refuses an unknown place, another pack's, and an unknown target", async () => {
    const uuid = await add(visitor, pack(stock, "pack", { pictureUuid: many[0] }));
    const other = await add(visitor, pack(stock, "pack", { pictureUuid: many[1] }));
    const place = await placeOf(visitor, other, many[1]);
    expect(refused(await take(uuid, unknown, "void"))).toEqual([404, "NOT_FOUND"]);
    expect(refused(await take(uuid, place.uuid, "cart"))).toEqual([404, "NOT_FOUND"]);
    expect(refused(await take(other, place.uuid, "elsewhere"))).toEqual([400, "INVALID_INPUT"]);
    expect((await take(other, place.uuid, "void")).status).toBe(200);
    expect(refused(await take(other, place.uuid, "void"))).toEqual([404, "NOT_FOUND"]);
  });

  it("is refused into a cart whose pricing sells no single picture", async () => {
    const { db } = shop.services;
    const of = (isDeleted: boolean) =>
      db.updateTable("product").set({ isDeleted }).where("uuid", "=", stock.products.carPrint).execute();
    const uuid = await add(visitor, pack(stock, "carPack", { pictureUuid: stock.pictures.car }));
    const place = await placeOf(visitor, uuid, stock.pictures.car);
    await of(true);
    const answered = await take(uuid, place.uuid, "cart");
    await of(false);
    expect([answered.status, answered.body.fields?.[0]?.path]).toEqual([400, "target.mode"]);
    expect(await placesOf(visitor, uuid)).toHaveLength(1);
  });
});

describe("moving single pictures into a pack", () => {
  it("takes them out of the cart's singles, all at once", async () => {
    const uuid = await add(visitor, pack(stock, "pack"));
    const singles = [
      await add(visitor, print(stock, { pictureUuid: many[0] })),
      await add(visitor, file(stock, { pictureUuid: many[1] })),
    ];
    const { status, body } = await move(uuid, singles);
    expect(status).toBe(200);
    expect(body).toMatchObject({ uuid, remainingPictures: 1 });
    expect(lines(await cart(visitor))).toEqual(["1 item 3900"]);
    expect(await shares(uuid)).toEqual([1950, 1950]);
    expect(await total()).toBe(3900);
    const { body: all } = await visitor.get<OrderItemPicture[]>(`${places}/byCurrentOrder`);
    expect(all.map((place) => place.orderItemUuid)).toEqual([uuid, uuid]);
  });

  it("into the group that is asked for", async () => {
    const uuid = await add(visitor, pack(stock, "mixed"));
    const singles = [
      await add(visitor, print(stock, { pictureUuid: many[0] })),
      await add(visitor, print(stock, { pictureUuid: many[1] })),
      await add(visitor, print(stock, { pictureUuid: many[2] })),
    ];
    expect(refused(await move(uuid, singles, 2))).toEqual([409, "PACK_FULL"]);
    expect((await move(uuid, singles.slice(0, 2), 2)).body.remainingPictures).toBe(2);
    const held = await placesOf(visitor, uuid);
    expect(held.map(({ groupPosition }) => groupPosition)).toEqual([2, 2]);
    expect((await move(uuid, singles.slice(2))).body.remainingPictures).toBe(1);
  });

  it("leaves the pieces that the pack has no use for", async () => {
    const uuid = await add(visitor, pack(stock, "pack", { quantity: 2 }));
    const single = await add(visitor, print(stock, { pictureUuid: many[0], quantity: 5 }));
    expect((await move(uuid, [single])).status).toBe(200);
    expect(lines(await cart(visitor)).sort()).toEqual(["2 item 3900", "3 item 1500"]);
  });

  it("all or none: more than are free, of another pricing, in it already, no single one", async () => {
    const uuid = await add(visitor, pack(stock, "pack", { pictureUuid: many[0] }));
    const one = await add(visitor, print(stock, { pictureUuid: many[1] }));
    const two = await add(visitor, print(stock, { pictureUuid: many[2] }));
    const three = await add(visitor, print(stock, { pictureUuid: many[3] }));
    const twice = await add(visitor, file(stock, { pictureUuid: many[1] }));
    const already = await add(visitor, print(stock, { pictureUuid: many[0] }));
    const car = await add(visitor, {
      productUuid: stock.products.carPrint,
      productVariantUuid: stock.variants.carPrint,
      pictureUuid: stock.pictures.car,
    });
    const before = lines(await cart(visitor));
    expect(refused(await move(uuid, [one, two, three]))).toEqual([409, "PACK_FULL"]);
    expect(refused(await move(uuid, [one, twice]))).toEqual([409, "PICTURE_ALREADY_IN_PACK"]);
    expect(refused(await move(uuid, [already]))).toEqual([409, "PICTURE_ALREADY_IN_PACK"]);
    expect(refused(await move(uuid, [one, car]))).toEqual([409, "PACK_INCOMPATIBLE"]);
    expect(refused(await move(uuid, [one, unknown]))).toEqual([404, "NOT_FOUND"]);
    expect(refused(await move(uuid, [one, uuid]))).toEqual([404, "NOT_FOUND"]);
    expect(refused(await move(uuid, []))).toEqual([400, "INVALID_INPUT"]);
    expect(refused(await move(one, [two]))).toEqual([404, "NOT_FOUND"]);
    expect(lines(await cart(visitor))).toEqual(before);
    expect((await move(uuid, [one, one.toUpperCase(), two])).body.remainingPictures).toBe(0);
  });

  it("takes nothing out of somebody else's cart", async () => {
    const stranger = shop.newVisitor();
    const foreign = await add(stranger, print(stock, { pictureUuid: many[4] }));
    const uuid = await add(visitor, pack(stock, "pack"));
    expect(refused(await move(uuid, [foreign]))).toEqual([404, "NOT_FOUND"]);
    expect(await cart(stranger)).toHaveLength(1);
  });
});

describe("taking a pack out of the cart", () => {
  it("void, its pictures go with it", async () => {
    const uuid = await add(visitor, pack(stock, "pack", { pictureUuid: many[0] }));
    expect((await remove(uuid, "void")).status).toBe(200);
    expect(await cart(visitor)).toEqual([]);
    expect((await visitor.get(`${places}/byCurrentOrder`)).body).toEqual([]);
    expect(await total()).toBe(0);
  });

  it("split, its pictures become single ones", async () => {
    const uuid = await add(visitor, pack(stock, "mixed", { quantity: 2 }));
    await fill(visitor, uuid, many[0], many[1], many[2]);
    await add(visitor, file(stock, { pictureUuid: many[2] }));
    expect((await remove(uuid, "split")).status).toBe(200);
    expect(lines(await cart(visitor)).sort()).toEqual(["1 item 2900", "2 item 1500", "2 item 1500"]);
    expect((await visitor.get<unknown[]>(`${places}/byCurrentOrder`)).body).toHaveLength(3);
    expect(await total()).toBe(2900 + 4 * 1500);
    expect(refused(await remove(uuid, "split"))).toEqual([404, "NOT_FOUND"]);
  });

  it("split is for packs of pictures; an empty one is simply gone", async () => {
    const single = await add(visitor, print(stock));
    const whole = await add(visitor, pack(stock, "event", { eventUuid: stock.events.rosieres }));
    const empty = await add(visitor, pack(stock, "pack"));
    expect(refused(await remove(single, "split"))).toEqual([404, "NOT_FOUND"]);
    expect(refused(await remove(whole, "split"))).toEqual([404, "NOT_FOUND"]);
    expect((await remove(empty, "split")).status).toBe(200);
    expect(await cart(visitor)).toHaveLength(2);
  });
});

describe("an order that is being paid", () => {
  it("keeps its packs as they are, whatever is tried", async () => {
    const uuid = await add(visitor, pack(stock, "mixed", { pictureUuid: many[0] }));
    const single = await add(visitor, print(stock));
    const place = await placeOf(visitor, uuid, many[0]);
    const { db } = shop.services;
    await db
      .updateTable("order")
      .set({ status: "paying" })
      .where("uuid", "=", (await currentOrderUuid(visitor)) ?? "")
      .execute();
    const answers = [
      await addPicture(visitor, uuid, many[1]),
      await take(uuid, place.uuid, "cart"),
      await take(uuid, place.uuid, "void"),
      await move(uuid, [single]),
      await remove(uuid, "split"),
      await toGroup(place.uuid, 2),
      await visitor.put<Refused>(`${items}/${uuid}`, {
        productVariantUuid: stock.variants.mixed,
        quantity: 2,
      }),
      await visitor.post<Refused>(items, pack(stock, "pack")),
    ];
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([
        409,
        {
          code: "PAYMENT_IN_PROGRESS",
          message: "Order cannot be modified while payment is in progress.",
        },
      ]);
    }
    expect(lines(await cart(visitor))).toEqual(["1 item 5001", "1 item 1500"]);
  });
});

describe("a change repeated under its idempotency key", () => {
  it("is answered like the first time and done once", async () => {
    const uuid = await add(visitor, pack(stock, "pack"));
    const headers = { "idempotency-key": "5e0a8f0c-again" };
    const put = () =>
      visitor.put<OrderItem>(`${items}/${uuid}/addPictureToPack`, { pictureUuid: many[0] }, headers);
    const [first, second, third] = [...(await Promise.all([put(), put()])), await put()];
    expect([first?.status, second?.status, third?.status]).toEqual([200, 200, 200]);
    expect(second?.body).toEqual(first?.body);
    expect(await placesOf(visitor, uuid)).toHaveLength(1);
    const other = await visitor.put<Refused>(
      `${items}/${uuid}/addPictureToPack`,
      { pictureUuid: many[1] },
      headers,
    );
    expect(refused(other)).toEqual([409, "IDEMPOTENCY_KEY_REUSED"]);
  });
});
