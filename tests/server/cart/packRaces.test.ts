import { afterAll, beforeAll, expect, it } from "vitest";
import type { OrderItem } from "../../../src/api/contract/orderEntities.ts";
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
import { add, cart, currentOrder, print, type Refused } from "./shopper.ts";

let shop: TestShop;
let stock: PackStock;
let many: string[];
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockPacks(shop);
  many = stock.pictures.many;
});
afterAll(() => shop?.stop());

/** Few: tests/server/races stops at each statement. Here it counts what the shopper is told. */
const rounds = 4;
const codes = (answers: { status: number; body: { code?: string } }[]) =>
  answers.map(({ status, body }) => (status === 200 ? "done" : `${status} ${body.code}`)).sort();

/** The cart's total matches its lines, whichever call won. */
async function checkTotal(visitor: TestVisitor): Promise<void> {
  const lines = await cart(visitor);
  expect((await currentOrder(visitor)).totalPrice).toBe(
    lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  );
}

it("two pictures for the last place: one wins, the other is told that the pack is full", async () => {
  for (let round = 0; round < rounds; round++) {
    const visitor = shop.newVisitor();
    const uuid = await add(visitor, pack(stock, "pack"));
    await fill(visitor, uuid, many[0], many[1]);
    const answers = await Promise.all([
      addPicture(visitor, uuid, many[2]),
      addPicture(visitor, uuid, many[3]),
    ]);
    expect(codes(answers)).toEqual(["409 PACK_FULL", "done"]);
    expect(await placesOf(visitor, uuid)).toHaveLength(3);
  }
});

it("the same picture twice at once: it is in the pack once, the other call is told so", async () => {
  for (let round = 0; round < rounds; round++) {
    const visitor = shop.newVisitor();
    const uuid = await add(visitor, pack(stock, "mixed"));
    const answers = await Promise.all([
      addPicture(visitor, uuid, many[0]),
      addPicture(visitor, uuid, many[0]),
    ]);
    expect(codes(answers)).toEqual(["409 PICTURE_ALREADY_IN_PACK", "done"]);
    expect(await placesOf(visitor, uuid)).toHaveLength(1);
  }
});

it("one single picture into two packs at once: it is in one of them", async () => {
  for (let round = 0; round < rounds; round++) {
    const visitor = shop.newVisitor();
    const packs = [await add(visitor, pack(stock, "pack")), await add(visitor, pack(stock, "mixed"))];
    const single = await add(visitor, print(stock, { pictureUuid: many[0] }));
    const answers = await Promise.all(
      packs.map((uuid) =>
        visitor.put<OrderItem & Refused>(`${items}/${uuid}/moveSinglePicturesToPack`, {
          singlePictureItemUuids: [single],
        }),
      ),
    );
    expect(codes(answers)).toEqual(["404 NOT_FOUND", "done"]);
    const held = await Promise.all(packs.map((uuid) => placesOf(visitor, uuid)));
    expect(held.flat()).toHaveLength(1);
    expect(await cart(visitor)).toHaveLength(2);
    await checkTotal(visitor);
  }
});

it("a picture taken out twice, or out and into the other group, at once: it is nowhere twice", async () => {
  for (let round = 0; round < rounds; round++) {
    const visitor = shop.newVisitor();
    const uuid = await add(visitor, pack(stock, "mixed", { pictureUuid: many[0] }));
    const place = await placeOf(visitor, uuid, many[0]);
    const take = () =>
      visitor.put<OrderItem & Refused>(`${items}/${uuid}/removePictureFromPack`, {
        orderItemPictureUuid: place.uuid,
        target: { mode: "cart" },
      });
    const regroup = visitor.put<Refused>(`${places}/${place.uuid}/groupPosition`, { newGroupPosition: 2 });
    const [first, second, grouped] = await Promise.all([take(), take(), regroup]);
    expect(codes([first, second])).toEqual(["404 NOT_FOUND", "done"]);
    expect([200, 404]).toContain(grouped.status);
    expect(await placesOf(visitor, uuid)).toEqual([]);
    const singles = (await cart(visitor)).filter(({ pictureUuid }) => pictureUuid === many[0]);
    expect(singles.map(({ quantity }) => quantity)).toEqual([1]);
    await checkTotal(visitor);
  }
});

it("a pack split while a picture joins it: the picture is a single one or refused, never lost", async () => {
  for (let round = 0; round < rounds; round++) {
    const visitor = shop.newVisitor();
    const uuid = await add(visitor, pack(stock, "pack", { pictureUuid: many[0] }));
    const [joined, split] = await Promise.all([
      addPicture(visitor, uuid, many[1]),
      visitor.post<Refused>(`${items}/${uuid}/delete`, { target: { mode: "split" } }),
    ]);
    expect(split.status).toBe(200);
    expect([200, 404]).toContain(joined.status);
    const pictures = (await cart(visitor)).map(({ pictureUuid }) => pictureUuid).sort();
    expect(pictures).toEqual((joined.status === 200 ? [many[0], many[1]] : [many[0]]).sort());
    await checkTotal(visitor);
  }
});

it("what the database itself holds: a picture stands once in an item", async () => {
  const visitor = shop.newVisitor();
  const uuid = await add(visitor, pack(stock, "pack", { pictureUuid: many[0] }));
  const { uuid: _, ...place } = await placeOf(visitor, uuid, many[0]);
  const twice = shop.services.db.insertInto("orderItemPicture").values(place).execute();
  await expect(twice).rejects.toMatchObject({ code: "23505", constraint: "orderItemPicture_once" });
});
