import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createApp } from "../../../server/app/http/app.ts";
import { type Listening, listen } from "../../../server/app/http/listen.ts";
import { type Check, checkShop } from "../../../server/cli/doctor.ts";
import { metricsRegistry } from "../../../server/core/metrics.ts";
import type { Db } from "../../../server/db/database.ts";
import { DatabaseUnavailable } from "../../../server/db/databaseFault.ts";
import { standbyLimits } from "../../../server/db/limits.ts";
import { openDatabase, poolUse } from "../../../server/db/openDatabase.ts";
import { sharedCalls, sharedWrites } from "../catalogue/sharedAnswers.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { shopSettings } from "../cli/runDossard.ts";
import { type Replicated, startReplicated } from "../support/replicated.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";

let pair: Replicated;
let shop: TestShop;
let stock: Stock;
let standby: Db;
/** Search is built each time and has no versions of its own. */
let calls: string[];
beforeAll(async () => {
  pair = await startReplicated();
  const { connectionString } = pair.primary;
  shop = await startTestShop({}, { connectionString, pooled: connectionString, drop: async () => {} });
  stock = await stockShop(shop);
  standby = openDatabase(pair.standby.connectionString, standbyLimits);
  calls = [
    ...sharedCalls(stock),
    "/api/anonymous/discounts",
    "/api/anonymous/filterValues?search=zoe",
  ].filter((path) => path.startsWith("/api"));
}, 60_000);
afterAll(async () => {
  await shop?.stop();
  await standby?.destroy();
  await pair?.stop();
});

/** Runs with a process that reads from a standby, and has nothing kept. */
async function withStandby<Result>(
  db: Db | null,
  use: (process: Listening) => Promise<Result>,
): Promise<Result> {
  const process = await listen("127.0.0.1", 0, async () =>
    createApp({ ...shop.services, standby: db }, join(shop.services.settings.dataDir, "shop")),
  );
  try {
    return await use(process);
  } finally {
    await process.stop();
  }
}

async function answers({ url }: { url: string }): Promise<string[]> {
  return Promise.all(
    calls.map(async (path) => {
      const response = await fetch(url + path);
      return `${response.status} ${response.headers.get("x-total-count")} ${await response.text()}`;
    }),
  );
}

/** What a process without a standby and without anything kept answers. */
const expected = () => withStandby(null, answers);

async function readsFrom(from: "standby" | "primary"): Promise<number> {
  const metric = await metricsRegistry.getSingleMetric("dossard_standby_reads_total")?.get();
  return metric?.values.find(({ labels }) => labels.from === from)?.value ?? 0;
}

/** The reads of some work, from either. */
async function reads(work: () => Promise<unknown>): Promise<{ standby: number; primary: number }> {
  const before = [await readsFrom("standby"), await readsFrom("primary")] as const;
  await work();
  return {
    standby: (await readsFrom("standby")) - before[0],
    primary: (await readsFrom("primary")) - before[1],
  };
}

it("answers everything that is the same for everyone from a standby that has caught up", async () => {
  await pair.caughtUp();
  await withStandby(standby, async (process) => {
    let given: string[] = [];
    const from = await reads(async () => {
      given = await answers(process);
    });
    expect(given).toEqual(await expected());
    expect(given.every((text) => text.startsWith("200 "))).toBe(true);
    expect(from).toEqual({ standby: calls.length, primary: 0 });
  });
});

it.each(Object.entries(sharedWrites))("shows %s at once while the standby lags", async (_, write) => {
  await withStandby(standby, async (process) => {
    const before = await answers(process);
    await pair.standby.ask("select pg_wal_replay_pause()");
    await write(shop, stock);
    const during = await answers(process);
    expect(during).toEqual(await expected());
    expect(during).not.toEqual(before);
    await pair.standby.ask("select pg_wal_replay_resume()");
    await pair.caughtUp();
    await withStandby(standby, async (fresh) => {
      const from = await reads(async () => expect(await answers(fresh)).toEqual(during));
      expect(from.primary).toBe(0);
    });
  });
});

it("goes on from the primary without a failed answer while the standby is down, and comes back to it", async () => {
  const warn = vi.spyOn(shop.services.log, "warn");
  await withStandby(standby, async (process) => {
    await answers(process);
    await pair.standby.crash();
    await sharedWrites["a label"]?.(shop, stock);
    expect(await answers(process)).toEqual(await expected());
    await sharedWrites["a label"]?.(shop, stock);
    const from = await reads(async () => expect(await answers(process)).toEqual(await expected()));
    expect(from.standby).toBe(0);
    expect(warn).toHaveBeenCalledOnce();

    await pair.standby.start();
    await pair.caughtUp();
    await expect
      .poll(
        async () => {
          await sharedWrites["a label"]?.(shop, stock);
          await pair.caughtUp();
          return (await reads(() => answers(process))).standby;
        },
        { timeout: 20_000, interval: 500 },
      )
      .toBeGreaterThan(0);
  });
  warn.mockRestore();
}, 60_000);

it("answers soon, and after the first failure at once, while the standby's address says nothing", async () => {
  const sockets: Socket[] = [];
  const mute = createServer((socket) => sockets.push(socket)).listen(0, "127.0.0.1");
  await once(mute, "listening");
  const { port } = mute.address() as AddressInfo;
  const silent = openDatabase(`postgresql://dossard@127.0.0.1:${port}/dossard`, standbyLimits);
  try {
    await withStandby(silent, async (process) => {
      expect(await answers(process)).toEqual(await expected());
      const connections = sockets.length;
      await sharedWrites["a label"]?.(shop, stock);
      expect(await answers(process)).toEqual(await expected());
      expect(sockets.length).toBe(connections);
    });
  } finally {
    for (const socket of sockets) socket.destroy();
    mute.close();
    await silent.destroy();
  }
});

it("is looked at by dossard doctor: level, behind, or none that follows", async () => {
  const { primary, standby } = pair;
  const said = async (standbyUrl: string) => {
    const settings = {
      ...shopSettings(primary.connectionString, shop.services.settings.dataDir),
      DATABASE_STANDBY_URL: standbyUrl,
    };
    const checks: Check[] = [];
    await checkShop(settings, (check) => checks.push(check));
    const { fault, detail } = checks.find(({ name }) => name === "base de secours") ?? {};
    return fault ?? detail;
  };
  await said(standby.connectionString);
  await pair.caughtUp();
  expect(await said(standby.connectionString)).toBe("à jour");
  await standby.ask("select pg_wal_replay_pause()");
  await sharedWrites["a label"]?.(shop, stock);
  expect(await said(standby.connectionString)).toMatch(/^\d+ Ko de retard$/);
  await standby.ask("select pg_wal_replay_resume()");
  expect(await said(primary.connectionString)).toMatch(/n’est pas une réplique/);
});

it("is a database that does not answer to who writes, and takes writes on new connections once it is promoted", async () => {
  const db = openDatabase(pair.standby.connectionString);
  const note = (key: string) => db.insertInto("shopFact").values({ key, value: "" }).execute();
  const process = await listen("127.0.0.1", 0, async () => createApp({ ...shop.services, db }, "nowhere"));
  try {
    const refused = await fetch(`${process.url}/api/anonymous/customers/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        email: "a@example.fr",
        password: "un mot de passe",
        firstName: "A",
        lastName: "B",
      }),
    });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
    await expect(note("one")).rejects.toThrow(DatabaseUnavailable);
    await expect.poll(() => poolUse(db).open).toBe(0);
    await pair.primary.crash();
    await pair.standby.ask("select pg_promote()");
    await note("two");
  } finally {
    await process.stop();
    await db.destroy();
  }
});
