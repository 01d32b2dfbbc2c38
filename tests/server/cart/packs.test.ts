import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OrderItem } from "../../../src/api/contract/orderEntities.ts";
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
import { add, cart, currentOrderUuid, lines, print, type Refused, signUp } from "./shopper.ts";

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
const item = async (uuid: string) => (await visitor.get<OrderItem>(`${items}/${uuid}/inCurrentOrder`)).body;

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

  it("goes with its pictures into the cart of the customer who signs in", async () => {
    const uuid = await add(visitor, pack(stock, "mixed", { pictureUuid: many[0] }));
    await signUp(visitor);
    expect((await cart(visitor)).map((line) => [line.uuid, line.remainingPictures])).toEqual([[uuid, 3]]);
    await fill(visitor, uuid, many[1]);
    expect(await placesOf(visitor, uuid)).toHaveLength(2);
    expect(await total()).toBe(5001);
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

describe("adding a picture to a group", () => {
  it("fills that group before the first, and refuses a full one, or one that is none", async () => {
    const uuid = await add(visitor, pack(stock, "mixed"));
    for (const nth of [0, 1]) expect((await addPicture(visitor, uuid, many[nth], 2)).status).toBe(200);
    const held = await placesOf(visitor, uuid);
    expect(held.map((place) => [place.groupPosition, place.paperFormat, place.numericFormat])).toEqual([
      [2, null, "high"],
      [2, null, "high"],
    ]);
    const answerOf = async (group: number) => {
      const { status, body } = await addPicture(visitor, uuid, many[2], group);
      return [status, body.code];
    };
    expect(await answerOf(2)).toEqual([409, "PACK_FULL"]);
    expect(await answerOf(3)).toEqual([400, "INVALID_INPUT"]);
    const oneGroup = await add(visitor, pack(stock, "pack"));
    const refusal = await addPicture(visitor, oneGroup, many[0], 2);
    expect([refusal.status, refusal.body.code]).toEqual([400, "INVALID_INPUT"]);
    expect(await placesOf(visitor, oneGroup)).toEqual([]);
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
