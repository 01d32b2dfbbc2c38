import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createAnswerCache } from "../../../../server/app/http/answerCache.ts";
import { createApp } from "../../../../server/app/http/app.ts";
import { type Listening, listen } from "../../../../server/app/http/listen.ts";
import { packAnswer } from "../../../../server/app/http/packedAnswer.ts";
import { pageScopes } from "../../../../server/app/http/pageScopes.ts";
import { runTransaction } from "../../../../server/db/database.ts";
import { sharedCalls, sharedWrites } from "../../catalogue/sharedAnswers.ts";
import { addPicturesLike, type Stock, stockShop } from "../../catalogue/stockShop.ts";
import { startTestShop, type TestShop } from "../../support/testShop.ts";

let shop: TestShop;
let stock: Stock;
/** Another process's application on the same database, with a cache of its own. */
let other: Listening;
let calls: string[];
const drawing = `export const findScreen = () => ({});
export const drawFirstView = async (address, place, fetch) => {
  const event = new URL(address, "http://shop.invalid").searchParams.get("event");
  const calls = ["/anonymous/pictures?eventUuid=" + event, "/anonymous/products/all", "/anonymous/events/" + event];
  const answers = {};
  for (const call of calls) {
    const response = await fetch("http://shop.invalid/api" + call);
    if (!response.ok) return null;
    answers[call] = { body: await response.json(), totalCount: null };
  }
  return { html: "<h1>" + place.selected + " " + JSON.stringify(place.discounts) + "</h1>", answers };
};`;
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
  calls = sharedCalls(stock);
  const folder = join(shop.services.settings.dataDir, "shop");
  await mkdir(join(folder, "server"), { recursive: true });
  await writeFile(join(folder, "index.html"), '<!--place--><div id="root"></div>');
  await writeFile(join(folder, "server/firstView.mjs"), drawing);
  other = await listen("127.0.0.1", 0, async () => createApp(shop.services, folder));
});
afterAll(async () => {
  await other?.stop();
  await shop?.stop();
});
afterEach(() => {
  shop.services.now = () => new Date();
});

/** What both processes answer. */
async function bothAnswers(path: string): Promise<[string, string]> {
  const read = async (url: string) => {
    const response = await fetch(url + path);
    return `${response.status} ${response.headers.get("x-total-count")} ${await response.text()}`;
  };
  return Promise.all([read(shop.url), read(other.url)]);
}

/** What an application without anything kept answers. */
async function freshAnswer(path: string): Promise<string> {
  const fresh = await listen("127.0.0.1", 0, async () =>
    createApp(shop.services, join(shop.services.settings.dataDir, "shop")),
  );
  const response = await fetch(fresh.url + path);
  const text = `${response.status} ${response.headers.get("x-total-count")} ${await response.text()}`;
  await fresh.stop();
  return text;
}

describe("a kept answer", () => {
  it.each(Object.entries(sharedWrites))(
    "is not sent once %s has changed it, by any process",
    async (_, write) => {
      for (const round of [1, 2]) {
        const before = await Promise.all(calls.map(bothAnswers));
        await write(shop, stock);
        const after = await Promise.all(calls.map(bothAnswers));
        const expected = await Promise.all(calls.map(freshAnswer));
        expect(after, `round ${round}`).toEqual(expected.map((text) => [text, text]));
        expect(after, `round ${round}`).not.toEqual(before);
      }
    },
  );

  it("is never one of before a change that was answered, while others read and write", async () => {
    let isOver = false;
    const readers = Array.from({ length: 4 }, async (_, reader) => {
      for (let turn = reader; !isOver; turn++) await bothAnswers(calls[turn % calls.length] ?? "");
    });
    const path = `/api/anonymous/pictures?eventUuid=${stock.events.rally}&limit=1000`;
    for (let step = 0; step < 60; step++) {
      const name = `RACE_${step}`;
      await runTransaction(shop.services.db, (tx) =>
        addPicturesLike(tx, stock.pictures.car, [{ name, takenAt: "2026-05-01T10:00:00Z" }]),
      );
      for (const text of await bothAnswers(path)) expect(text).toContain(`"${name}"`);
    }
    isOver = true;
    await Promise.all(readers);
  });

  it("is the same for a visitor with a cart, a customer and a stranger, and holds none of theirs", async () => {
    const path = `/search?event=${stock.events.rally}`;
    const visitors = [
      {},
      { authorization: "Bearer abcdefghijklmnopqrstuvwxyz" },
      { cookie: `dossard-session=${"s".repeat(43)}; other=secret` },
    ];
    const bodies = [];
    const cookies = [];
    for (const headers of [...visitors, ...visitors]) {
      const response = await fetch(shop.url + path, { headers: headers as Record<string, string> });
      expect(response.headers.get("cache-control")).toBe("private, no-cache");
      bodies.push(await response.text());
      cookies.push(...response.headers.getSetCookie());
    }
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).not.toContain("secret");
    // Each new browser gets a token of its own.
    expect(new Set(cookies).size).toBe(cookies.length);
    expect(cookies.length).toBeGreaterThan(3);
  });

  it("differs by what a browser's cookies draw", async () => {
    const page = async (cookie: string) =>
      (await fetch(`${shop.url}/search?event=${stock.events.rally}`, { headers: { cookie } })).text();
    const [none, twelve, again] = [await page("a=1"), await page("dossard-selection=12"), await page("a=1")];
    expect(twelve).toContain("<h1>12 ");
    expect(none).toContain("<h1>undefined ");
    expect(again).toBe(none);
  });

  it("is asked for again by its tag, a page too", async () => {
    for (const path of [`/search?event=${stock.events.rally}`, calls[7] ?? ""]) {
      const first = await fetch(shop.url + path);
      const etag = first.headers.get("etag") ?? "";
      const again = await fetch(shop.url + path, { headers: { "if-none-match": etag } });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      await sharedWrites["a label"]?.(shop, stock);
      await addPicturesLike(shop.services.db, stock.pictures.car, [{ name: `TAG_${path.length}` }]);
      const changed = await fetch(shop.url + path, { headers: { "if-none-match": etag } });
      expect(changed.status).toBe(200);
    }
  });

  it("goes by itself when a discount begins or ends", async () => {
    const { db } = shop.services;
    await db.deleteFrom("discount").execute();
    const at = (seconds: number) => new Date(Date.parse("2030-01-01T00:00:00Z") + seconds * 1000);
    await db
      .insertInto("discount")
      .values({
        label: "y",
        description: "bientôt",
        percent: 5,
        startAt: at(-5).toISOString(),
        endAt: at(10).toISOString(),
      })
      .execute();
    const hasIt = async (seconds: number) => {
      shop.services.now = () => at(seconds);
      return (await (await fetch(`${shop.url}/search?event=${stock.events.rally}`)).text()).includes(
        "bientôt",
      );
    };
    expect([await hasIt(0), await hasIt(9.999), await hasIt(10)]).toEqual([true, true, false]);
  });
});

describe("the cache itself", () => {
  const body = (text: string) => ({ answer: packAnswer(text, {}), scopes: ["shop"] });

  it("builds once for all who wait, and again when a version has changed, during the build too", async () => {
    let version = 1;
    let builds = 0;
    const cache = createAnswerCache(
      async (scopes) => scopes.map(() => version),
      () => new Date(),
    );
    const gate = Promise.withResolvers<void>();
    const ask = (wait: Promise<void> = Promise.resolve()) =>
      cache.answer("key", ["shop"], async () => {
        const build = ++builds;
        await wait;
        return body(`build ${build}`);
      });
    const waiting = [ask(gate.promise), ask(gate.promise), ask(gate.promise)];
    await expect.poll(() => builds).toBe(1);
    version = 2;
    const later = await ask();
    gate.resolve();
    const texts = (await Promise.all([...waiting, later, ask()])).map(({ body }) =>
      Buffer.from(body).toString(),
    );
    expect(texts.slice(0, 4)).toEqual(["build 1", "build 1", "build 1", "build 2"]);
    // The slow build of the earlier version does not come back.
    expect(texts[4]).not.toBe("build 1");
    expect(Buffer.from((await ask()).body).toString()).not.toBe("build 1");
  });

  it("keeps no more than its size, and forgets what was asked longest ago", async () => {
    let builds = 0;
    const cache = createAnswerCache(
      async (scopes) => scopes.map(() => 1),
      () => new Date(),
    );
    const megabytes = (count: number) => "x".repeat(count * 1024 * 1024);
    const ask = async (key: string, size = 5) => {
      const before = builds;
      await cache.answer(key, ["shop"], async () => {
        builds++;
        return body(megabytes(size));
      });
      return builds > before;
    };
    for (let number = 0; number < 10; number++) expect(await ask(`k${number}`)).toBe(true);
    expect(await ask("k0")).toBe(false);
    expect(await ask("k10")).toBe(true);
    expect([await ask("k0"), await ask("k10"), await ask("k1")]).toEqual([false, false, true]);
    // One too large to keep pushes nothing out.
    expect([await ask("large", 20), await ask("large", 20), await ask("k10")]).toEqual([true, true, false]);
  });

  it("keeps a failed build for nobody", async () => {
    const cache = createAnswerCache(
      async (scopes) => scopes.map(() => 1),
      () => new Date(),
    );
    await expect(cache.answer("key", ["shop"], () => Promise.reject(new Error("down")))).rejects.toThrow(
      "down",
    );
    expect((await cache.answer("key", ["shop"], async () => body("up"))).body).toEqual(Buffer.from("up"));
  });
});

describe("a page depends on its event alone", () => {
  const [event, foreign] = ["0a0a0a0a-0000-4000-8000-000000000001", "0a0a0a0a-0000-4000-8000-000000000002"];
  const contest = "/anonymous/contests/0a0a0a0a-0000-4000-8000-000000000003";
  const address = `http://x/search?event=${event}`;
  const answer = (body: unknown = []) => ({ body, totalCount: null });

  it.each([
    [
      {
        [`/anonymous/pictures?eventUuid=${event}&limit=200`]: answer(),
        [`/anonymous/events/${event}`]: answer(),
      },
      true,
    ],
    [{ "/anonymous/filterTypes": answer(), "/anonymous/products?pricingId=1": answer() }, true],
    [{ [contest]: answer({ eventUuid: event }) }, true],
    [{ [contest]: answer({ eventUuid: foreign }) }, false],
    [{ "/anonymous/events": answer() }, false],
    [{ [`/anonymous/events/${foreign}`]: answer() }, false],
    [{ [`/anonymous/pictures?contestUuid=${event}`]: answer() }, false],
    [{ "/anonymous/filterValues?tagSearch=zoe": answer() }, false],
  ])("unless an answer is of more (%#)", (answers, isOfEvent) => {
    expect(pageScopes(address, answers as never)).toEqual(isOfEvent ? [event, "catalogue"] : ["shop"]);
  });

  it("unless the address names a picture, whose link has a preview", () => {
    expect(pageScopes(`${address}&photo=${foreign}`, {})).toEqual(["shop"]);
  });
});
