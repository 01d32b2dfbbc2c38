import { readFile, statfs } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApp } from "../../../server/app/http/app.ts";
import { type Listening, listen } from "../../../server/app/http/listen.ts";
import { createMetricsApp } from "../../../server/app/metrics/metricsApp.ts";
import type { Services } from "../../../server/core/services.ts";
import { openDatabase } from "../../../server/db/openDatabase.ts";
import { handlePaymentAnswer } from "../../../server/payment/handlePaymentAnswer.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";

let shop: TestShop;
let services: Services;
const open: Listening[] = [];
let [url, metricsUrl] = ["", ""];

beforeAll(async () => {
  shop = await startTestShop();
  const { settings } = shop.services;
  services = {
    ...shop.services,
    settings: { ...settings, metrics: { host: "127.0.0.1", port: 0 } },
    db: openDatabase(shop.connectionString),
  };
  const shopFolder = join(settings.dataDir, "shop");
  open.push(await listen("127.0.0.1", 0, async () => createApp(services, shopFolder)));
  open.push(await listen("127.0.0.1", 0, async () => createMetricsApp(services, { requests: services.db })));
  [url, metricsUrl] = open.map((listening) => listening.url) as [string, string];
});
afterAll(async () => {
  for (const listening of open) await listening.stop();
  await shop?.stop();
});

/** Returns the metrics by name and labels, as Prometheus reads them. */
async function read(): Promise<Map<string, number>> {
  const response = await fetch(`${metricsUrl}/metrics`);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]));
}
const answered = (route: string, status: number) =>
  `dossard_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`;

it("counts requests by route and status, never by path", async () => {
  await fetch(`${url}/api/anonymous/events`);
  await fetch(`${url}/api/anonymous/events/5c0f4b8e-35e7-4ac0-9a50-92ae67e1c5b1`);
  await fetch(`${url}/api/anonymous/events/5c0f4b8e-35e7-4ac0-9a50-92ae67e1c5b2`);
  await fetch(`${url}/api/nowhere/zoe`);
  const metrics = await read();
  expect(metrics.get(answered("/api/anonymous/events", 200))).toBe(1);
  expect(metrics.get(answered("/api/anonymous/events/:uuid", 404))).toBe(2);
  expect(metrics.get(answered("/api/*", 404))).toBe(1);
  expect([...metrics.keys()].join()).not.toMatch(/5c0f4b8e|zoe/);
});

it("is not served to shoppers", async () => {
  expect((await fetch(`${url}/metrics`)).headers.get("content-type")).not.toMatch(/text\/plain/);
});

it("tells jobs and mails that wait, run and failed, and how late the oldest is", async () => {
  const due = new Date(Date.now() - 120_000).toISOString();
  const job = { payload: "{}", dueAt: due };
  await services.db
    .insertInto("job")
    .values([
      { ...job, kind: "invoiceMail", key: "waits" },
      { ...job, kind: "orderConfirmation", key: "waits" },
      { ...job, kind: "invoiceMail", key: "failed", deadAt: due },
      { ...job, kind: "invoiceMail", key: "done", doneAt: due },
      { ...job, kind: "digitalFile", key: "waits" },
    ])
    .execute();
  const metrics = await read();
  expect(metrics.get('dossard_jobs{kind="invoiceMail",state="waiting"}')).toBe(1);
  expect(metrics.get('dossard_jobs{kind="invoiceMail",state="failed"}')).toBe(1);
  expect(metrics.get('dossard_jobs{kind="sweep",state="failed"}')).toBe(0);
  expect(metrics.get('dossard_mails{state="waiting"}')).toBe(2);
  expect(metrics.get('dossard_mails{state="failed"}')).toBe(1);
  expect(metrics.get('dossard_job_overdue_seconds{kind="digitalFile"}')).toBeGreaterThan(119);
  expect(metrics.get('dossard_job_overdue_seconds{kind="sweep"}')).toBe(0);
});

it("counts payments by their result, from zero", async () => {
  const unverified = 'dossard_payment_answers_total{outcome="unverified"}';
  const before = (await read()).get(unverified) ?? Number.NaN;
  await handlePaymentAnswer(services, { data: "00", len: 1 });
  const metrics = await read();
  expect(metrics.get(unverified)).toBe(before + 1);
  expect(metrics.has('dossard_payment_answers_total{outcome="refundDue"}')).toBe(true);
});

it("has every series that an alert asks for", async () => {
  const rules = await readFile(
    join(import.meta.dirname, "../../../docs/deploy/prometheus.rules.yml"),
    "utf8",
  );
  const wanted = new Set([...rules.matchAll(/\b(?:dossard|nodejs)_[a-z0-9_]+/g)].map(([name]) => name));
  expect(wanted.size).toBeGreaterThan(7);
  const told = new Set([...(await read()).keys()].map((series) => series.replace(/\{.*$/, "")));
  expect([...wanted].filter((name) => !told.has(name))).toEqual([]);
});

it("tells the disk, the pool and the event loop, and goes on without the database", async () => {
  const before = await read();
  const { blocks, bsize } = await statfs(services.settings.dataDir);
  expect(before.get('dossard_disk_bytes{state="all"}')).toBe(blocks * bsize);
  expect(before.get('dossard_disk_bytes{state="free"}')).toBeGreaterThan(0);
  expect(before.get('dossard_db_connections{pool="requests",state="open"}')).toBeGreaterThan(0);
  expect(before.has("nodejs_eventloop_lag_p99_seconds")).toBe(true);
  expect(before.get("dossard_database_up")).toBe(1);
  await services.db.destroy();
  const after = await read();
  expect(after.get("dossard_database_up")).toBe(0);
  expect([...after.keys()].filter((name) => name.startsWith("dossard_jobs"))).toEqual([]);
});
