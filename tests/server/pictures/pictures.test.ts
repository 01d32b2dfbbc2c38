import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Picture } from "../../../src/api/contract/catalogueEntities.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";

let shop: TestShop;
let stock: Stock;
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
});
afterAll(() => shop?.stop());

/** Names in the order given, and the whole list's length. */
async function page(query: string, call = "pictures"): Promise<{ names: string[]; total: string | null }> {
  const { status, body, headers } = await shop.newVisitor().get<Picture[]>(`/api/anonymous/${call}?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return { names: body.map(({ name }) => name), total: headers.get("x-total-count") };
}

describe("a page of pictures", () => {
  it("comes in the order they were taken, those without a date last, nothing hidden or deleted", async () => {
    expect(await page(`eventUuid=${stock.events.rosieres}`)).toEqual({
      names: ["IMG_1", "IMG_2", "IMG_3", "IMG_0"],
      total: "4",
    });
  });

  it.each([
    [() => `contestUuid=${stock.contests.morning}`, ["IMG_1", "IMG_2", "IMG_0"]],
    [() => `filterValueUuid=${stock.names.eclair}`, ["IMG_1", "IMG_3"]],
    [() => `filterValueUuid=${stock.names.eclair}&contestUuid=${stock.contests.afternoon}`, ["IMG_3"]],
    [() => `filterValueUuid=${stock.names.lefevre}&eventUuid=${stock.events.rally}`, ["CAR_1"]],
    [() => `filterValueUuid=${stock.names.secret}`, []],
    [() => `eventUuid=${stock.events.hidden}`, []],
    [() => `contestUuid=${stock.contests.hidden}`, []],
    [() => `eventUuid=${stock.events.rally}&contestUuid=${stock.contests.morning}`, []],
    [() => "", ["IMG_1", "IMG_2", "IMG_3", "CAR_1", "IMG_0"]],
  ])("is narrowed by its filters (%#)", async (query, names) => {
    expect(await page(query())).toEqual({ names, total: String(names.length) });
  });

  it("is cut by limit and offset, the count being of all", async () => {
    const event = `eventUuid=${stock.events.rosieres}`;
    expect(await page(`${event}&limit=2`)).toEqual({ names: ["IMG_1", "IMG_2"], total: "4" });
    expect(await page(`${event}&limit=2&offset=2`)).toEqual({ names: ["IMG_3", "IMG_0"], total: "4" });
    expect(await page(`${event}&offset=4`)).toEqual({ names: [], total: "4" });
    expect(await page(`${event}&limit=0`)).toEqual({ names: [], total: "4" });
  });

  it("holds 200 where nothing is said", async () => {
    const { db } = shop.services;
    const model = await db
      .selectFrom("picture")
      .selectAll()
      .where("uuid", "=", stock.pictures.car)
      .executeTakeFirstOrThrow();
    const { uuid: _own, ...columns } = model;
    const many = Array.from({ length: 230 }, (_, index) => ({ ...columns, name: `CAR_${1000 + index}` }));
    await db.insertInto("picture").values(many).execute();
    await db
      .updateTable("contest")
      .set({ totalPictureCount: 231 })
      .where("uuid", "=", stock.contests.stage)
      .execute();
    const { names, total } = await page(`eventUuid=${stock.events.rally}`);
    expect([names.length, total]).toEqual([200, "231"]);
    expect((await page(`eventUuid=${stock.events.rally}&offset=200`)).names).toHaveLength(31);
  });

  it("says nothing of where originals are", async () => {
    const { body } = await shop.newVisitor().get(`/api/anonymous/pictures/${stock.pictures.first}`);
    expect(JSON.stringify(body)).not.toMatch(/originals|contentHash/);
  });
});

describe("the pictures of a filter pack", () => {
  it.each([
    [() => "", ["IMG_1", "IMG_2", "IMG_3", "IMG_0"]],
    [() => `&contestUuid=${stock.contests.afternoon}`, ["IMG_3"]],
    [() => `&filterValueUuid1=${stock.names.eclair}`, ["IMG_1", "IMG_3"]],
    [() => `&filterValueUuid1=${stock.names.eclair}&filterValueUuid2=${stock.names.zoe}`, ["IMG_1"]],
    [() => `&filterValueUuid2=${stock.names.zoe}&limit=1`, ["IMG_1"]],
  ])("show both of its filter values (%#)", async (more, names) => {
    const found = await page(`eventUuid=${stock.events.rosieres}${more()}`, "pictures/forFilterOrderItem");
    expect(found.names).toEqual(names);
  });
});
