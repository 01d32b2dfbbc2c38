import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FilterValue, FoundFilterValue } from "../../../src/api/contract/catalogueEntities.ts";
import { searchKey, slug } from "../../../src/domain/pictures/searchKey.ts";
import { shownName } from "../../../src/domain/pictures/shownName.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";
import { type Stock, stockShop } from "./stockShop.ts";

let shop: TestShop;
let stock: Stock;
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
});
afterAll(() => shop?.stop());

async function values(query: string, call = "filterValues"): Promise<string[]> {
  const { status, body } = await shop.newVisitor().get<FilterValue[]>(`/api/anonymous/${call}?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.map(({ value }) => value);
}
const typed = (text: string) => `tagSearch=${encodeURIComponent(text)}`;

describe("the names of a picture", () => {
  const of = (pictureUuid: string) => values(`pictureUuid=${pictureUuid}`, "filterValues/inPicture");

  it("are its horses, then its riders", async () => {
    expect(await of(stock.pictures.first)).toEqual(["Éclair du Lys", "Zoé Lefèvre"]);
    expect(await of(stock.pictures.second)).toEqual(["Zoé Lefèvre"]);
  });

  it("are kept for a picture that is shown, and for types that serve as tags", async () => {
    expect(await of(stock.pictures.inHiddenEvent)).toEqual([]);
    expect(await of(randomUUID())).toEqual([]);
    const types = shop.services.db.updateTable("filterType").where("uuid", "=", stock.types.horse);
    await types.set({ showAsTag: false }).execute();
    expect(await of(stock.pictures.first)).toEqual(["Zoé Lefèvre"]);
    await types.set({ showAsTag: true }).execute();
  });
});

describe("the search of names", () => {
  it.each(["lefevre", "LEFÈVRE", "  lefèvre ", "Lefe\u0300vre", "fèv"])(
    "finds %s whatever the case and the accents, first what begins so",
    async (text) => {
      expect(await values(typed(text))).toEqual(["Lefèvre Hugo", "Zoé Lefèvre"]);
    },
  );

  it("does not mind how a name of the start list is written", async () => {
    const letter = fc.constantFrom(..."aàâæbcçdeéèêëhiîïloôœuùûüyÿñABÇÉŒÆ");
    const word = fc.string({ unit: letter, minLength: 2, maxLength: 8 });
    const name = fc.tuple(word, fc.constantFrom(" ", "-", "'", "’"), word).map((parts) => parts.join(""));
    const disguises: ((text: string) => string)[] = [
      (text) => text.toLocaleUpperCase("fr-FR"),
      (text) => text.toLocaleLowerCase("fr-FR"),
      (text) => text.normalize("NFD"),
      (text) => text.normalize("NFD").replace(/\p{M}/gu, ""),
      (text) => text.replace(/['’]/g, (mark) => (mark === "'" ? "’" : "'")),
      (text) => text.replace(/[ '’-]/g, " "),
      (text) => text.replace(/[ '’]/g, "-"),
      (text) => text.replace(/[ '’-]/g, ""),
      (text) => text.replace(/œ/g, "oe").replace(/Œ/g, "OE").replace(/æ/g, "ae").replace(/Æ/g, "AE"),
      (text) => `  ${text} `,
    ];
    const { db } = shop.services;
    await fc.assert(
      fc.asyncProperty(name, fc.subarray(disguises), async (value, worn) => {
        const { uuid } = await db
          .insertInto("filterValue")
          .values({
            value,
            valueSlug: `${slug(value, 150)} ${randomUUID()}`,
            searchKey: searchKey(value),
            filterTypeUuid: stock.types.rider,
          })
          .returning("uuid")
          .executeTakeFirstOrThrow();
        const row = { filterValueUuid: uuid, eventUuid: stock.events.rally, pictureCount: 1 };
        await db.insertInto("eventFilterValue").values(row).execute();
        const link = { filterValueUuid: uuid, pictureUuid: stock.pictures.car };
        await db.insertInto("pictureFilterValue").values(link).execute();
        const text = worn.reduce((written, wear) => wear(written), value);
        expect(await values(`${typed(text)}&limit=100`), text).toContain(shownName(value, "rider", "horse"));
        for (const table of ["eventFilterValue", "pictureFilterValue"] as const)
          await db.deleteFrom(table).where("filterValueUuid", "=", uuid).execute();
        await db.deleteFrom("filterValue").where("uuid", "=", uuid).execute();
      }),
      { numRuns: 60 },
    );
  });

  it("puts names found only with their words run together last", async () => {
    expect(await values(typed("eclairdu"))).toEqual(["Éclair du Lys"]);
    expect(await values(typed("zoelefevre"))).toEqual(["Zoé Lefèvre"]);
    expect(await values(typed("rd"))).toEqual([]);
  });

  it("finds what stands inside a word, and nothing for what stands nowhere", async () => {
    expect(await values(typed("du-lys"))).toEqual(["Éclair du Lys"]);
    expect(await values(typed("zzz"))).toEqual([]);
  });

  it.each(["%", "_", "\\", "'", "\u202e"])("takes %s for punctuation, not for a pattern", async (text) => {
    expect(await values(typed(text))).toEqual(await values(""));
    expect(await values(typed(`z${text}e`))).toEqual([]);
  });

  it("keeps to a type and to events; names of hidden events alone are never shown", async () => {
    expect(await values(`filterTypeUuid=${stock.types.horse}`)).toEqual(["Éclair du Lys"]);
    expect(await values(`eventUuids=${stock.events.rally}`)).toEqual(["Lefèvre Hugo"]);
    expect(await values(`eventUuids=${stock.events.rally},${stock.events.rosieres}`)).toHaveLength(3);
    expect(await values(`eventUuids=${stock.events.hidden}`)).toEqual([]);
    expect(await values("eventUuids=")).toHaveLength(3);
  });

  it("gives ten where nothing is said, as many as asked up to a hundred", async () => {
    const { db } = shop.services;
    const bibs = Array.from({ length: 130 }, (_, index) => `Bib ${String(index).padStart(3, "0")}`);
    const rows = await db
      .insertInto("filterValue")
      .values(
        bibs.map((value) => ({
          value,
          valueSlug: slug(value),
          searchKey: searchKey(value),
          filterTypeUuid: stock.types.rider,
        })),
      )
      .returning("uuid")
      .execute();
    await db
      .insertInto("eventFilterValue")
      .values(
        rows.map(({ uuid }) => ({ filterValueUuid: uuid, eventUuid: stock.events.rally, pictureCount: 1 })),
      )
      .execute();
    await db
      .insertInto("pictureFilterValue")
      .values(rows.map(({ uuid }) => ({ filterValueUuid: uuid, pictureUuid: stock.pictures.car })))
      .execute();
    expect(await values(typed("bib"))).toEqual(bibs.slice(0, 10));
    expect(await values(`${typed("bib")}&limit=11`)).toHaveLength(11);
    expect(await values(`${typed("bib")}&limit=5000`)).toHaveLength(100);
    expect(await values(`${typed("bib")}&limit=0`)).toEqual([]);
    const uuids = rows.map(({ uuid }) => uuid);
    for (const table of ["eventFilterValue", "pictureFilterValue"] as const)
      await db.deleteFrom(table).where("filterValueUuid", "in", uuids).execute();
  });
});

describe("what a found name tells", () => {
  const found = async (query: string) =>
    (await shop.newVisitor().get<FoundFilterValue[]>(`/api/anonymous/filterValues?${query}`)).body;

  it("is where it is seen, how often, on which picture, and who else that picture shows", async () => {
    const { names, events, contests, pictures, types } = stock;
    const [zoe] = await found(typed("zoe"));
    expect(zoe).toMatchObject({ match: "letters", matchingPictureCount: 2, matchingEventCount: 1 });
    expect(zoe?.events).toEqual([
      {
        ...{ eventUuid: events.rosieres, eventLabel: "Rosières", pictureCount: 2 },
        // Of its two pictures, the one that shows the horse too.
        ...{ pictureUuid: pictures.first, contestUuid: contests.morning, thumbnailFile: "IMG_1.webp" },
        names: [{ uuid: names.eclair, value: "Éclair du Lys", filterTypeUuid: types.horse }],
      },
    ]);
  });

  it("has the newest event first, and only those searched", async () => {
    const [hugo] = await found(typed("lefevre hugo"));
    expect(hugo?.matchingEventCount).toBe(2);
    expect(hugo?.events?.map(({ eventLabel }) => eventLabel)).toEqual(["Rallye des Monts", "Rosières"]);
    const [here] = await found(`${typed("lefevre hugo")}&eventUuids=${stock.events.rosieres}`);
    expect([here?.matchingPictureCount, here?.matchingEventCount]).toEqual([1, 1]);
    expect(here?.events?.map(({ eventLabel }) => eventLabel)).toEqual(["Rosières"]);
  });

  it.each([
    ["zoe lefevre", "letters"],
    ["zoe lefebre", "slips"],
    ["eclair du lys dressage", "nearest"],
  ])("for « %s » is that it matches by its %s", async (text, match) => {
    const [best] = await found(typed(text));
    expect(best?.match).toBe(match);
  });

  it("leaves out pictures of hidden contests, and names that they alone have", async () => {
    const { db } = shop.services;
    const { zoe, eclair } = stock.names;
    const contest = (isVisible: boolean) =>
      db.updateTable("contest").set({ isVisible }).where("uuid", "=", stock.contests.morning).execute();
    await contest(false);
    try {
      expect(await found(typed("zoe"))).toEqual([]);
      const [horse] = await found(typed("eclair"));
      expect(horse).toMatchObject({ uuid: eclair, matchingPictureCount: 1 });
      expect(horse?.events?.[0]).toMatchObject({
        pictureCount: 1,
        pictureUuid: stock.pictures.later,
        names: [{ value: "Lefèvre Hugo" }],
      });
      const { body } = await shop
        .newVisitor()
        .get<FilterValue[]>(
          `/api/anonymous/filterValues/linkedFilterValues?existingFilterValueUuid=${eclair}`,
        );
      expect(body.map(({ uuid }) => uuid)).not.toContain(zoe);
    } finally {
      await contest(true);
    }
  });

  it("fills the list with names on view where hidden ones rank before them", async () => {
    const { db } = shop.services;
    const contests = [stock.contests.afternoon, stock.contests.stage];
    const show = (isVisible: boolean) =>
      db.updateTable("contest").set({ isVisible }).where("uuid", "in", contests).execute();
    const first = async () => (await found(`${typed("lefevre")}&limit=1`)).map(({ uuid }) => uuid);
    expect(await first()).toEqual([stock.names.lefevre]);
    await show(false);
    try {
      expect(await first()).toEqual([stock.names.zoe]);
    } finally {
      await show(true);
    }
  });
});

describe("texts that name nothing", () => {
  it.each([
    "",
    " ",
    "é",
    "a",
    "😀",
    "👩‍👩‍👧",
    "%",
    "_",
    "%_%",
    "'",
    '"',
    "\\",
    "';--",
    "\u202e",
    "n°",
    "0",
    "00000000000000000000000000",
    "9".repeat(100),
    "a b c d e f g h i j k l m n o p q r s t u v w x y z",
    "é".repeat(100),
    "ﬁ",
    "١٢",
  ])("« %s » is answered", async (text) => {
    for (const scope of [
      "",
      `&eventUuids=${stock.events.rosieres}`,
      `&filterTypeUuid=${stock.types.rider}`,
    ]) {
      const { status, body } = await shop
        .newVisitor()
        .get<FilterValue[]>(`/api/anonymous/filterValues?${typed(text)}${scope}`);
      expect(status, JSON.stringify(body)).toBe(200);
      expect(new Set(body.map(({ uuid }) => uuid)).size).toBe(body.length);
    }
  });

  it.each([["a".repeat(200)], ["\u0000"], ["zoe\u0000"], ["two\nlines"]])(
    "%j is refused with the field's name",
    async (text) => {
      for (const call of ["filterValues", "filterValues/linkedFilterValues"]) {
        const { status, body } = await shop
          .newVisitor()
          .get<{ code: string; fields: { path: string }[] }>(`/api/anonymous/${call}?${typed(text)}`);
        expect([status, body.code, body.fields[0]?.path]).toEqual([400, "INVALID_INPUT", "tagSearch"]);
      }
    },
  );

  it.each([
    "tagSearch=%",
    "tagSearch=%C3%28",
    "tagSearch=%ED%A0%80",
    "tagSearch[]=x",
    "tagSearch=a&tagSearch=b",
  ])("the malformed %s is no fault of the server", async (query) => {
    const { status } = await shop.newVisitor().get(`/api/anonymous/filterValues?${query}`);
    expect([200, 400]).toContain(status);
  });
});

describe("the search of names at a place that displays selected events", () => {
  it("finds those of these events, or of the events asked for", async () => {
    const place = await startTestShop({ eventsDisplayMode: "select" });
    try {
      const { events } = await stockShop(place);
      const found = async (query: string) => {
        const call = `/api/anonymous/filterValues?${query}`;
        return (await place.newVisitor().get<FoundFilterValue[]>(call)).body.map(({ value }) => value);
      };
      expect(await found(typed("zoe"))).toEqual([]);
      expect(await found(`${typed("zoe")}&eventUuids=${events.rosieres}`)).toEqual(["Zoé Lefèvre"]);
      const display = (uuid: string, isDisplaySelected: boolean) =>
        place.services.db.updateTable("event").set({ isDisplaySelected }).where("uuid", "=", uuid).execute();
      await display(events.rally, true);
      expect(await found(typed("zoe"))).toEqual([]);
      await display(events.rosieres, true);
      expect(await found(typed("zoe"))).toEqual(["Zoé Lefèvre"]);
    } finally {
      await place.stop();
    }
  });
});

describe("linked names", () => {
  const call = "filterValues/linkedFilterValues";

  it("are those that share a picture with a name", async () => {
    const { zoe, eclair, lefevre } = stock.names;
    expect(await values(`existingFilterValueUuid=${zoe}`, call)).toEqual(["Éclair du Lys"]);
    expect(await values(`existingFilterValueUuid=${eclair}`, call)).toEqual(["Lefèvre Hugo", "Zoé Lefèvre"]);
    expect(await values(`existingFilterValueUuid=${eclair}&${typed("zo")}`, call)).toEqual(["Zoé Lefèvre"]);
    expect(await values(`existingFilterValueUuid=${lefevre}&eventUuid=${stock.events.rally}`, call)).toEqual(
      [],
    );
    expect(
      await values(`existingFilterValueUuid=${eclair}&filterTypeUuid=${stock.types.horse}`, call),
    ).toEqual([]);
  });

  it("in a contest are those of its pictures alone", async () => {
    const { db } = shop.services;
    const inContest = async (contestUuid: string) =>
      await db
        .selectFrom("pictureFilterValue")
        .innerJoin("picture", "picture.uuid", "pictureUuid")
        .innerJoin("filterValue", "filterValue.uuid", "filterValueUuid")
        .select("filterValue.value")
        .distinct()
        .where("picture.contestUuid", "=", contestUuid)
        .where("picture.isDeleted", "=", false)
        .execute();
    const all = [];
    for (const contestUuid of [stock.contests.afternoon, stock.contests.stage]) {
      const there = (await inContest(contestUuid)).map(({ value }) => value).sort();
      all.push(...there);
      expect((await values(`contestUuid=${contestUuid}&limit=100`, call)).sort()).toEqual(there);
    }
    expect(all.length).toBeGreaterThan(0);
    expect(await values(`contestUuid=${stock.contests.stage}&${typed("lefevre")}`, call)).toEqual(
      (await inContest(stock.contests.stage))
        .map(({ value }) => value)
        .filter((value) => /Lefèvre/.test(value))
        .sort(),
    );
    const nowhere = "00000000-0000-4000-8000-000000000000";
    expect(await values(`contestUuid=${nowhere}`, call)).toEqual([]);
  });

  it("in a contest and beside a name are both", async () => {
    const { zoe, eclair } = stock.names;
    for (const contestUuid of [stock.contests.afternoon, stock.contests.stage]) {
      const beside = await values(`existingFilterValueUuid=${eclair}&contestUuid=${contestUuid}`, call);
      const riders = await values(`contestUuid=${contestUuid}&limit=100`, call);
      expect(riders).toEqual(expect.arrayContaining(beside));
    }
    expect(
      await values(`existingFilterValueUuid=${zoe}&contestUuid=${stock.contests.stage}`, call),
    ).not.toContain("Zoé Lefèvre");
  });

  it("without a name are the plain search", async () => {
    expect(await values(typed("lefevre"), call)).toEqual(["Lefèvre Hugo", "Zoé Lefèvre"]);
  });
});
