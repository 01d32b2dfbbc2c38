import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  Advert,
  Contest,
  Discount,
  Event,
  Product,
} from "../../../src/api/contract/catalogueEntities.ts";
import { startTestShop, type TestShop, type TestVisitor } from "../support/testShop.ts";
import { type Stock, stockShop } from "./stockShop.ts";

let shop: TestShop;
let stock: Stock;
let visitor: TestVisitor;
beforeAll(async () => {
  shop = await startTestShop({
    cdnHost: "https://cdn.example.fr",
    placeMode: "car",
    eventsDisplayMode: "select",
  });
  stock = await stockShop(shop);
  visitor = shop.newVisitor();
});
afterAll(() => shop?.stop());

const unknown = "01234567-89ab-4def-8123-456789abcdef";

async function list<Item>(path: string): Promise<Item[]> {
  const { status, body } = await visitor.get<Item[]>(`/api/anonymous/${path}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const labels = async (path: string) => (await list<{ label: string }>(path)).map(({ label }) => label);
const uuids = async (path: string) => (await list<{ uuid: string }>(path)).map(({ uuid }) => uuid);

describe("events", () => {
  it("are listed newest first without the hidden ones", async () => {
    expect(await labels("events")).toEqual(["Rallye des Monts", "Rosières"]);
  });

  it("are those with pictures of a filter value", async () => {
    expect(await labels(`events?filterValueUuid=${stock.names.zoe}`)).toEqual(["Rosières"]);
    expect(await labels(`events?filterValueUuid=${stock.names.lefevre}`)).toHaveLength(2);
    expect(await labels(`events?filterValueUuid=${stock.names.secret}`)).toEqual([]);
  });

  it("say how many of the filter value's pictures the search then finds", async () => {
    type Found = { uuid: string; matchingPictureCount?: number };
    for (const name of [stock.names.zoe, stock.names.lefevre, stock.names.eclair]) {
      for (const path of ["events", "contests/search"]) {
        for (const { uuid, matchingPictureCount } of await list<Found>(`${path}?filterValueUuid=${name}`)) {
          const part = path === "events" ? "eventUuid" : "contestUuid";
          const { headers } = await visitor.get(
            `/api/anonymous/pictures?filterValueUuid=${name}&${part}=${uuid}`,
          );
          expect(matchingPictureCount).toBe(Number(headers.get("x-total-count")));
        }
      }
    }
    expect((await list<Found>("events"))[0]).not.toHaveProperty("matchingPictureCount");
  });

  it("come with dates in UTC and the very fields of the contract", async () => {
    const { body } = await visitor.get<Event>(`/api/anonymous/events/${stock.events.rosieres}`);
    expect(body).toMatchObject({ label: "Rosières", start: "2026-05-01T08:00:00.000Z", isDeleted: false });
    expect(body).not.toHaveProperty("timeZone");
  });
});

describe("contests", () => {
  it("are listed by event or all together, without hidden ones and those of hidden events", async () => {
    expect(await labels(`contests?eventUuid=${stock.events.rosieres}`)).toEqual([
      "Grand Prix",
      "Épreuve n° 1 - Cœur d’or",
    ]);
    expect((await labels("contests")).sort()).toEqual([
      "Grand Prix",
      "Spéciale 1",
      "Épreuve n° 1 - Cœur d’or",
    ]);
    expect(await labels(`contests?eventUuid=${stock.events.hidden}`)).toEqual([]);
  });

  it.each(["grand", "PRIX", "coeur d'or", "EPREUVE", "n°1", "%", ""])(
    "are found by their label's text, whatever the case and the accents: %s",
    async (text) => {
      const found = await labels(
        `contests/search?eventUuid=${stock.events.rosieres}&textSearch=${encodeURIComponent(text)}`,
      );
      const [grandPrix, morning] = ["Grand Prix", "Épreuve n° 1 - Cœur d’or"];
      const expected: Record<string, string[]> = {
        grand: [grandPrix],
        PRIX: [grandPrix],
        "coeur d'or": [morning],
        EPREUVE: [morning],
        "n°1": [morning],
      };
      expect(found).toEqual(expected[text] ?? [grandPrix, morning]);
    },
  );

  it("are those with pictures of a filter value", async () => {
    expect(await labels(`contests/search?filterValueUuid=${stock.names.zoe}`)).toEqual([
      "Épreuve n° 1 - Cœur d’or",
    ]);
    expect(await labels(`contests/search?filterValueUuid=${stock.names.eclair}`)).toHaveLength(2);
    expect(
      await labels(
        `contests/search?filterValueUuid=${stock.names.lefevre}&eventUuid=${stock.events.rosieres}`,
      ),
    ).toEqual(["Grand Prix"]);
  });
});

describe("products and variants", () => {
  it("are listed by pricing, single pictures first", async () => {
    const products = await list<Product>(`products?pricingId=${stock.horsePricing}`);
    expect(products.map(({ label }) => label)).toEqual([
      "Fichier",
      "Tirage",
      "Pack 3 tirages",
      "L’épreuve entière",
    ]);
    expect(await labels("products/all")).toHaveLength(5);
    expect(await labels("products?pricingId=999")).toEqual([]);
  });

  it("variants come cheapest first", async () => {
    const { small, large } = stock.variants;
    expect(await uuids(`productVariants?productUuid=${stock.products.print}`)).toEqual([small, large]);
    expect((await uuids("productVariants/all"))[0]).toBe(small);
    expect(await uuids(`productVariants?productUuid=${unknown}`)).toEqual([]);
  });

  it("what was taken out of the catalogue is not listed, and keeps its name for those who hold it", async () => {
    const { db } = shop.services;
    const gone = await db
      .insertInto("product")
      .values({ pricingId: stock.carPricing, nature: "sp", label: "Ancien", grp1_count: 1, isDeleted: true })
      .returning("uuid")
      .executeTakeFirstOrThrow();
    expect(await labels("products/all")).not.toContain("Ancien");
    const { body } = await visitor.get(`/api/anonymous/products/${gone.uuid}`);
    expect(body).toMatchObject({ label: "Ancien", isDeleted: true });
    await db
      .updateTable("productVariant")
      .set({ isDeleted: true })
      .where("uuid", "=", stock.variants.file)
      .execute();
    expect(await uuids("productVariants/all")).not.toContain(stock.variants.file);
    const variant = await visitor.get(`/api/anonymous/productVariants/${stock.variants.file}`);
    expect(variant.body).toMatchObject({ grp1_format: "high", isDeleted: true });
    await db
      .updateTable("productVariant")
      .set({ isDeleted: false })
      .where("uuid", "=", stock.variants.file)
      .execute();
  });
});

describe("one by its key", () => {
  it.each([
    ["products", () => stock.products.print],
    ["productVariants", () => stock.variants.large],
    ["events", () => stock.events.rosieres],
    ["contests", () => stock.contests.morning],
    ["pictures", () => stock.pictures.first],
    ["filterValues", () => stock.names.zoe],
  ])("%s: 200, 404, 400", async (resource, uuid) => {
    const path = `/api/anonymous/${resource}`;
    const there = await visitor.get<{ uuid: string }>(`${path}/${uuid()}`);
    expect([there.status, there.body.uuid]).toEqual([200, uuid()]);
    const missing = await visitor.get<{ code: string }>(`${path}/${unknown}`);
    expect([missing.status, missing.body.code]).toEqual([404, "NOT_FOUND"]);
    const bad = await visitor.get<{ code: string }>(`${path}/12`);
    expect([bad.status, bad.body.code]).toEqual([400, "INVALID_INPUT"]);
  });

  it("pricings: 200, 404, 400", async () => {
    const path = "/api/anonymous/pricings";
    expect((await visitor.get<{ label: string }>(`${path}/${stock.horsePricing}`)).body.label).toBe(
      "Équestre",
    );
    expect((await visitor.get(`${path}/999`)).status).toBe(404);
    expect((await visitor.get(`${path}/x`)).status).toBe(400);
    expect(await labels("pricings")).toEqual(["Équestre", "Automobile"]);
  });

  it.each([
    ["events", () => stock.events.hidden],
    ["contests", () => stock.contests.hidden],
    ["contests", () => stock.contests.ofHidden],
    ["pictures", () => stock.pictures.inHiddenEvent],
    ["pictures", () => stock.pictures.inHiddenContest],
    ["pictures", () => stock.pictures.deleted],
  ])("%s that are hidden are not found", async (resource, uuid) => {
    expect((await visitor.get(`/api/anonymous/${resource}/${uuid()}`)).status).toBe(404);
  });
});

describe("discounts and adverts", () => {
  it("discounts come best first: highest percent, then latest start", async () => {
    const period = { endAt: "2099-01-01T00:00:00Z", description: "Remise" };
    await shop.services.db
      .insertInto("discount")
      .values([
        { ...period, label: "early 20", percent: 20, startAt: "2020-01-01T00:00:00Z" },
        { ...period, label: "12.5", percent: 12.5, startAt: "2026-01-01T00:00:00Z" },
        { ...period, label: "late 20", percent: 20, startAt: "2026-01-01T00:00:00Z" },
        { ...period, label: "deleted", percent: 90, startAt: "2026-01-01T00:00:00Z", isDeleted: true },
      ])
      .execute();
    const discounts = await list<Discount>("discounts");
    expect(discounts.map(({ label, percent }) => [label, percent])).toEqual([
      ["late 20", 20],
      ["early 20", 20],
      ["12.5", 12.5],
    ]);
  });

  it("adverts are those of the kind of place", async () => {
    const advert = { code: "c", url: null };
    await shop.services.db
      .insertInto("advert")
      .values([
        { ...advert, label: "both" },
        { ...advert, label: "stand", isPlaceMain: false },
        { ...advert, label: "site", isPlaceTruck: false },
        { ...advert, label: "gone", isDeleted: true },
      ])
      .execute();
    expect((await list<Advert>("adverts")).map(({ label }) => label).sort()).toEqual(["both", "site"]);
  });
});

describe("the place", () => {
  it.each([
    ["cdnHost", "https://cdn.example.fr"],
    ["placeMode", "car"],
    ["placeWhat", "main"],
    ["eventsDisplayMode", "select"],
  ])("tells its %s", async (name, value) => {
    expect((await visitor.get(`/api/anonymous/configs/${name}`)).body).toEqual({ [name]: value });
  });

  it("lists the types of filter values", async () => {
    expect(await labels("filterTypes")).toEqual(["Pilote", "Voiture"]);
  });
});

describe("bad queries", () => {
  it.each([
    "events?filterValueUuid=x",
    "contests?eventUuid=x",
    `contests/search?textSearch=${"a".repeat(101)}`,
    "contests/search?textSearch=%00",
    "contests/inOrder",
    "products",
    "products?pricingId=-1",
    "productVariants",
    "filterValues?eventUuids=x",
    "filterValues?limit=-1",
    "filterValues/inOrder?orderUuid=x",
    "pictures?limit=1001",
    "pictures?offset=1.5",
    "pictures/forFilterOrderItem",
  ])("%s is refused with the field's name", async (path) => {
    const { status, body } = await visitor.get<{ code: string; fields: { path: string }[] }>(
      `/api/anonymous/${path}`,
    );
    expect([status, body.code]).toEqual([400, "INVALID_INPUT"]);
    expect(body.fields[0]?.path).not.toBe("");
  });
});

describe("contests of an order", () => {
  it("answer FORBIDDEN for an order that does not exist", async () => {
    const { status } = await visitor.get<Contest[]>(`/api/anonymous/contests/inOrder?orderUuid=${unknown}`);
    expect(status).toBe(403);
  });
});
