import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runTransaction } from "../../../server/db/database.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";
import { type Stock, stockShop } from "./stockShop.ts";

let shop: TestShop;
let stock: Stock;
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
});
afterAll(() => shop?.stop());

/** What the table counts, and what a scan of the pictures does: `of`, minute and number. */
async function bothCounts() {
  const { rows: kept } = await sql`
    select "of"::text, ("hour" + ("place" - 1) * interval '1 minute')::text as "minute", "each"::int as "count"
    from "pictureHour", unnest("counts") with ordinality as "minutes" ("each", "place") where "each" <> 0 order by 1, 2`.execute(
    shop.services.db,
  );
  const { rows: scanned } = await sql`
    select "of"::text, date_trunc('minute', "takenAt")::text as "minute", count(*)::int as "count"
    from "picture", unnest(array["eventUuid", "contestUuid"]) as "of"
    where not "isDeleted" and "takenAt" is not null group by 1, 2 order by 1, 2`.execute(shop.services.db);
  const { rows: totals } = await sql`
    select from "pictureHour" where "total" <> (select sum("each") from unnest("counts") as "each")`.execute(
    shop.services.db,
  );
  expect(totals).toEqual([]);
  return { kept, scanned };
}

const some = (count: number) => sql.raw(`(select "uuid" from "picture" order by random() limit ${count})`);

/** Writes as imports, takedowns, moves, clocks and hands on the database do. */
const writes = [
  (step: number) => sql`
    insert into "picture" ("name", "imageFile", "thumbnailFile", "rawFileName", "rawFileExtension", "rawFileType",
        "width", "height", "kbSize", "orientation", "eventUuid", "contestUuid", "originalKey", "takenAt")
      select 'P' || ${step}::int || '_' || "number", '', '', '', '', '', 6000, 4000, 9000, 1, contest."eventUuid", contest."uuid", '',
        case when "number" % 7 > 0 then timestamptz '2026-05-01T08:00:00Z' + random() * interval '3 hours' end
      from generate_series(1, 40) as "number", (select * from "contest" order by random() limit 2) as contest`,
  () => sql`update "picture" set "isDeleted" = not "isDeleted" where "uuid" in ${some(5)}`,
  () =>
    sql`update "picture" set "takenAt" = "takenAt" + random() * interval '90 minutes' where "uuid" in ${some(20)}`,
  () => sql`update "picture" set "takenAt" = null where "uuid" in ${some(3)}`,
  () =>
    sql`update "picture" set "takenAt" = '2026-05-01T08:00:00Z' where "takenAt" is null and "uuid" in ${some(30)}`,
  () => sql`update "picture" set "contestUuid" = contest."uuid", "eventUuid" = contest."eventUuid"
    from (select * from "contest" order by random() limit 1) as contest where "picture"."uuid" in ${some(4)}`,
  () => sql`update "picture" set "copyright" = 'x' where "uuid" in ${some(10)}`,
];

describe("counts by minute", () => {
  it("equal a scan after random writes, alone and several in a transaction", async () => {
    const { db } = shop.services;
    for (let step = 0; step < 60; step++) {
      const steps = Array.from(
        { length: 1 + (step % 3) },
        (_, more) => writes[(step * 5 + more * 3) % writes.length],
      );
      await runTransaction(db, async (tx) => {
        for (const write of steps) await write?.(step).execute(tx);
      });
    }
    const { kept, scanned } = await bothCounts();
    expect(scanned.length).toBeGreaterThan(100);
    expect(kept).toEqual(scanned);
  });

  it("equal a scan after simultaneous writes, of which some are rolled back", async () => {
    const { db } = shop.services;
    await Promise.all(
      Array.from({ length: 40 }, (_, step) =>
        runTransaction(db, async (tx) => {
          await writes[step % 2]?.(1000 + step).execute(tx);
          if (step % 5 === 0) throw new Error("rolled back");
        }).catch(({ message }: Error) => expect(message).toBe("rolled back")),
      ),
    );
    const { kept, scanned } = await bothCounts();
    expect(kept).toEqual(scanned);
  });

  it("leave nothing noted, and go with what is deleted", async () => {
    const { db } = shop.services;
    const { rows } = await sql`select from "pictureHourChange" union all select from "answerChange"`.execute(
      db,
    );
    expect(rows).toEqual([]);
    const uuids = await db
      .selectFrom("picture")
      .select("uuid")
      .where("name", "like", "P%")
      .limit(50)
      .execute();
    await db
      .deleteFrom("picture")
      .where(
        "uuid",
        "in",
        uuids.map(({ uuid }) => uuid),
      )
      .execute();
    const { kept, scanned } = await bothCounts();
    expect(kept).toEqual(scanned);
  });

  it("are those of the pictures that a search shows, contests hidden or not", async () => {
    const { db } = shop.services;
    const { rosieres } = stock.events;
    const { morning, afternoon } = stock.contests;
    for (const hidden of [[], [morning], [morning, afternoon]]) {
      await db.updateTable("contest").set({ isVisible: true }).where("eventUuid", "=", rosieres).execute();
      await db.updateTable("contest").set({ isVisible: false }).where("uuid", "in", hidden).execute();
      const search = `eventUuid=${rosieres}`;
      const visitor = shop.newVisitor();
      const { body } = await visitor.get<{ days: { count: number }[] }>(
        `/api/anonymous/pictures/countsByTime?${search}`,
      );
      const { headers } = await visitor.get(
        `/api/anonymous/pictures?${search}&takenFrom=1000-01-01T00:00:00Z`,
      );
      const count = body.days.reduce((sum, day) => sum + day.count, 0);
      expect(String(count)).toBe(headers.get("x-total-count"));
    }
  });
});
