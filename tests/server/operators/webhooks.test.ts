import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { jobKinds } from "../../../server/app/jobKinds.ts";
import { changeStatus } from "../../../server/cart/changeStatus.ts";
import { commandLine } from "../../../server/core/author.ts";
import { takeDown } from "../../../server/import/takeDown.ts";
import { startWorker } from "../../../server/jobs/worker.ts";
import { postWebhook } from "../../../server/webhooks/postWebhook.ts";
import { isPublicAddress, lookupPublic } from "../../../server/webhooks/publicAddress.ts";
import { add, currentOrder, print, type Refused } from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { callDossard, operatorOf } from "../cli/callDossard.ts";
import { shopSettings } from "../cli/runDossard.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}
type Webhook = { id: number; url: string; events: string[]; secret: string | null };

let shop: TestShop;
let stock: Stock;
let key: Record<string, string>;
let receiver: Server;
let url: string;
let received: Received[];
/** The receiver's next statuses, then 204; null: it never answers. */
let answers: (number | null)[];

const { run } = operatorOf(() => shop);
beforeAll(async () => {
  shop = await startTestShop({ privateWebhooks: true });
  stock = await stockShop(shop);
  const made = await run("keys", "add", "compta", "--scope", "team", "orders", "counter", "--json");
  key = { authorization: `Bearer ${JSON.parse(made).key}` };
  receiver = createServer(async (request, response) => {
    let body = "";
    for await (const part of request.setEncoding("utf8")) body += part;
    received.push({ path: request.url ?? "", headers: request.headers, body });
    const status = answers.shift();
    if (status === null) return;
    response.writeHead(status ?? 204, { location: "/elsewhere" }).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/dossard`;
});
afterAll(async () => {
  receiver?.closeAllConnections();
  receiver?.close();
  await shop?.stop();
});
beforeEach(async () => {
  received = [];
  answers = [];
  await shop.services.db.deleteFrom("job").execute();
  await shop.services.db.deleteFrom("webhook").execute();
});

const send = <Body>(path: string, body: unknown = {}, headers = {}) =>
  shop
    .newVisitor()
    .post<Body & Refused & { message: string }>(`/api/operator${path}`, body, { ...key, ...headers });
async function added(...events: string[]): Promise<Webhook> {
  const { status, body } = await send<Webhook>("/team/webhooks", { url, events });
  expect(status).toBe(200);
  return body;
}

/** An order that waits at the counter for its payment. */
async function placedOrder() {
  const visitor = shop.newVisitor();
  await add(visitor, print(stock));
  const order = await currentOrder(visitor);
  await shop.services.db
    .updateTable("order")
    .set({ status: "finalized", email: "zoe@example.fr", lastName: "Guével" })
    .where("uuid", "=", order.uuid)
    .execute();
  return order;
}
const pay = async ({ uuid, totalPrice }: { uuid: string; totalPrice: number }) => {
  const paid = await send(`/orders/${uuid}/pay`, { method: "check", totalPrice });
  expect(paid.status).toBe(200);
};
const told = () => received.map(({ body }) => JSON.parse(body));
const jobs = () =>
  shop.services.db
    .selectFrom("job")
    .select(["attempts", "lastError", "doneAt"])
    .where("kind", "=", "webhook")
    .orderBy("id")
    .execute();

/** As docs/running-a-shop.md tells receivers to do. */
function isFromShop(secret: string, { headers, body }: Received): boolean {
  const timestamp = String(headers["dossard-timestamp"]);
  const expected = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest();
  const given = Buffer.from(String(headers["dossard-signature"]).replace(/^v1=/, ""), "hex");
  const isRecent = Math.abs(Date.now() / 1000 - Number(timestamp)) < 300;
  return isRecent && given.length === expected.length && timingSafeEqual(given, expected);
}

describe("a webhook", () => {
  it("is told of a payment, signed, with what names nobody", async () => {
    const { secret } = await added("order.paid", "order.status");
    const order = await placedOrder();
    await pay(order);
    await shop.runJobs();
    expect(
      told()
        .map(({ event }) => event)
        .sort(),
    ).toEqual(["order.paid", "order.status"]);
    for (const message of told()) {
      expect(message).toEqual({
        ...{ id: expect.any(String), event: message.event, createdAt: expect.any(String) },
        data: {
          uuid: order.uuid,
          code: order.uuid.slice(0, 4).toUpperCase(),
          status: "paid",
          totalPrice: order.totalPrice,
        },
      });
    }
    for (const one of received) {
      expect(isFromShop(secret ?? "", one)).toBe(true);
      expect(isFromShop(`${secret}x`, one)).toBe(false);
      expect(isFromShop(secret ?? "", { ...one, body: one.body.replace("paid", "sent") })).toBe(false);
      expect(one.headers["content-type"]).toBe("application/json");
    }
  });

  it("is told only of what it subscribes to, of each change of a status, and of a takedown once", async () => {
    await added("picture.takedown");
    await added("order.status");
    const order = await placedOrder();
    await pay(order);
    await run("orders", "cancel", order.uuid);
    const picture = stock.pictures.second;
    await takeDown(shop.services, commandLine(shop.services.db), picture, "Zoé Guével le demande");
    await takeDown(shop.services, commandLine(shop.services.db), picture, "Zoé Guével le demande");
    await shop.runJobs();
    expect(told().map(({ event, data }) => [event, data.status ?? data])).toEqual([
      ["order.status", "paid"],
      ["order.status", "canceled"],
      ["picture.takedown", { uuid: picture }],
    ]);
  });

  it("is told again after a failure, of the same event; no redirect is followed", async () => {
    await added("order.paid");
    answers = [500, 302];
    await pay(await placedOrder());
    for (const error of [/answered 500$/, /answered 302$/]) {
      await shop.runJobs();
      expect(await jobs()).toMatchObject([{ lastError: expect.stringMatching(error), doneAt: null }]);
      await shop.services.db
        .updateTable("job")
        .set({ dueAt: new Date(0).toISOString() })
        .execute();
    }
    await shop.runJobs();
    expect(await jobs()).toMatchObject([{ attempts: 3, lastError: null, doneAt: expect.any(String) }]);
    expect(received.map(({ path }) => path)).toEqual(["/dossard", "/dossard", "/dossard"]);
    expect(new Set(told().map(({ id }) => id)).size).toBe(1);
  });

  it("is told nothing of a change that was rolled back", async () => {
    await added("order.paid", "order.status");
    const { uuid } = await placedOrder();
    const changed = shop.services.db.transaction().execute(async (tx) => {
      await changeStatus(tx, { uuid, status: "finalized" }, "paid");
      throw new Error("rolled back");
    });
    await expect(changed).rejects.toThrow("rolled back");
    expect(await jobs()).toEqual([]);
  });

  it("that has ended is told nothing, not even what waits, and its secret is forgotten", async () => {
    const { id } = await added("order.paid");
    await pay(await placedOrder());
    expect((await send<Webhook>(`/team/webhooks/${id}/end`)).status).toBe(200);
    await pay(await placedOrder());
    expect(await jobs()).toHaveLength(1);
    await shop.runJobs();
    expect(received).toEqual([]);
    const kept = await shop.services.db.selectFrom("webhook").select("secret").execute();
    expect(kept).toEqual([{ secret: null }]);
    expect((await send(`/team/webhooks/${id}/end`)).body.message).toBe(
      `Il n’y a pas de webhook ${id} : dossard webhooks.`,
    );
  });

  it("that does not answer holds no order and no mail", async () => {
    const { secret } = await added("order.paid");
    answers = [null, null];
    const worker = startWorker(shop.services, jobKinds, { grace: 10 });
    try {
      await pay(await placedOrder());
      while (received.length === 0) await wait(10);
      await pay(await placedOrder());
      const mails = shop.services.db
        .selectFrom("job")
        .select("id")
        .where("kind", "=", "orderConfirmation")
        .where("doneAt", "is not", null);
      while ((await mails.execute()).length < 2) await wait(10);
      expect((await jobs()).map(({ doneAt }) => doneAt)).toEqual([null, null]);
    } finally {
      await worker.stop();
    }
    answers = [null];
    const slow = postWebhook(
      { url, secret: secret ?? "" },
      { id: "1", event: "webhook.test", createdAt: "", data: {} },
      { mayBePrivate: true, now: 0, signal: AbortSignal.timeout(100) },
    );
    await expect(slow).rejects.toThrow(/did not answer in time$/);
  });
});

describe("dossard webhooks", () => {
  const dossard = (settings: object, ...args: string[]) => {
    const { connectionString, services } = shop;
    const own = shopSettings(connectionString, services.settings.dataDir);
    return callDossard(["webhooks", ...args], { ...own, ...settings });
  };
  const open = { PRIVATE_WEBHOOKS: "1" };

  it("adds, lists, tests and ends one; its secret is shown once", async () => {
    expect((await dossard(open)).stdout).toBe("Il n’y a pas de webhook.\n");
    const made = await dossard(open, "add", url, "--on", "order.paid", "order.status", "--json");
    const { id, secret, ...webhook } = JSON.parse(made.stdout) as Webhook;
    expect(webhook).toEqual({ url, events: ["order.paid", "order.status"] });
    const listed = (await dossard(open)).stdout;
    expect(listed).toContain(`${id}`);
    expect(listed).toContain(`${url}  order.paid, order.status`);
    const { stdout } = await dossard(open, "test", String(id));
    expect(stdout).toMatch(/^Message [\w-]+ pour http/);
    await shop.runJobs();
    expect(told()).toMatchObject([{ event: "webhook.test", data: {} }]);
    expect(isFromShop(secret ?? "", received[0] as Received)).toBe(true);
    expect((await dossard(open, "end", String(id))).stdout).toBe(`${url} n’est plus prévenu.\n`);
    const audits = await shop.services.db.selectFrom("auditEntry").selectAll().execute();
    expect(audits.map(({ verb }) => verb)).toEqual(expect.arrayContaining(["webhooks add", "webhooks end"]));
    expect(JSON.stringify(audits)).not.toContain(secret);
  });

  it("adds one once by a repeated call, without keeping the secret for it", async () => {
    const body = { url, events: ["order.paid"] };
    const once = { "idempotency-key": "webhook-of-compta" };
    const first = await send<Webhook>("/team/webhooks", body, once);
    expect((await send<Webhook>("/team/webhooks", body, once)).body).toEqual({ ...first.body, secret: null });
    const listed = await shop.newVisitor().get<Webhook[]>("/api/operator/team/webhooks", key);
    expect(listed.body).toEqual([
      { id: first.body.id, url, events: ["order.paid"], createdAt: expect.any(String) },
    ]);
    const stored = await shop.services.db.selectFrom("idempotencyKey").select("answer").execute();
    expect(JSON.stringify(stored)).not.toContain(first.body.secret);
  });

  it.each([
    ["http://compta.example.fr/", "en https"],
    ["ftp://compta.example.fr/", "en https"],
    ["compta", "https://…"],
    ["https://zoe:secret@compta.example.fr/", "sans mot de passe"],
    ["https://10.0.0.1/", "adresse privée"],
    ["https://2130706433/", "adresse privée"],
    ["https://[::1]/", "adresse privée"],
    ["https://[::ffff:192.168.1.1]/", "adresse privée"],
    ["https://localhost:8443/", "adresse privée"],
    ["http://127.0.0.1:8080/", "en https"],
  ])("refuses %s", async (address, reason) => {
    const { code, stdout, stderr } = await dossard({}, "add", address, "--on", "order.paid");
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toContain(reason);
    expect(stderr.trimEnd()).not.toContain("\n");
  });
});

describe("the network of a webhook", () => {
  it.each(["93.184.216.34", "8.8.8.8", "2606:2800:220:1::1"])("may be %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it.each([
    ...["127.0.0.1", "10.1.2.3", "172.31.0.1", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"],
    ...[
      "224.0.0.1",
      "255.255.255.255",
      "::",
      "::1",
      "fe80::1",
      "fd00::1",
      "::ffff:10.0.0.1",
      "64:ff9b::a00:1",
    ],
    ...["2002:a00:1::", "2001:db8::1", "ff02::1", "no address"],
  ])("may not be %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it("is known by what a name resolves to, when the connection is made", async () => {
    const error = await new Promise<Error | null>((resolve) => lookupPublic("localhost", {}, resolve));
    expect(error?.message).toMatch(/^localhost leads to the private address (127\.0\.0\.1|::1)$/);
  });
});
