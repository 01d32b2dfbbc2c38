import type { CompiledQuery } from "kysely";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { growLargeEvent } from "../../../demo/largeEvent.ts";
import { largeEventUuid } from "../../../demo/largeEventRounds.ts";
import { seedDemo } from "../../../demo/seed.ts";
import { handlers } from "../../../server/app/handlers.ts";
import { Context } from "../../../server/core/context.ts";
import { createFolderStore } from "../../../server/core/folderStore.ts";
import { readSettings } from "../../../server/core/readSettings.ts";
import type { Db } from "../../../server/db/database.ts";
import { operatorLimits } from "../../../server/db/limits.ts";
import { openDatabase, sessionOptions } from "../../../server/db/openDatabase.ts";
import { createMailer } from "../../../server/mail/createMailer.ts";
import { onOrderPaid } from "../../../server/payment/onOrderPaid.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";

const pictures = 50_000;
const now = () => new Date("2026-09-12T16:00:00Z");

let database: TestDatabase;
let client: pg.Client;
let db: Db;
let context: Context;
let found: { contest: string; name: string; otherName: string; from: string; before: string };
const asked: CompiledQuery[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await durable(database.connectionString);
  db = openDatabase(database.connectionString, operatorLimits, (query) => asked.push(query));
  await seedDemo({ db, now }, { pictures: 1_000 });
  await growLargeEvent({ db, now }, { pictures });
  client = new pg.Client({
    connectionString: database.connectionString,
    options: sessionOptions,
  });
  await client.connect();
  const visitor = {
    sessionUuid: null,
    customerId: null,
    operator: null,
    tokenHash: null,
    address: "127.0.0.1",
    sessionToken: null,
    deviceCookie: null,
    cookies: new Map(),
  };
  const settings = readSettings({ DATA_DIR: "unused" });
  context = new Context(
    {
      db,
      standby: null,
      store: createFolderStore("unused"),
      mailer: createMailer(settings),
      settings,
      log: pino({ level: "silent" }),
      publicUrl: "",
      secret: "",
      now,
      onOrderPaid,
    },
    visitor,
  );
  found = await someOfIt();
}, 120_000);
afterAll(async () => {
  await client?.end();
  await db?.destroy();
  await database?.drop();
});

/** As in a shop: until a commit is on disk, its rows are not known to be visible, so no index-only scan is possible. */
async function durable(connectionString: string): Promise<void> {
  const admin = new pg.Client({ connectionString });
  await admin.connect();
  await admin.query(
    `do $$ begin execute format('alter database %I set synchronous_commit = on', current_database()); end $$`,
  );
  await admin.end();
}

/**
 * Returns a contest of the large event, two names from one of its pictures, and the hour around it. The contest is the smallest:
 * for one with a tenth of all names here, reading them whole may rightly be planned.
 */
async function someOfIt() {
  const { contestUuid } = await db
    .selectFrom("picture")
    .select("contestUuid")
    .where("eventUuid", "=", largeEventUuid)
    .groupBy("contestUuid")
    .orderBy(({ fn }) => fn.countAll())
    .orderBy("contestUuid")
    .limit(1)
    .executeTakeFirstOrThrow();
  const picture = await db
    .selectFrom("picture")
    .select(["uuid", "contestUuid", "takenAt"])
    .where("contestUuid", "=", contestUuid)
    .orderBy("takenAt")
    .executeTakeFirstOrThrow();
  const names = await db
    .selectFrom("pictureFilterValue")
    .select("filterValueUuid")
    .where("pictureUuid", "=", picture.uuid)
    .execute();
  const taken = Date.parse(picture.takenAt ?? "");
  return {
    contest: picture.contestUuid,
    name: names[0]?.filterValueUuid ?? "",
    otherName: names[1]?.filterValueUuid ?? "",
    from: new Date(taken - 1_800_000).toISOString(),
    before: new Date(taken + 1_800_000).toISOString(),
  };
}

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
const large = ["picture", "pictureFilterValue", "eventFilterValue", "filterValue"];

/** Returns the large tables that the queries of a call scan in full. */
async function readWhole(call: () => Promise<unknown>): Promise<string[]> {
  asked.length = 0;
  await call();
  const queries = [...asked];
  expect(queries.length).toBeGreaterThan(0);
  const whole: string[] = [];
  for (const { sql, parameters } of queries) {
    const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(`explain (format json) ${sql}`, [
      ...parameters,
    ]);
    const plan = rows[0]?.["QUERY PLAN"][0].Plan;
    if (!plan) throw new Error("no plan");
    for (const node of nodesOf(plan)) {
      const table = node["Relation Name"] ?? "";
      if (node["Node Type"] === "Seq Scan" && large.includes(table)) whole.push(`${table}: ${sql}`);
    }
  }
  return whole;
}

/** Returns the rows and index entries of pictures that the queries of a call go through. */
async function picturesRead(call: () => Promise<unknown>): Promise<number> {
  asked.length = 0;
  await call();
  let read = 0;
  for (const { sql, parameters } of [...asked]) {
    const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
      `explain (analyze, format json) ${sql}`,
      [...parameters],
    );
    const plan = rows[0]?.["QUERY PLAN"][0].Plan;
    if (!plan) throw new Error("no plan");
    for (const node of nodesOf(plan)) {
      if (node["Relation Name"] === "picture")
        read += (node["Actual Rows"] ?? 0) * (node["Actual Loops"] ?? 1);
    }
  }
  return read;
}

const noQuery = { params: undefined, body: undefined };
const pages = [
  ["the first page", {}],
  ["the fourth page", { limit: 200, offset: 600 }],
  ["a far page", { limit: 200, offset: 40_000 }],
] as const;

describe("no large table is read from one end to the other", () => {
  it("by this test's own measure: a search in the file names is", async () => {
    const search = () => db.selectFrom("picture").select("uuid").where("rawFileName", "=", "IMG").execute();
    expect(await readWhole(search)).toHaveLength(1);
  });

  const filters = [
    ["everything", () => ({})],
    ["an event", () => ({ eventUuid: largeEventUuid })],
    ["a contest", () => ({ contestUuid: found.contest })],
    ["a contest of an event", () => ({ contestUuid: found.contest, eventUuid: largeEventUuid })],
    ["a name", () => ({ filterValueUuid: found.name })],
    ["a name in an event", () => ({ filterValueUuid: found.name, eventUuid: largeEventUuid })],
    ["a span of time", () => ({ takenFrom: found.from, takenBefore: found.before })],
    [
      "a span of time in an event",
      () => ({ eventUuid: largeEventUuid, takenFrom: found.from, takenBefore: found.before }),
    ],
    ["all from a moment on in a contest", () => ({ contestUuid: found.contest, takenFrom: found.from })],
    ["those without a name beside one", () => ({ unnamedNear: found.name })],
    [
      "those without a name beside one in an event",
      () => ({ unnamedNear: found.name, eventUuid: largeEventUuid }),
    ],
    [
      "a name in a span of time",
      () => ({ filterValueUuid: found.name, takenFrom: found.from, takenBefore: found.before }),
    ],
  ] as const;

  describe.each(pages)("%s", (_, page) => {
    it.each(filters)("of the pictures of %s", async (_name, filter) => {
      const query = { ...filter(), ...page };
      expect(
        await readWhole(() => handlers.pictures?.listPictures?.(context, { ...noQuery, query }) ?? fail()),
      ).toEqual([]);
      expect(
        await readWhole(
          () => handlers.pictures?.listPlaceholders?.(context, { ...noQuery, query }) ?? fail(),
        ),
      ).toEqual([]);
    });

    it("of the pictures of a pack of two names", async () => {
      const query = {
        eventUuid: largeEventUuid,
        filterValueUuid1: found.name,
        filterValueUuid2: found.otherName,
        ...page,
      };
      const call = () =>
        handlers.pictures?.listPicturesForFilterOrderItem?.(context, { ...noQuery, query }) ?? fail();
      expect(await readWhole(call)).toEqual([]);
    });
  });

  it.each([
    ["an event", () => ({ eventUuid: largeEventUuid })],
    ["a contest", () => ({ contestUuid: found.contest })],
    ["a name in an event", () => ({ eventUuid: largeEventUuid, filterValueUuid: found.name })],
  ])("for the counts by time of %s", async (_, filter) => {
    const call = () =>
      handlers.pictures?.countPicturesByTime?.(context, { ...noQuery, query: filter() }) ?? fail();
    expect(await readWhole(call)).toEqual([]);
  });

  it.each([
    ["all events", () => ({})],
    ["an event", () => ({ eventUuid: largeEventUuid })],
  ])("for the recent pictures of %s", async (_, filter) => {
    const call = () =>
      handlers.pictures?.listRecentPictures?.(context, { ...noQuery, query: filter() }) ?? fail();
    expect(await readWhole(call)).toEqual([]);
  });

  const typed = ["", "d", "du", "ang", "angelique", "zzz", "12", "e l", "q"];
  it.each(typed)("for the names that hold « %s »", async (tagSearch) => {
    const types = await db.selectFrom("filterType").select("uuid").execute();
    for (const more of [
      {},
      { eventUuids: [largeEventUuid] },
      { filterTypeUuid: types[0]?.uuid },
      { limit: 11, eventUuids: [largeEventUuid], filterTypeUuid: types[1]?.uuid },
    ]) {
      const query = { tagSearch, ...more };
      const call = () => handlers.filterValues?.listFilterValues?.(context, { ...noQuery, query }) ?? fail();
      expect(await readWhole(call)).toEqual([]);
    }
  });

  it.each(typed)("for the names linked to another that hold « %s »", async (tagSearch) => {
    for (const more of [{}, { eventUuid: largeEventUuid }]) {
      const query = { tagSearch, limit: 11, existingFilterValueUuid: found.name, ...more };
      const call = () =>
        handlers.filterValues?.listLinkedFilterValues?.(context, { ...noQuery, query }) ?? fail();
      expect(await readWhole(call)).toEqual([]);
    }
  });

  it.each(["", ...typed])("for the names of a contest that hold « %s »", async (tagSearch) => {
    for (const more of [{}, { existingFilterValueUuid: found.name }]) {
      const query = { tagSearch, limit: 11, contestUuid: found.contest, ...more };
      const call = () =>
        handlers.filterValues?.listLinkedFilterValues?.(context, { ...noQuery, query }) ?? fail();
      expect(await readWhole(call)).toEqual([]);
    }
  });

  it("for two names of one picture", async () => {
    const names = db.selectFrom("filterValue").select("value");
    const values = await names.where("uuid", "in", [found.name, found.otherName]).execute();
    const tagSearch = values.map(({ value }) => value).join(" ");
    for (const eventUuids of [[], [largeEventUuid]]) {
      const query = { tagSearch, eventUuids };
      const call = () => handlers.filterValues?.listFilterValues?.(context, { ...noQuery, query }) ?? fail();
      expect(await readWhole(call)).toEqual([]);
      expect(asked.some(({ sql }) => sql.includes("couple as materialized"))).toBe(true);
    }
  });

  it("for the names of a picture", async () => {
    const { uuid: pictureUuid } = await db
      .selectFrom("picture")
      .select("uuid")
      .limit(1)
      .executeTakeFirstOrThrow();
    const query = { pictureUuid };
    const call = () =>
      handlers.filterValues?.listFilterValuesOfPicture?.(context, { ...noQuery, query }) ?? fail();
    expect(await readWhole(call)).toEqual([]);
  });

  it("for the events and the contests of a name", async () => {
    const query = { filterValueUuid: found.name };
    expect(
      await readWhole(() => handlers.events?.listEvents?.(context, { ...noQuery, query }) ?? fail()),
    ).toEqual([]);
    expect(
      await readWhole(() => handlers.contests?.searchContests?.(context, { ...noQuery, query }) ?? fail()),
    ).toEqual([]);
  });
});

describe("what is counted by minute is not counted again", () => {
  it.each([
    ["a far page of an event", { limit: 200, offset: 40_000 }],
    ["the page after the last", { limit: 200, offset: 50_000 }],
  ])("%s reads hardly more pictures than it holds", async (_, page) => {
    const query = { eventUuid: largeEventUuid, ...page };
    const list = () => handlers.pictures?.listPictures?.(context, { ...noQuery, query }) ?? fail();
    expect(await picturesRead(list)).toBeLessThan(1_000);
    const placeholders = () =>
      handlers.pictures?.listPlaceholders?.(context, { ...noQuery, query }) ?? fail();
    expect(await picturesRead(placeholders)).toBeLessThan(1_000);
  });

  it("those without a name beside one read no more than their minutes hold", async () => {
    const query = { eventUuid: largeEventUuid, unnamedNear: found.name };
    const list = () => handlers.pictures?.listPictures?.(context, { ...noQuery, query }) ?? fail();
    expect(await picturesRead(list)).toBeLessThan(5_000);
  });

  it("the counts by time of an event read none", async () => {
    const query = { eventUuid: largeEventUuid };
    const call = () => handlers.pictures?.countPicturesByTime?.(context, { ...noQuery, query }) ?? fail();
    expect(await picturesRead(call)).toBe(0);
  });
});

function fail(): never {
  throw new Error("not served");
}
