import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { growLargeEvent } from "../../demo/largeEvent.ts";
import type { Db } from "../../server/db/database.ts";
import { openDatabase } from "../../server/db/openDatabase.ts";
import { createTestDatabase, type TestDatabase } from "../server/support/database.ts";

let database: TestDatabase;
let db: Db;
let day = new Date("2026-09-12T16:00:00Z");
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.connectionString);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const grow = (pictures: number) => growLargeEvent({ db, now: () => day }, { pictures });
const uuids = () => db.selectFrom("picture").select(["uuid", "takenAt"]).orderBy("uuid").execute();

async function totals() {
  const event = await db.selectFrom("event").select("totalPictureCount").executeTakeFirstOrThrow();
  const contests = await db.selectFrom("contest").select("totalPictureCount").execute();
  const values = await db.selectFrom("eventFilterValue").select("pictureCount").execute();
  const links = await db.selectFrom("pictureFilterValue").select("pictureUuid").execute();
  const sum = (counts: number[]) => counts.reduce((one, other) => one + other, 0);
  return {
    event: event.totalPictureCount,
    contests: sum(contests.map(({ totalPictureCount }) => totalPictureCount)),
    names: sum(values.map(({ pictureCount }) => pictureCount)),
    links: links.length,
  };
}

describe("growLargeEvent", () => {
  it("makes the number asked for, adds nothing when repeated, and only what is missing when it grows", async () => {
    expect(await grow(700)).toMatchObject({ added: 700 });
    expect(await totals()).toEqual({ event: 700, contests: 700, names: 2100, links: 2100 });
    const first = await uuids();

    day = new Date("2026-09-20T08:00:00Z");
    expect(await grow(700)).toMatchObject({ added: 0 });
    expect(await grow(100)).toMatchObject({ added: 0 });
    expect(await uuids()).toEqual(first);

    expect(await grow(1_650)).toMatchObject({ added: 950 });
    expect(await totals()).toEqual({ event: 1_650, contests: 1_650, names: 4_950, links: 4_950 });
    expect(await uuids()).toEqual(expect.arrayContaining(first));
    expect(await db.selectFrom("contest").select("uuid").execute()).toHaveLength(2);
  });

  it("gives the same pictures in one step as in several", async () => {
    const grown = await uuids();
    const other = await createTestDatabase();
    const otherDb = openDatabase(other.connectionString);
    try {
      await growLargeEvent({ db: otherDb, now: () => new Date("2026-09-12T16:00:00Z") }, { pictures: 1_650 });
      const once = await otherDb.selectFrom("picture").select(["uuid", "takenAt"]).orderBy("uuid").execute();
      expect(once).toEqual(grown);
    } finally {
      await otherDb.destroy();
      await other.drop();
    }
  });

  it("does not double what two calls make at once", async () => {
    const [one, other] = await Promise.all([grow(2_400), grow(2_400)]);
    expect(one.added + other.added).toBe(750);
    expect(await totals()).toEqual({ event: 2_400, contests: 2_400, names: 7_200, links: 7_200 });
  });
});
