import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readSettings } from "../../../../server/core/readSettings.ts";
import type { Db } from "../../../../server/db/database.ts";
import { openDatabase } from "../../../../server/db/openDatabase.ts";
import { seal } from "../../../../server/payment/axepta/message.ts";
import { readPaymentAnswer } from "../../../../server/payment/axepta/paymentAnswer.ts";
import { buildPaymentRequest, type PaymentOrder } from "../../../../server/payment/axepta/paymentRequest.ts";
import { paymentConfig, sandboxBankPath } from "../../../../server/payment/paymentConfig.ts";
import { createSandboxBank } from "../../../../server/payment/sandbox/sandboxBank.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";

interface Received {
  method: string;
  path: string;
  contentType: string | undefined;
  fields: URLSearchParams;
}

const received: Received[] = [];
/** The shop's statuses for the next notifications; then 200. */
let notifyStatuses: number[] = [];
let publicUrl = "";
let close: () => Promise<void>;
let database: TestDatabase;
let db: Db;
let config: ReturnType<typeof paymentConfig>;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.connectionString);
  let app = new Hono();
  const server = serve({ fetch: (request, env) => app.fetch(request, env), port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const services = {
    db,
    publicUrl,
    secret: "s".repeat(32),
    settings: readSettings({}),
    log: pino({ level: "silent" }),
  };
  config = paymentConfig(services);
  app = new Hono();
  app.all("/shop/*", async (c) => {
    received.push({
      method: c.req.method,
      path: c.req.path,
      contentType: c.req.header("content-type"),
      fields: new URLSearchParams(c.req.method === "POST" ? await c.req.text() : new URL(c.req.url).search),
    });
    return c.body(null, (c.req.path === "/shop/notify" ? (notifyStatuses.shift() ?? 200) : 200) as 200);
  });
  app.route(sandboxBankPath, createSandboxBank({ config, services, notifyDelays: [20, 20, 20] }));
  close = () => new Promise((resolve) => server.close(() => resolve()));
});
afterAll(async () => {
  await close?.();
  await db?.destroy();
  await database?.drop();
});
beforeEach(() => {
  received.length = 0;
  notifyStatuses = [];
});

function order(): PaymentOrder {
  return {
    transId: "attempt-1",
    refNr: "3F2A00000042",
    amountCents: 123_450,
    currency: "EUR",
    reqId: "request-1",
    userData: "order-1",
    orderDesc: "Commande 3F2A <script> 2 photos",
    urlSuccess: `${publicUrl}/shop/success`,
    urlFailure: `${publicUrl}/shop/failure`,
    urlNotify: `${publicUrl}/shop/notify`,
  };
}
function form(change: Partial<PaymentOrder> = {}, more: Record<string, string> = {}) {
  const { MerchantID, Len, Data } = buildPaymentRequest({ ...order(), ...change }, config);
  return new URLSearchParams({ MerchantID, Len: String(Len), Data, ...more });
}
const open = (fields: URLSearchParams) => fetch(`${publicUrl}${config.formAddress}?${fields}`);
const choose = (fields: URLSearchParams) =>
  fetch(`${publicUrl}${sandboxBankPath}/choice`, { method: "POST", body: fields, redirect: "manual" });
const answerIn = (fields: URLSearchParams) =>
  readPaymentAnswer({ data: fields.get("Data") ?? "", len: fields.get("Len") ?? "" }, config);

describe("the sandbox bank's page", () => {
  test("shows the order by GET", async () => {
    const response = await open(form());
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const page = await response.text();
    expect(page).toContain('<html lang="fr">');
    expect(page).toContain("Commande 3F2A &lt;script&gt; 2 photos");
    expect(page).toContain("Payer 1\u202f234,50\u00a0€");
    expect(page).not.toContain("<script");
    expect(page).not.toContain("style=");
  });

  test("shows the order by POST, names in any case", async () => {
    const fields = new URLSearchParams([...form()].map(([name, value]) => [name.toUpperCase(), value]));
    const response = await fetch(`${publicUrl}${config.formAddress}`, { method: "POST", body: fields });
    expect(response.status).toBe(200);
  });

  test("brings its own style sheet", async () => {
    const response = await fetch(`${publicUrl}${sandboxBankPath}/bank.css`);
    expect(response.headers.get("content-type")).toBe("text/css; charset=utf-8");
  });

  test.each<[string, () => URLSearchParams]>([
    ["no fields", () => new URLSearchParams()],
    ["another merchant", () => form({}, { MerchantID: "SOMEBODY" })],
    ["non-hexadecimal data", () => form({}, { Data: "zz" })],
    ["a Len too large", () => form({}, { Len: "99999" })],
    [
      "a message without MAC",
      () => {
        const { Data, Len } = seal(`MerchantID=${config.merchantId}&Amount=1`, config.blowfishKey);
        return form({}, { Data, Len: String(Len) });
      },
    ],
    ["a success address elsewhere", () => form({ urlSuccess: "https://elsewhere.example/shop" })],
    ["a failure address elsewhere", () => form({ urlFailure: "http://127.0.0.1:9/shop" })],
    ["a failure address that is none", () => form({ urlFailure: "http://127.0.0.1:99999/shop" })],
    ["a notification elsewhere", () => form({ urlNotify: "http://169.254.169.254/latest" })],
  ])("refuses %s, by either method", async (_, fields) => {
    for (const response of [await open(fields()), await choose(fields())]) {
      expect(response.status).toBe(400);
      expect(await response.text()).toContain("n’est pas valable");
    }
    expect(received).toEqual([]);
  });

  test("refuses a body too large, a body that is no form and an unknown choice", async () => {
    expect((await choose(form({}, { more: "x".repeat(70_000) }))).status).toBe(413);
    const multipart = { method: "POST", body: "x", headers: { "content-type": "multipart/form-data" } };
    expect((await fetch(`${publicUrl}${config.formAddress}`, multipart)).status).toBe(400);
    expect((await choose(form({}, { choice: "steal" }))).status).toBe(400);
    expect(received).toEqual([]);
  });
});

describe("a choice at the sandbox bank", () => {
  test.each([
    ["pay", "paid", "/shop/success"],
    ["refuse", "refused", "/shop/failure"],
    ["abandon", "refused", "/shop/failure"],
  ])("%s: the shop is notified, then the browser comes back", async (choice, kind, path) => {
    const response = await choose(form({}, { choice }));
    expect(response.status).toBe(303);
    const location = response.headers.get("location") ?? "";
    const back = new URL(location, publicUrl);
    expect(location.startsWith("/shop/")).toBe(true);
    expect(back.pathname).toBe(path);
    expect(answerIn(back.searchParams)).toMatchObject({ kind, transId: "attempt-1", userData: "order-1" });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      method: "POST",
      path: "/shop/notify",
      contentType: "application/x-www-form-urlencoded; charset=iso-8859-1",
    });
    expect(received.map(({ fields }) => answerIn(fields))).toEqual([answerIn(back.searchParams)]);
  });

  test("the way back can be a form", async () => {
    const response = await choose(form({}, { choice: "pay", returnWay: "post" }));
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain(`action="/shop/success"`);
    const data = /name="Data" value="(\w+)"/.exec(page)?.[1] ?? "";
    const len = /name="Len" value="(\d+)"/.exec(page)?.[1] ?? "";
    expect(readPaymentAnswer({ data, len }, config)).toMatchObject({ kind: "paid" });
  });

  test("the notification can come after the browser, twice, or never", async () => {
    await choose(form({}, { choice: "pay", notification: "after" }));
    expect(received).toHaveLength(0);
    await vi.waitFor(() => expect(received).toHaveLength(1), 5_000);
    await choose(form({}, { choice: "pay", notification: "twice" }));
    expect(received).toHaveLength(2);
    await vi.waitFor(() => expect(received).toHaveLength(3), 5_000);
    await choose(form({}, { choice: "pay", notification: "none" }));
    await new Promise((resolve) => setTimeout(resolve, 1_800));
    expect(received).toHaveLength(3);
  });

  test("a notification that the shop does not take comes again, until it does", async () => {
    notifyStatuses = [500, 404];
    await choose(form({}, { choice: "pay" }));
    await vi.waitFor(() => expect(received).toHaveLength(3), 5_000);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ fields }) => fields.get("Data"))).size).toBe(1);
  });

  test("it does not come for ever", async () => {
    notifyStatuses = Array.from({ length: 10 }, () => 500);
    expect((await choose(form({}, { choice: "pay" }))).status).toBe(303);
    await vi.waitFor(() => expect(received).toHaveLength(4), 5_000);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(received).toHaveLength(4);
  });
});

describe("the sandbox's keys", () => {
  const services = {
    publicUrl: "https://photos.example",
    secret: "s".repeat(32),
    settings: readSettings({}),
  };

  test("are the shop's own", () => {
    const other = paymentConfig({ ...services, secret: "t".repeat(32) });
    expect(paymentConfig(services)).toEqual(paymentConfig(services));
    expect(other.blowfishKey).not.toBe(paymentConfig(services).blowfishKey);
    expect(other.hmacKey).not.toBe(paymentConfig(services).hmacKey);
  });

  test("give way to the card provider's account", () => {
    const axepta = { merchantId: "SHOP", blowfishKey: "key", hmacKey: "other" };
    const settings = { ...services.settings, axepta };
    expect(paymentConfig({ ...services, settings })).toEqual({
      ...axepta,
      formAddress: "https://paymentpage.axepta.bnpparibas/paymentpage.aspx",
      inquiryAddress: "https://paymentpage.axepta.bnpparibas/inquire24.aspx",
    });
  });
});
