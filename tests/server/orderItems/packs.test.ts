import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OrderItem, OrderItemPicture } from "../../../src/api/contract/orderEntities.ts";
import { startTestShop, type TestShop, type TestVisitor } from "../support/testShop.ts";
import {
  addPicture,
  fill,
  items,
  type PackStock,
  pack,
  placeOf,
  places,
  placesOf,
  stockPacks,
} from "./packStock.ts";
import { add, cart, currentOrder, currentOrderUuid, file, lines, print, type Refused } from "./shopper.ts";

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

const unknown = "01234567-89ab-4def-8123-456789abcdef";
const total = async () => (await currentOrder(visitor)).totalPrice;
const item = async (uuid: string) => (await visitor.get<OrderItem>(`${items}/${uuid}/inCurrentOrder`)).body;
const shares = async (uuid: string) => (await placesOf(visitor, uuid)).map(({ priceShare }) => priceShare);
const take = (uuid: string, orderItemPictureUuid: string, mode: string) =>
  visitor.put<OrderItem & Refused>(`${items}/${uuid}/removePictureFromPack`, {
    orderItemPictureUuid,
    target: { mode },
  });
const move = (uuid: string, singlePictureItemUuids: string[], group?: number) =>
  visitor.put<OrderItem & Refused>(`${items}/${uuid}/moveSinglePicturesToPack`, {
    singlePictureItemUuids,
    ...(group === undefined ? {} : { groupPosition: group }),
  });
const remove = (uuid: string, mode: string) =>
  visitor.post<Refused>(`${items}/${uuid}/delete`, { target: { mode } });
const toGroup = (placeUuid: string, newGroupPosition: unknown) =>
  visitor.put<OrderItemPicture & Refused>(`${places}/${placeUuid}/groupPosition`, { newGroupPosition });
const refused = (answered: { status: number; body: Refused | { code?: string } }) => [
  answered.status,
  answered.body.code,
];

describe("a new pack", () => {
  it("has quantity 1, no picture, and all its places", async () => {
    const uuid = await add(visitor, pack(stock, "mixed"));
    expect(await item(uuid)).toMatchObject({
      kind: "item",
      quantity: 1,
      price: 5001,
      pictureUuid: null,
      eventUuid: null,
      remainingPictures: 4,
    });
    expect(await placesOf(visitor, uuid)).toEqual([]);
    expect(await total()).toBe(5001);
    const { body } = await visitor.get<OrderItem[]>(`${items}/currentUncompletePacks`);
    expect(body.map((open) => open.uuid)).toEqual([uuid]);
    expect((await visitor.get(`${items}/singlePictures`)).body).toEqual([]);
    expect((await visitor.get(`${items}/cartCount`)).body).toEqual({ count: 1 });
  });

  it("holds the picture that it is made from", async () => {
    const uuid = await add(visitor, pack(stock, "pack", { pictureUuid: many[0] }));
    expect(await item(uuid)).toMatchObject({ pictureUuid: null, remainingPictures: 2 });
    expect(await placesOf(visitor, uuid)).toEqual([
      expect.objectContaining({
        pictureUuid: many[0],
        groupPosition: 1,
        paperFormat: "20_30",
        paperStatus: "new",
        numericFormat: null,
        priceShare: 3900,
        eventUuid: stock.events.rosieres,
        contestUuid: stock.contests.afternoon,
      }),
    ]);
  });

  it("is another one each time: two packs are two lines", async () => {
    const [first, second] = [
      await add(visitor, pack(stock, "pack")),
      await add(visitor, pack(stock, "pack")),
    ];
    expect(first).not.toBe(second);
    expect(lines(await cart(visitor))).toEqual(["1 item 3900", "1 item 3900"]);
  });

  it("of files has quantity 1, whatever is asked for; of prints as many as are", async () => {
    const files = await add(
      visitor,
      pack(stock, "pack", { productVariantUuid: stock.variants.packFiles, quantity: 4 }),
    );
    const prints = await add(visitor, pack(stock, "pack", { quantity: 4, withMatOption: true }));
    expect(await item(files)).toMatchObject({ quantity: 1, price: 4500 });
    expect(await item(prints)).toMatchObject({ quantity: 4, price: 4200 });
  });

  it.each<[string, (stock: PackStock) => unknown, number, string]>([
    [
      "another product's variant",
      () => pack(stock, "pack", { productVariantUuid: stock.variants.mixed }),
      400,
      "productVariantUuid",
    ],
    [
      "an option without a price",
      () => pack(stock, "mixed", { withSatinOption: true }),
      400,
      "withSatinOption",
    ],
    [
      "a picture of another pricing",
      () => pack(stock, "pack", { pictureUuid: stock.pictures.car }),
      400,
      "productUuid",
    ],
    ["a picture that is gone", () => pack(stock, "pack", { pictureUuid: stock.pictures.deleted }), 404, ""],
  ])("refuses %s and leaves no order behind", async (_name, body, status, path) => {
    const answered = await visitor.post<Refused>(items, body(stock));
    expect(answered.status).toBe(status);
    expect(answered.body.fields?.[0]?.path ?? "").toBe(path);
    expect(await currentOrderUuid(visitor)).toBeNull();
  });
});

describe("adding a picture", () => {
  it("fills the first group, then the second, each in its format; full, the pack is no longer listed", async () => {
    const uuid = await add(visitor, pack(stock, "mixed", { withNumericOption: true }));
    const { body } = await addPicture(visitor, uuid, many[0]);
    expect(body).toMatchObject({ uuid, remainingPictures: 3, price: 6001 });
    await fill(visitor, uuid, many[1], many[2], many[3]);
    const held = await placesOf(visitor, uuid);
    const seen = held.map((place) => [place.groupPosition, place.paperFormat, place.numericFormat]);
    expect(seen).toEqual([
      [1, "20_30", "high"],
      [1, "20_30", "high"],
      [2, null, "high"],
      [2, null, "high"],
    ]);
    expect(await shares(uuid)).toEqual([1501, 1500, 1500, 1500]);
    expect((await item(uuid)).remainingPictures).toBe(0);
    expect((await visitor.get(`${items}/currentUncompletePacks`)).body).toEqual([]);
    expect(await total()).toBe(6001);
    const { body: pictures } = await visitor.get<{ uuid: string }[]>(
      `/api/anonymous/pictures/byOrderItemInCurrentOrder?orderItemUuid=${uuid}`,
    );
    expect(pictures.map((picture) => picture.uuid).sort()).toEqual(many.slice(0, 4).sort());
  });

  it("takes pictures of several events and contests of its pricing", async () => {
    const { db } = shop.services;
    await db.updateTable("event").set({ isVisible: true }).where("uuid", "=", stock.events.hidden).execute();
    const uuid = await add(visitor, pack(stock, "pack"));
    await fill(visitor, uuid, stock.pictures.inHiddenEvent, stock.pictures.first, many[0]);
    await db.updateTable("event").set({ isVisible: false }).where("uuid", "=", stock.events.hidden).execute();
    expect((await item(uuid)).remainingPictures).toBe(0);
  });

  it("refuses what it cannot take, each with its code, and stays as it is", async () => {
    const uuid = await add(visitor, pack(stock, "pack", { pictureUuid: many[0] }));
    expect(refused(await addPicture(visitor, uuid, many[0]))).toEqual([409, "PICTURE_ALREADY_IN_PACK"]);
    expect(refused(await addPicture(visitor, uuid, stock.pictures.car))).toEqual([409, "PACK_INCOMPATIBLE"]);
    expect(refused(await addPicture(visitor, uuid, stock.pictures.deleted))).toEqual([404, "NOT_FOUND"]);
    expect(refused(await addPicture(visitor, uuid, stock.pictures.inHiddenContest))).toEqual([
      404,
      "NOT_FOUND",
    ]);
    expect(refused(await addPicture(visitor, uuid, unknown))).toEqual([404, "NOT_FOUND"]);
    expect(refused(await addPicture(visitor, uuid, undefined))).toEqual([400, "INVALID_INPUT"]);
    await fill(visitor, uuid, many[1], many[2]);
    expect(refused(await addPicture(visitor, uuid, many[3]))).toEqual([409, "PACK_FULL"]);
    expect(refused(await addPicture(visitor, uuid, many[0]))).toEqual([409, "PICTURE_ALREADY_IN_PACK"]);
    expect(await placesOf(visitor, uuid)).toHaveLength(3);
    expect(await total()).toBe(3900);
  });

  it("is for packs of pictures alone", async () => {
    const single = await add(visitor, print(stock));
    const whole = await add(visitor, pack(stock, "event", { eventUuid: stock.events.rosieres }));
    for (const uuid of [single, whole, unknown]) {
      expect(refused(await addPicture(visitor, uuid, many[0]))).toEqual([404, "NOT_FOUND"]);
    }
  });

  it("takes back a picture that has left", async () => {
    const uuid = await add(visitor, pack(stock, "pack", { pictureUuid: many[0] }));
    expect((await take(uuid, (await placeOf(visitor, uuid, many[0])).uuid, "void")).status).toBe(200);
    await fill(visitor, uuid, many[0]);
    expect(await placesOf(visitor, uuid)).toHaveLength(1);
  });

  it("leaves the other packs of the cart alone: ordered twice is in two of them", async () => {
    const first = await add(visitor, pack(stock, "pack", { pictureUuid: many[0] }));
    const second = await add(visitor, pack(stock, "mixed", { pictureUuid: many[0] }));
    expect((await placesOf(visitor, first)).concat(await placesOf(visitor, second))).toHaveLength(2);
  });
});

describe("changing a pack", () => {
  it("replaces variant, options and quantity, formats and shares of its pictures with them", async () => {
    const uuid = await add(visitor, pack(stock, "mixed"));
    await fill(visitor, uuid, many[0], many[1], many[2]);
    const body = { productVariantUuid: stock.variants.mixed, quantity: 3, withMatOption: true };
    const { status, body: changed } = await visitor.put<OrderItem>(`${items}/${uuid}`, body);
    expect(status).toBe(200);
    expect(changed).toMatchObject({ quantity: 3, price: 5301, withMatOption: true, remainingPictures: 1 });
    expect(await shares(uuid)).toEqual([5301, 5301, 5301]);
    await visitor.put(`${items}/${uuid}`, { productVariantUuid: stock.variants.mixedLarge, quantity: 1 });
    const held = await placesOf(visitor, uuid);
    expect(held.map((place) => place.paperFormat ?? place.numericFormat)).toEqual(["60_90", "60_90", "low"]);
    expect(await total()).toBe(9000);
  });

  it("makes one of a pack that becomes files", async () => {
    const uuid = await add(visitor, pack(stock, "pack", { quantity: 5 }));
    const body = { productVariantUuid: stock.variants.packFiles, quantity: 5 };
    expect((await visitor.put<OrderItem>(`${items}/${uuid}`, body)).body).toMatchObject({ quantity: 1 });
    expect(await total()).toBe(4500);
  });

  it("refuses options that the new variant lacks", async () => {
    const uuid = await add(visitor, pack(stock, "mixed", { withMatOption: true }));
    const body = { productVariantUuid: stock.variants.mixedLarge, quantity: 1, withMatOption: true };
    expect(refused(await visitor.put<Refused>(`${items}/${uuid}`, body))).toEqual([400, "INVALID_INPUT"]);
    expect(await total()).toBe(5301);
  });
});

describe("changing a picture's group", () => {
  it("gives it the other group's format, and back", async () => {
    const uuid = await add(visitor, pack(stock, "mixed", { pictureUuid: many[0] }));
    const place = await placeOf(visitor, uuid, many[0]);
    const { status, body } = await toGroup(place.uuid, 2);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      uuid: place.uuid,
      groupPosition: 2,
      paperFormat: null,
      numericFormat: "high",
    });
    expect((await toGroup(place.uuid, 2)).status).toBe(200);
    expect((await toGroup(place.uuid, 1)).body).toMatchObject({ groupPosition: 1, paperFormat: "20_30" });
  });

  it("refuses a full group, a group that is none, and places that are not in a pack of the caller's", async () => {
    const uuid = await add(visitor, pack(stock, "mixed"));
    await fill(visitor, uuid, many[0], many[1], many[2], many[3]);
    const [place] = await placesOf(visitor, uuid);
    expect(refused(await toGroup(place?.uuid ?? "", 2))).toEqual([409, "PACK_FULL"]);
    expect(refused(await toGroup(place?.uuid ?? "", 3))).toEqual([400, "INVALID_INPUT"]);
    const oneGroup = await add(visitor, pack(stock, "pack", { pictureUuid: many[0] }));
    const alone = await placeOf(visitor, oneGroup, many[0]);
    expect(refused(await toGroup(alone.uuid, 2))).toEqual([400, "INVALID_INPUT"]);
    const single = await placesOf(visitor, await add(visitor, print(stock)));
    for (const gone of [single[0]?.uuid ?? "", unknown]) {
      expect(refused(await toGroup(gone, 2))).toEqual([404, "NOT_FOUND"]);
    }
    const stranger = shop.newVisitor();
    await add(stranger, print(stock));
    const foreign = await stranger.put<Refused>(`${places}/${place?.uuid}/groupPosition`, {
      newGroupPosition: 2,
    });
    expect(refused(foreign)).toEqual([404, "NOT_FOUND"]);
  });
});

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
