import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FilterValue } from "../../../src/api/contract/catalogueEntities.ts";
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
        const text = worn.reduce((written, wear) => wear(written), value);
        expect(await values(`${typed(text)}&limit=100`), text).toContain(shownName(value, "rider", "horse"));
        await db.deleteFrom("eventFilterValue").where("filterValueUuid", "=", uuid).execute();
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
    expect(await values(typed("bib"))).toEqual(bibs.slice(0, 10));
    expect(await values(`${typed("bib")}&limit=11`)).toHaveLength(11);
    expect(await values(`${typed("bib")}&limit=5000`)).toHaveLength(100);
    expect(await values(`${typed("bib")}&limit=0`)).toEqual([]);
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

  it("without a name are the plain search", async () => {
    expect(await values(typed("lefevre"), call)).toEqual(["Lefèvre Hugo", "Zoé Lefèvre"]);
  });
});
