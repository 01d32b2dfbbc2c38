import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type PhotoScene, parseSceneFileName, type Subject } from "../../demo/scenes/sceneFile.ts";
import { isDatabaseEmpty, seedDemo } from "../../demo/seed.ts";
import type { Db } from "../../server/db/database.ts";
import { openDatabase } from "../../server/db/openDatabase.ts";
import {
  advertSchema,
  contestSchema,
  discountSchema,
  eventSchema,
  filterValueSchema,
  pictureSchema,
  productSchema,
  productVariantSchema,
} from "../../src/api/contract/catalogueEntities.ts";
import { filterQuestions } from "../../src/domain/packs/filterSlots.ts";
import { productIncoherence, variantIncoherence } from "../../src/domain/products/productIncoherence.ts";
import { createTestDatabase, type TestDatabase } from "../server/support/database.ts";

const today = new Date("2026-09-12T16:00:00Z");
const now = () => today;
const databases: { database: TestDatabase; db: Db }[] = [];

async function newDatabase(): Promise<Db> {
  const database = await createTestDatabase();
  const db = openDatabase(database.connectionString);
  databases.push({ database, db });
  return db;
}

let db: Db;
let seconds: number;
let told: [number, number][];
beforeAll(async () => {
  db = await newDatabase();
  told = [];
  const startedAt = performance.now();
  expect(
    await seedDemo({ db, now }, { onProgress: (done, total) => told.push([done, total]) }),
  ).toBeGreaterThan(5_000);
  seconds = (performance.now() - startedAt) / 1000;
});
afterAll(async () => {
  for (const { database, db: open } of databases) {
    await open.destroy();
    await database.drop();
  }
});

const numberOf = async (query: string) => {
  const { rows } = await sql<{ n: number }>`${sql.raw(query)}`.execute(db);
  return rows[0]?.n;
};

const pictureRows = () =>
  db.selectFrom("picture").select(["uuid", "originalKey", "eventUuid", "contestUuid"]).execute();

function photoOf(originalKey: string): PhotoScene {
  const scene = parseSceneFileName(originalKey.split("/").at(-1) ?? "");
  if (!scene || scene.kind === "advert") throw new Error(`no photograph: ${originalKey}`);
  return scene;
}

const nameOf = ({ seed, bib }: Subject) => `${bib} painted as ${seed}`;

/** The filter values of each picture, by UUID. */
async function startersOfPictures(): Promise<Map<string, Partial<Record<string, string>>>> {
  const links = await db
    .selectFrom("pictureFilterValue")
    .innerJoin("filterValue", "filterValue.uuid", "pictureFilterValue.filterValueUuid")
    .innerJoin("filterType", "filterType.uuid", "filterValue.filterTypeUuid")
    .select(["pictureUuid", "code", "value"])
    .execute();
  const starters = new Map<string, Partial<Record<string, string>>>();
  for (const { pictureUuid, code, value } of links) {
    starters.set(pictureUuid, { ...starters.get(pictureUuid), [code]: value });
  }
  return starters;
}

describe("the demonstration", () => {
  it("stands in under ten seconds and tells how far it is", () => {
    expect(seconds).toBeLessThan(10);
    expect(told[0]?.[0]).toBe(0);
    expect(told.at(-1)).toEqual([told[0]?.[1], told[0]?.[1]]);
  });

  it.each([
    ["event", eventSchema],
    ["contest", contestSchema],
    ["picture", pictureSchema],
    ["filterValue", filterValueSchema],
    ["product", productSchema],
    ["productVariant", productVariantSchema],
    ["discount", discountSchema],
    ["advert", advertSchema],
  ] as const)("has rows of %s that the contract accepts", async (table, schema) => {
    const rows = await db.selectFrom(table).selectAll().execute();
    expect(rows.length).toBeGreaterThan(2);
    expect(z.array(schema).safeParse(rows).error).toBeUndefined();
  });

  it("has an event today, one to come, one that nobody sees, and one with many contests", async () => {
    const events = await db.selectFrom("event").selectAll().execute();
    const at = today.toISOString();
    const visible = events.filter(({ isVisible }) => isVisible);
    expect(visible.length).toBeGreaterThanOrEqual(5);
    expect(visible.some(({ start, end }) => start < at && end.slice(0, 10) === at.slice(0, 10))).toBe(true);
    expect(visible.some(({ start }) => start > at)).toBe(true);
    expect(events.length).toBeGreaterThan(visible.length);
    expect(new Set(visible.map(({ category }) => category)).size).toBeGreaterThanOrEqual(3);
    const contests = await db.selectFrom("contest").select(["eventUuid", "label"]).execute();
    const counts = events.map(({ uuid }) => contests.filter(({ eventUuid }) => eventUuid === uuid).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...counts)).toBeGreaterThan(12);
  });

  it("has totals, periods and counts that its pictures bear out", async () => {
    expect(
      await numberOf(`select count(*)::int as n from "event" e where "totalPictureCount" <>
        (select count(*) from "picture" p where p."eventUuid" = e."uuid")`),
    ).toBe(0);
    expect(
      await numberOf(`select count(*)::int as n from "contest" c where "totalPictureCount" <>
        (select count(*) from "picture" p where p."contestUuid" = c."uuid")`),
    ).toBe(0);
    expect(
      await numberOf(`select count(*)::int as n from "picture" p join "contest" c on c."uuid" = p."contestUuid"
        where p."takenAt" not between c."start" and c."end" or p."takenAt" > '${today.toISOString()}'`),
    ).toBe(0);
    expect(
      await numberOf(`select count(*)::int as n from (
        select "eventUuid", "filterValueUuid", "pictureCount" from "eventFilterValue" except
        select p."eventUuid", l."filterValueUuid", count(*)::int from "pictureFilterValue" l
          join "picture" p on p."uuid" = l."pictureUuid" group by 1, 2) as wrong`),
    ).toBe(0);
    expect(
      await numberOf(`select count(*)::int as n from "picture" where "takenAt" is null`),
    ).toBeGreaterThan(20);
  });

  it("shows somebody on every picture, the same one on a round's pictures", async () => {
    const starters = await startersOfPictures();
    for (const { uuid, originalKey } of await pictureRows()) {
      expect(photoOf(originalKey).subject.bib).toBe(starters.get(uuid)?.bib);
    }
    const rounds = new Map<string, number>();
    for (const { contestUuid, originalKey } of await pictureRows()) {
      const key = `${contestUuid} ${photoOf(originalKey).subject.seed}`;
      rounds.set(key, (rounds.get(key) ?? 0) + 1);
    }
    expect(Math.min(...rounds.values())).toBeGreaterThanOrEqual(4);
    expect(Math.max(...rounds.values())).toBeLessThanOrEqual(9);
  });

  it("paints a rider and horse the same way in all of an event's pictures, and nobody else so", async () => {
    const starters = await startersOfPictures();
    const names = new Map<string, string>();
    for (const { uuid, eventUuid, originalKey } of await pictureRows()) {
      const painted = `${eventUuid} ${photoOf(originalKey).subject.seed}`;
      const { rider, horse } = starters.get(uuid) ?? {};
      expect(names.get(painted) ?? `${rider} ${horse}`).toBe(`${rider} ${horse}`);
      names.set(painted, `${rider} ${horse}`);
    }
    expect(new Set(names.values()).size).toBeGreaterThan(200);
  });

  it("shows no number in the background of a picture, on a cover or on an advert that the search does not find", async () => {
    const rows = await pictureRows();
    const inEvent = new Map<string, Set<string>>();
    for (const { eventUuid, originalKey } of rows) {
      const { kind, subject } = photoOf(originalKey);
      for (const of of [eventUuid, kind])
        inEvent.set(of, (inEvent.get(of) ?? new Set()).add(nameOf(subject)));
    }
    for (const { eventUuid, originalKey } of rows) {
      for (const other of photoOf(originalKey).others ?? [])
        expect(inEvent.get(eventUuid)).toContain(nameOf(other));
    }
    const images = await db.selectFrom("plainImage").selectAll().execute();
    const events = await db.selectFrom("event").select("uuid").execute();
    expect(images.map(({ uuid }) => uuid)).toEqual(expect.arrayContaining(events.map(({ uuid }) => uuid)));
    for (const { uuid, originalKey } of images) {
      const scene = parseSceneFileName(originalKey.split("/").at(-1) ?? "");
      if (!scene) throw new Error(`no scene: ${originalKey}`);
      const shown = scene.kind === "advert" ? scene.subjects : [scene.subject, ...(scene.others ?? [])];
      // An upcoming event has no starters yet: its pictures show starters of another event.
      const found = inEvent.get(uuid) ?? inEvent.get(scene.kind === "advert" ? "horse" : scene.kind);
      for (const subject of shown) expect(found, originalKey).toContain(nameOf(subject));
    }
  });

  it("sells coherent products of the three natures in each pricing", async () => {
    const products = await db.selectFrom("product").selectAll().execute();
    expect(products.map((product) => productIncoherence(product)).filter((fault) => fault !== null)).toEqual(
      [],
    );
    const pricings = await db.selectFrom("pricing").select("id").execute();
    for (const { id } of pricings) {
      const own = products.filter(({ pricingId }) => pricingId === id);
      expect(new Set(own.map(({ nature }) => nature))).toEqual(new Set(["sp", "multi", "filter"]));
    }
    expect(
      await numberOf(`select count(*)::int as n from "productVariant"
        where "grp1_format" in ('low', 'average', 'high')
          and (coalesce("mat_option", "satin_option", "numeric_option") is not null)`),
    ).toBe(0);
    const print = await db
      .selectFrom("productVariant")
      .innerJoin("product", "product.uuid", "productVariant.productUuid")
      .select(["grp1_format", "base_price", "mat_option"])
      .where("label", "=", "Tirage photo")
      .where("pricingId", "=", pricings[0]?.id ?? 0)
      .orderBy("base_price")
      .execute();
    expect(print.slice(0, 4)).toEqual([
      { grp1_format: "15_22", base_price: 900, mat_option: null },
      { grp1_format: "20_30", base_price: 1500, mat_option: 300 },
      { grp1_format: "30_45", base_price: 2900, mat_option: 400 },
      { grp1_format: "40_60", base_price: 4900, mat_option: 600 },
    ]);
  });

  it("sells a pack of each kind, so that each can be tried by hand, at coherent prices", async () => {
    const products = await db.selectFrom("product").selectAll().execute();
    const variants = await db.selectFrom("productVariant").selectAll().execute();
    const of = (uuid: string) => variants.filter(({ productUuid }) => productUuid === uuid);
    for (const product of products) {
      expect(of(product.uuid).map((variant) => variantIncoherence(product, variant))).toEqual(
        of(product.uuid).map(() => null),
      );
    }
    const pricings = await db.selectFrom("pricing").select("id").execute();
    for (const { id } of pricings) {
      const multi = products.filter(({ pricingId, nature }) => pricingId === id && nature === "multi");
      const kinds = multi.map(({ uuid, grp2_count }) => {
        const groups = grp2_count === null ? "one group" : "two groups";
        return `${groups}, ${of(uuid).length === 1 ? "one variant" : "several"}`;
      });
      expect(kinds.sort()).toEqual([
        "one group, one variant",
        "one group, several",
        "two groups, one variant",
        "two groups, several",
      ]);
    }
    const filters = products.filter(({ nature }) => nature === "filter");
    const shapes = filters.map((product) => {
      const { event, contest, valueTypes } = filterQuestions(product);
      return `${event ? "event " : ""}${contest ? "contest " : ""}${valueTypes.length}`;
    });
    expect(new Set(shapes)).toEqual(
      new Set(["event 0", "contest 0", "event 1", "contest 1", "event 2", "event contest 2"]),
    );
  });

  it("writes French as it is typeset", async () => {
    const texts = [
      ...(await db.selectFrom("product").select(["label", "description", "longDescription"]).execute()),
      ...(await db.selectFrom("discount").select(["label", "description"]).execute()),
      ...(await db.selectFrom("advert").select("label").execute()),
    ].flatMap((row) => Object.values(row));
    for (const text of texts) {
      expect(text).not.toMatch(/'|[^\u202f][;!?]|[^\u00a0][:%€]/);
    }
  });

  it("has one discount under way, one past, one to come, and a price of shipping", async () => {
    const at = today.toISOString();
    const discounts = await db.selectFrom("discount").select(["startAt", "endAt"]).execute();
    const state = ({ startAt, endAt }: { startAt: string; endAt: string }) =>
      endAt < at ? "past" : startAt > at ? "to come" : "under way";
    expect(discounts.map(state).sort()).toEqual(["past", "to come", "under way"]);
    const facts = await db.selectFrom("shopFact").selectAll().orderBy("key").execute();
    expect(facts).toEqual([
      { key: "shippingFee", value: "490" },
      { key: "shippingFreeAbove", value: "6000" },
    ]);
  });

  it("has the horses that the shop's search is shown with", async () => {
    const found = await db
      .selectFrom("filterValue")
      .select("value")
      .where("searchKey", "in", ["l oeil d or", "eclair du tres haut"])
      .orderBy("searchKey")
      .execute();
    expect(found).toEqual([{ value: "Éclair du Très-Haut" }, { value: "L'ŒIL D'OR" }]);
  });

  it("is the same in another shop, and leaves a shop alone that has rows", async () => {
    const other = await newDatabase();
    expect(await isDatabaseEmpty(other)).toBe(true);
    const [first, second] = await Promise.all([seedDemo({ db: other, now }), seedDemo({ db: other, now })]);
    expect([first, second].filter((count) => count === null)).toHaveLength(1);
    expect(await isDatabaseEmpty(other)).toBe(false);
    for (const table of [
      "event",
      "contest",
      "picture",
      "filterValue",
      "product",
      "productVariant",
      "advert",
    ] as const) {
      const uuids = (from: Db) => from.selectFrom(table).select("uuid").orderBy("uuid").execute();
      expect(await uuids(other)).toEqual(await uuids(db));
    }
  });

  it("can be had smaller, with something in each contest", async () => {
    const small = await newDatabase();
    const count = await seedDemo({ db: small, now }, { pictures: 300 });
    expect(count).toBeLessThan(900);
    const uuids = await small.selectFrom("picture").select("uuid").execute();
    const { n } = await db
      .selectFrom("picture")
      .select((row) => row.fn.countAll<number>().as("n"))
      .where(
        "uuid",
        "in",
        uuids.map(({ uuid }) => uuid),
      )
      .executeTakeFirstOrThrow();
    expect(n).toBe(uuids.length);
  });

  it("takes no picture from the future, at whatever hour it is made", async () => {
    const early = await newDatabase();
    const night = new Date("2026-09-12T22:20:00Z");
    await seedDemo({ db: early, now: () => night }, { pictures: 300 });
    const { last } = await early
      .selectFrom("picture")
      .select((row) => row.fn.max("takenAt").as("last"))
      .executeTakeFirstOrThrow();
    expect(String(last) < night.toISOString()).toBe(true);
  });
});
