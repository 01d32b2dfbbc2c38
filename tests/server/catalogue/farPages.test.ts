import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Picture } from "../../../src/api/contract/catalogueEntities.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";
import { type Stock, stockShop } from "./stockShop.ts";

let shop: TestShop;
let stock: Stock;
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
  const { rosieres } = stock.events;
  const { morning, afternoon } = stock.contests;
  // Over two days with hours that have none, a minute with hundreds, the same second, and some without a date.
  await sql`
    insert into "picture" ("name", "imageFile", "thumbnailFile", "rawFileName", "rawFileExtension", "rawFileType",
        "width", "height", "kbSize", "orientation", "eventUuid", "contestUuid", "originalKey", "takenAt")
    select 'P' || "number" % 97, '', '', '', '', '', 6000, 4000, 9000, 1, ${rosieres},
      case when "number" % 3 = 0 then ${morning}::uuid else ${afternoon}::uuid end, '',
      case when "number" % 9 = 0 then null
        when "number" % 5 = 0 then timestamptz '2026-05-01T10:07:00Z' + ("number" % 11) * interval '1 second'
        else timestamptz '2026-05-01T08:00:00Z' + ("number" * 7919 % 2000) * interval '53 seconds' end
    from generate_series(1, 3000) as "number"`.execute(shop.services.db);
}, 60_000);
afterAll(() => shop?.stop());

/** Returns the uuids of a whole list, read from the table. */
async function wholeList(of: string): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select picture."uuid" from "picture" join "contest" on "contest"."uuid" = "contestUuid"
    where ${of}::uuid in (picture."eventUuid", picture."contestUuid") and not picture."isDeleted" and "contest"."isVisible"
    order by "takenAt", picture."name", picture."uuid"`.execute(shop.services.db);
  return rows.map(({ uuid }) => uuid);
}

async function page(query: string): Promise<string[]> {
  const { status, body } = await shop.newVisitor().get<Picture[]>(`/api/anonymous/pictures?${query}`);
  expect(status).toBe(200);
  return body.map(({ uuid }) => uuid);
}

async function expectPages(query: string, whole: readonly string[]): Promise<void> {
  const dated = Math.ceil((whole.length * 8) / 9);
  const offsets = [
    999,
    1000,
    1001,
    1337,
    1500,
    dated - 150,
    dated - 1,
    dated,
    dated + 1,
    whole.length - 10,
    whole.length,
    5000,
  ];
  for (const offset of offsets) {
    for (const limit of [1, 200]) {
      const expected = whole.slice(offset, offset + limit);
      expect(await page(`${query}&limit=${limit}&offset=${offset}`), `${offset} ${limit}`).toEqual(expected);
    }
  }
}

it("a far page is that of the whole list, with and without dates, hidden contests or not", async () => {
  const { rosieres } = stock.events;
  const { morning, afternoon } = stock.contests;
  const { db } = shop.services;
  const whole = await wholeList(rosieres);
  expect(whole.length).toBeGreaterThan(3000);
  await expectPages(`eventUuid=${rosieres}`, whole);
  await expectPages(`contestUuid=${afternoon}`, await wholeList(afternoon));
  await db.updateTable("contest").set({ isVisible: false }).where("uuid", "=", morning).execute();
  const shown = await wholeList(rosieres);
  expect(shown.length).toBeLessThan(whole.length - 900);
  await expectPages(`eventUuid=${rosieres}`, shown);
  await expectPages(
    `eventUuid=${rosieres}&contestUuid=${afternoon}`,
    shown.filter((uuid) => whole.includes(uuid)),
  );
  expect(await page(`contestUuid=${morning}&offset=1000`)).toEqual([]);
  const narrowed = `eventUuid=${rosieres}&takenFrom=2026-05-01T09:00:00Z`;
  expect(await page(`${narrowed}&offset=1200&limit=50`)).toEqual(
    (await page(`${narrowed}&offset=999&limit=300`)).slice(201, 251),
  );
});

it("the far pages of a walk hold each picture once, while others are taken down and come", async () => {
  const { db } = shop.services;
  const { afternoon } = stock.contests;
  await sql`update "picture" set "isDeleted" = true where "uuid" in (
    select "uuid" from "picture" where "contestUuid" = ${afternoon} order by "takenAt" offset 900 limit 200)`.execute(
    db,
  );
  await expectPages(`contestUuid=${afternoon}`, await wholeList(afternoon));
  await sql`update "picture" set "takenAt" = "takenAt" + interval '1 hour' where "takenAt" > '2026-05-01T11:00:00Z'`.execute(
    db,
  );
  await expectPages(`contestUuid=${afternoon}`, await wholeList(afternoon));
  await sql`update "picture" set "takenAt" = null where "contestUuid" = ${afternoon}`.execute(db);
  await expectPages(`contestUuid=${afternoon}`, await wholeList(afternoon));
});
