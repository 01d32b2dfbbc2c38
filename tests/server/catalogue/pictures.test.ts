import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type Picture, pictureSchema } from "../../../src/api/contract/catalogueEntities.ts";
import { type Placeholder, placeholderSchema } from "../../../src/api/contract/pictureCalls.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";
import { addPicturesLike, type Stock, stockShop } from "./stockShop.ts";

let shop: TestShop;
let stock: Stock;
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
});
afterAll(() => shop?.stop());

/** Returns names in response order, and the total count. */
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
    [() => "takenFrom=2026-05-01T09:00:02Z", ["IMG_2", "IMG_3", "CAR_1"]],
    [() => "takenBefore=2026-05-01T09:00:02Z", ["IMG_1"]],
    [
      () => "takenFrom=2026-05-01T11:00:01%2B02:00&takenBefore=2026-05-01T15:00:00.001Z",
      ["IMG_1", "IMG_2", "IMG_3"],
    ],
    [() => "takenFrom=2026-05-02T09:00:02Z&takenBefore=2026-05-01T09:00:02Z", []],
    [() => `eventUuid=${stock.events.rosieres}&takenFrom=2026-05-01T09:00:02`, ["IMG_2", "IMG_3"]],
    [() => `contestUuid=${stock.contests.morning}&takenFrom=2026-05-01T09:00:02Z`, ["IMG_2"]],
    [() => `filterValueUuid=${stock.names.eclair}&takenBefore=2026-05-01T12:00:00Z`, ["IMG_1"]],
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
    const many = Array.from({ length: 230 }, (_, index) => ({ name: `CAR_${1000 + index}` }));
    await addPicturesLike(db, stock.pictures.car, many);
    await db
      .updateTable("contest")
      .set({ totalPictureCount: 231 })
      .where("uuid", "=", stock.contests.stage)
      .execute();
    const { names, total } = await page(`eventUuid=${stock.events.rally}`);
    expect([names.length, total]).toEqual([200, "231"]);
    expect((await page(`eventUuid=${stock.events.rally}&offset=200`)).names).toHaveLength(31);
  });

  it("takes no span that is no date", async () => {
    const { status, body } = await shop.newVisitor().get(`/api/anonymous/pictures?takenFrom=hier`);
    expect([status, body]).toMatchObject([400, { code: "INVALID_INPUT", fields: [{ path: "takenFrom" }] }]);
  });

  it("says what the contract says, dates and empty fields too, though PostgreSQL writes it", async () => {
    const { db } = shop.services;
    const odd = {
      name: 'É "œ" \\ \u2028 🐎',
      copyright: null,
      photographerLabel: "Zoé\tL'Œil",
      takenAt: "1999-12-31T23:59:59.999Z",
    };
    await db.updateTable("picture").set(odd).where("uuid", "=", stock.pictures.car).execute();
    const { body } = await shop.newVisitor().get<unknown[]>(`/api/anonymous/pictures?limit=1000`);
    expect(z.array(z.strictObject(pictureSchema.shape)).parse(body)).toEqual(body);
    const rows = await db.selectFrom("picture").selectAll().execute();
    const generic = z.array(pictureSchema).parse(rows);
    expect(generic).toEqual(expect.arrayContaining(body));
    expect(body).toContainEqual(expect.objectContaining(odd));
    expect(body.length).toBeGreaterThan(5);
    const one = await shop.newVisitor().get<Picture>(`/api/anonymous/pictures/${stock.pictures.car}`);
    const { names: _, ...alone } = one.body;
    expect(body).toContainEqual(alone);
  });

  it("of one picture has who and what it shows", async () => {
    const visitor = shop.newVisitor();
    const pictureUuid = stock.pictures.first;
    const { body } = await visitor.get<Picture>(`/api/anonymous/pictures/${pictureUuid}`);
    const values = await visitor.get<{ value: string }[]>(
      `/api/anonymous/filterValues/inPicture?${new URLSearchParams({ pictureUuid })}`,
    );
    expect(body.names?.slice(0, 2)).toEqual(["Éclair du Lys", "Zoé Lefèvre"]);
    expect(body.names).toEqual(values.body.map(({ value }) => value));
  });

  it("says nothing of where originals are", async () => {
    const { body } = await shop.newVisitor().get(`/api/anonymous/pictures/${stock.pictures.first}`);
    expect(JSON.stringify(body)).not.toMatch(/originals|contentHash/);
  });
});

describe("pictures without a name, beside those of one", () => {
  it("are of the same contest and minutes, each once, whatever else is near", async () => {
    const own = await startTestShop();
    const { pictures, names, events } = await stockShop(own);
    const { db } = own.services;
    const at = (time: string, name: string) => ({ name, takenAt: `2026-05-01T${time}Z` });
    // Zoé is on IMG_1 and IMG_2, a second apart at 09:00.
    await addPicturesLike(db, pictures.first, [
      at("08:57:01", "FIRST"),
      at("08:57:00.999", "TOO_EARLY"),
      at("09:00:01", "SAME"),
      at("09:03:02", "LAST"),
      at("09:03:02.001", "TOO_LATE"),
      at("09:01:00", "NAMED"),
      at("09:01:30", "GONE"),
    ]);
    await addPicturesLike(db, pictures.later, [at("09:00:01", "OTHER_CONTEST"), at("15:01:00", "HUGO")]);
    await addPicturesLike(db, pictures.inHiddenContest, [at("09:00:01", "HIDDEN")]);
    const named = await db
      .selectFrom("picture")
      .select("uuid")
      .where("name", "=", "NAMED")
      .executeTakeFirst();
    await db
      .insertInto("pictureFilterValue")
      .values({ pictureUuid: named?.uuid ?? "", filterValueUuid: names.eclair })
      .execute();
    await db.updateTable("picture").set({ isDeleted: true }).where("name", "=", "GONE").execute();
    const visitor = own.newVisitor();
    const list = async (query: string, call = "pictures") => {
      const { body, headers } = await visitor.get<Picture[]>(`/api/anonymous/${call}?${query}`);
      return { names: body.map(({ name }) => name), uuids: body.map(({ uuid }) => uuid), headers };
    };
    const event = `eventUuid=${events.rosieres}`;
    const zoe = `${event}&unnamedNear=${names.zoe}`;
    const all = await list(zoe);
    expect(all.names).toEqual(["FIRST", "SAME", "LAST"]);
    expect(all.headers.get("x-total-count")).toBe("3");
    expect((await list(`${zoe}&limit=1&offset=1`)).names).toEqual(["SAME"]);
    expect((await list(`${zoe}&takenFrom=2026-05-01T09:00:00Z`)).names).toEqual(["SAME", "LAST"]);
    expect((await list(`${zoe}&offset=1000`)).headers.get("x-total-count")).toBe("3");
    expect((await list(zoe, "pictures/placeholders")).uuids).toEqual(all.uuids);
    expect((await list(`unnamedNear=${names.lefevre}`)).names).toEqual(["HUGO"]);
    expect((await list(`eventUuid=${events.rally}&unnamedNear=${names.zoe}`)).names).toEqual([]);
    expect((await list(`unnamedNear=${pictures.first}`)).names).toEqual([]);
    // Once it has a name, it is there no longer, and the kept answer is not given again.
    const same = all.uuids[1] ?? "";
    await db
      .insertInto("pictureFilterValue")
      .values({ pictureUuid: same, filterValueUuid: names.zoe })
      .execute();
    expect((await list(zoe)).names).toEqual(["FIRST", "LAST"]);
    await own.stop();
  });

  it("need a name's uuid", async () => {
    const { status, body } = await shop.newVisitor().get("/api/anonymous/pictures?unnamedNear=zoe");
    expect([status, body]).toMatchObject([400, { code: "INVALID_INPUT", fields: [{ path: "unnamedNear" }] }]);
  });
});

describe("placeholders", () => {
  it.each([
    "",
    "limit=2",
    "limit=2&offset=3",
    "takenFrom=2026-05-01T09:00:02Z&takenBefore=2026-06-01T00:00:00Z",
    "offset=100000",
  ])("are those of the same page (%s)", async (query) => {
    const search = `?eventUuid=${stock.events.rosieres}&${query}`;
    const visitor = shop.newVisitor();
    const { body: pictures } = await visitor.get<Picture[]>(`/api/anonymous/pictures${search}`);
    const { body } = await visitor.get<Placeholder[]>(`/api/anonymous/pictures/placeholders${search}`);
    expect(body.map(({ uuid }) => uuid)).toEqual(pictures.map(({ uuid }) => uuid));
    expect(z.array(z.strictObject(placeholderSchema.shape)).parse(body)).toEqual(body);
  });

  it("hold a picture's own colours, none where they are not known", async () => {
    const colours = ["#87a5c3", "#6f7f63", "#c4a67c"];
    const { db } = shop.services;
    await db.updateTable("picture").set({ colours }).where("uuid", "=", stock.pictures.first).execute();
    const { body } = await shop
      .newVisitor()
      .get(`/api/anonymous/pictures/placeholders?contestUuid=${stock.contests.morning}&limit=2`);
    expect(body).toEqual([
      { uuid: stock.pictures.first, colours },
      { uuid: stock.pictures.second, colours: [] },
    ]);
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
