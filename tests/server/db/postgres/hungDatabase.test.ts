import { readFileSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { createServices, type OpenServices } from "../../../../server/app/createServices.ts";
import { createApp } from "../../../../server/app/http/app.ts";
import { type Listening, listen } from "../../../../server/app/http/listen.ts";
import { readSettings } from "../../../../server/core/readSettings.ts";
import { jobLimits, requestLimits } from "../../../../server/db/limits.ts";
import { runningPostmaster } from "../../../../server/db/postgres/cluster.ts";
import { enqueue } from "../../../../server/jobs/enqueue.ts";
import { jobKind } from "../../../../server/jobs/jobKind.ts";
import { startWorker, type Worker } from "../../../../server/jobs/worker.ts";
import type { Endpoint } from "../../../../src/api/contract/endpoint.ts";
import { servedContract } from "../../../../src/api/contract/operatorCalls.ts";
import { TestVisitor } from "../../support/testShop.ts";

// A shop with its own PostgreSQL, whose processes are stopped: nothing closes, nothing answers.
let folder: string;
let services: OpenServices;
let listening: Listening;
let worker: Worker;
const done: string[] = [];
const note = jobKind({
  kind: "note",
  lane: "quick",
  payload: z.object({ text: z.string() }),
  run: async (_, { text }) => {
    done.push(text);
    return undefined;
  },
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dossard-hung-"));
  await chmod(folder, 0o755);
  services = await createServices(readSettings({ DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent" }));
  await mkdir(join(folder, "shop"));
  await writeFile(
    join(folder, "shop", "index.html"),
    '<html lang="fr"><!--place--><div id="root"></div></html>',
  );
  listening = await listen("127.0.0.1", 0, async (url) => {
    services.publicUrl = url;
    return createApp(services.within(requestLimits), join(folder, "shop"));
  });
  worker = startWorker(services.within(jobLimits), [note]);
});

afterAll(async () => {
  signal("SIGCONT");
  await worker.stop();
  await listening.stop();
  await services.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Sends a signal to PostgreSQL and all its processes. */
function signal(name: NodeJS.Signals): void {
  const postmaster = runningPostmaster(join(folder, "data", "postgres"))?.pid ?? 0;
  const children = () =>
    readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8")
      .split(" ")
      .filter(Boolean)
      .map(Number);
  for (const pid of [postmaster, ...children()]) process.kill(pid, name);
}

const visitor = () => new TestVisitor(listening.url);
const isReady = async () => (await visitor().get("/readyz")).status;
const rows = async () =>
  (await services.db.selectFrom("visitorSession").select(sql<number>`count(*)::int`.as("count")).execute())[0]
    ?.count;

/** Every call that needs no parameters. */
const calls = Object.values(servedContract)
  .flatMap((resource) => Object.values(resource) as Endpoint[])
  .filter(({ method, params, place }) => method === "GET" && !params && place !== "truck")
  .map(({ path }) => `/api${path}`);

const uuid = "00000000-0000-4000-8000-000000000000";
const item = { productUuid: uuid, productVariantUuid: uuid, pictureUuid: uuid };

test("a request that meets both limits of the database still ends within 5 s", () => {
  expect(requestLimits.connect + requestLimits.answer).toBeLessThan(5_000);
  expect(requestLimits.statement).toBeLessThan(requestLimits.answer);
});

describe.skipIf(process.platform !== "linux")("a stopped database", () => {
  test("lets nothing hang, and the shop is itself again when it goes on", { timeout: 120_000 }, async () => {
    expect(await isReady()).toBe(200);
    // More calls than the pool has connections: the rest wait.
    const before = await Promise.all(calls.map((path) => visitor().get(path)));
    expect(before.filter(({ status }) => status >= 500)).toEqual([]);
    const sessions = await rows();

    signal("SIGSTOP");
    // Twice: the second round finds no connection that was already open.
    for (const _ of [1, 2]) {
      const answers = await Promise.all([
        ...calls.map((path) => visitor().get<{ code?: string }>(path)),
        ...calls.map(() => visitor().post<{ code?: string }>("/api/anonymous/orderItems", item)),
        visitor().get(`/thumbnails/a/b/${uuid}.webp`),
      ]);
      // Some calls need no database: settings, calls reserved to customers or to another place.
      const refused = answers.filter(({ status }) => status >= 500);
      expect(refused.length).toBeGreaterThan(calls.length);
      for (const { status, headers, body } of refused) {
        expect([status, (body as { code?: string }).code]).toEqual([503, "UNAVAILABLE"]);
        expect(headers.get("retry-after")).toBe("2");
      }
    }
    expect((await visitor().get("/healthz")).status).toBe(200);
    expect((await visitor().get("/")).status).toBe(200);
    expect((await visitor().get("/readyz")).body).toEqual({ ok: false, database: false, files: true });

    signal("SIGCONT");
    await expect.poll(isReady, { timeout: 60_000 }).toBe(200);
    const after = await Promise.all(calls.map((path) => visitor().get(path)));
    expect(after.map(({ status }) => status)).toEqual(before.map(({ status }) => status));
    expect(await rows()).toBe(sessions);
    await services.db.transaction().execute((tx) => enqueue(tx, note, { text: "after" }));
    await expect.poll(() => done, { timeout: 60_000 }).toEqual(["after"]);
  });
});
