import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OrderItem } from "../../../src/api/contract/orderEntities.ts";
import { startTestShop, type TestShop, type TestVisitor } from "../support/testShop.ts";
import { items, type PackStock, pack, packCalls, placeOf, placesOf, stockPacks } from "./packStock.ts";
import { add, cart, file, lines, print, type Refused, signUp } from "./shopper.ts";

let shop: TestShop;
let stock: PackStock;
let visitor: TestVisitor;
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockPacks(shop);
});
afterAll(() => shop?.stop());
beforeEach(() => {
  visitor = shop.newVisitor();
});
const { take } = packCalls(() => visitor);

const offsets = async (of = visitor) => (await cart(of)).map(({ cropOffset }) => cropOffset);
const move = (packUuid: string, ...singlePictureItemUuids: string[]) =>
  visitor.put<OrderItem & Refused>(`${items}/${packUuid}/moveSinglePicturesToPack`, {
    singlePictureItemUuids,
  });

describe("the crop of a print", () => {
  it("is kept with its item and its place, to a thousandth; the middle is none", async () => {
    const uuid = await add(visitor, print(stock, { cropOffset: 0.12345 }));
    expect(await offsets()).toEqual([0.123]);
    expect(await placesOf(visitor, uuid)).toMatchObject([{ cropOffset: 0.123, alterParams: null }]);
    const second = { pictureUuid: stock.pictures.second };
    await add(visitor, print(stock, { ...second, cropOffset: 0.5 }));
    await add(visitor, print(stock, { ...second, cropOffset: null }));
    await add(visitor, print(stock, second));
    expect(await offsets()).toEqual([0.123, null]);
    expect(lines(await cart(visitor))).toEqual(["1 item 1500", "3 item 1500"]);
  });

  it("makes another item of the same print; with the same crop pieces add up", async () => {
    const left = await add(visitor, print(stock, { cropOffset: 0 }));
    const right = await add(visitor, print(stock, { cropOffset: 1 }));
    const middle = await add(visitor, print(stock));
    expect(await add(visitor, print(stock, { cropOffset: 0.0001, quantity: 2 }))).toBe(left);
    expect(new Set([left, right, middle]).size).toBe(3);
    expect(lines(await cart(visitor))).toEqual(["3 item 1500", "1 item 1500", "1 item 1500"]);
    expect(await offsets()).toEqual([0, 1, null]);
  });

  it.each([
    ["below 0", () => print(stock, { cropOffset: -0.01 })],
    ["above 1", () => print(stock, { cropOffset: 1.01 })],
    ["no number", () => print(stock, { cropOffset: "left" })],
    ["of a file", () => file(stock, { cropOffset: 0.2 })],
    ["of a pack", () => pack(stock, "pack", { cropOffset: 0.2 })],
    ["of a whole event", () => pack(stock, "event", { eventUuid: stock.events.rosieres, cropOffset: 0.2 })],
  ])("is refused: %s", async (_, body) => {
    const { status, body: answered } = await visitor.post<Refused>(items, body());
    expect([status, answered.code, answered.fields?.[0]?.path]).toEqual([400, "INVALID_INPUT", "cropOffset"]);
    expect(await cart(visitor)).toEqual([]);
  });

  it("goes into a pack with its picture, and comes back out", async () => {
    const [first] = stock.pictures.many;
    const single = await add(visitor, print(stock, { pictureUuid: first, cropOffset: 0.8 }));
    const uuid = await add(visitor, pack(stock, "pack"));
    expect(await move(uuid, single)).toMatchObject({ status: 200, body: { cropOffset: null } });
    const place = await placeOf(visitor, uuid, first);
    expect(place.cropOffset).toBe(0.8);
    await take(uuid, place.uuid, "cart");
    expect((await offsets()).sort()).toEqual([0.8, null]);
  });

  it("joins the item of the same crop when it leaves a pack, not another one", async () => {
    const [first] = stock.pictures.many;
    const uuid = await add(visitor, pack(stock, "pack"));
    const moved = await add(visitor, print(stock, { pictureUuid: first, cropOffset: 0.8 }));
    await move(uuid, moved);
    await add(visitor, print(stock, { pictureUuid: first, quantity: 4 }));
    await add(visitor, print(stock, { pictureUuid: first, cropOffset: 0.8, quantity: 2 }));
    await visitor.post(`${items}/${uuid}/delete`, { target: { mode: "split" } });
    expect((await cart(visitor)).map(({ quantity, cropOffset }) => [quantity, cropOffset])).toEqual([
      [4, null],
      [3, 0.8],
    ]);
  });

  it("of two items of one picture, one alone finds room in a pack", async () => {
    const [first] = stock.pictures.many;
    const left = await add(visitor, print(stock, { pictureUuid: first, cropOffset: 0 }));
    const right = await add(visitor, print(stock, { pictureUuid: first, cropOffset: 1 }));
    const uuid = await add(visitor, pack(stock, "pack"));
    expect(await move(uuid, left, right)).toMatchObject({
      status: 409,
      body: { code: "PICTURE_ALREADY_IN_PACK" },
    });
    expect(await offsets()).toEqual([0, 1, null]);
  });

  it("keeps two items of one picture apart in the suggested packs", async () => {
    const [first, second, third] = stock.pictures.many;
    const add1 = (pictureUuid?: string, cropOffset?: number) =>
      add(visitor, print(stock, { pictureUuid, cropOffset: cropOffset ?? null }));
    await add1(first, 0);
    await add1(first, 1);
    await add1(second, 0.3);
    await add1(third);
    const { body: suggestion } = await visitor.get<{ gain: number }>(`${items}/suggestion`);
    expect(suggestion.gain).toBe(600);
    const applied = await visitor.post<{ orderItemUuids: string[] }>(`${items}/applySuggestion`, {
      gain: suggestion.gain,
    });
    expect(applied.status, JSON.stringify(applied.body)).toBe(200);
    const held = await placesOf(visitor, applied.body.orderItemUuids[0] ?? "");
    expect(held.map(({ pictureUuid }) => pictureUuid).sort()).toEqual([first, second, third].sort());
    const of = (uuid?: string) => held.find(({ pictureUuid }) => pictureUuid === uuid)?.cropOffset;
    expect([of(second), of(third)]).toEqual([0.3, null]);
    const [left] = (await cart(visitor)).filter(({ pictureUuid }) => pictureUuid !== null);
    expect([of(first), left?.cropOffset].sort()).toEqual([0, 1]);
  });

  it("is lost where the print becomes a file, and kept by another print", async () => {
    const uuid = await add(visitor, print(stock, { cropOffset: 0.8 }));
    const change = (productVariantUuid: string) => visitor.put(`${items}/${uuid}`, { productVariantUuid });
    expect(await change(stock.variants.small)).toMatchObject({ status: 200, body: { cropOffset: 0.8 } });
    const { uuid: fileVariant } = await shop.services.db
      .insertInto("productVariant")
      .values({ productUuid: stock.products.print, grp1_format: "high", base_price: 2900 } as never)
      .returning("uuid")
      .executeTakeFirstOrThrow();
    const answered = await change(fileVariant);
    expect(answered).toMatchObject({ status: 200, body: { cropOffset: null } });
    expect(await placesOf(visitor, uuid)).toMatchObject([{ cropOffset: null, paperFormat: null }]);
  });

  it("stays with its item when the visitor signs in, beside the customer's own", async () => {
    const email = "cadrage@example.fr";
    await signUp(visitor, email);
    await add(visitor, print(stock, { cropOffset: 0.1 }));
    const elsewhere = shop.newVisitor();
    await add(elsewhere, print(stock, { cropOffset: 0.1, quantity: 2 }));
    await add(elsewhere, print(stock, { cropOffset: 0.9 }));
    const { body } = await elsewhere.post<{ accessToken: string }>("/api/anonymous/customers/login", {
      email,
      password: "mot de passe",
    });
    elsewhere.token = body.accessToken;
    expect((await cart(elsewhere)).map(({ quantity, cropOffset }) => [quantity, cropOffset])).toEqual([
      [3, 0.1],
      [1, 0.9],
    ]);
  });
});
