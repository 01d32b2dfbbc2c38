import { get, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createObjectStore } from "../../../server/core/objectStore.ts";
import type { ObjectStoreSettings } from "../../../server/core/settings.ts";
import { digitalKey } from "../../../server/files/orderFiles.ts";
import { type CardShop, startCardShop } from "../payment/cardShop.ts";
import { type FaultyProxy, startFaultyProxy } from "../support/faultyProxy.ts";
import { hasObjectStorage, type ObjectStorage, startObjectStorage } from "../support/objectStorage.ts";
import { jpeg } from "../support/photographs.ts";

/** Asks as a browser does for what it saves: fetch would say that a script asks. */
const navigate = (url: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { "sec-fetch-mode": "navigate" } }, (response) => resolve(response.resume())).once(
      "error",
      reject,
    );
  });

describe.runIf(hasObjectStorage)("a shop whose files are in a bucket", () => {
  let storage: ObjectStorage;
  let bucket: ObjectStoreSettings;
  let shop: CardShop;
  let pictureUuid: string;
  let proxy: FaultyProxy;
  beforeAll(async () => {
    storage = await startObjectStorage();
    bucket = await storage.newBucket();
    proxy = await startFaultyProxy(Number(new URL(bucket.endpoint).port), () => 0);
    shop = await startCardShop({
      filesIn: "store",
      objectStore: {
        ...bucket,
        endpoint: `http://127.0.0.1:${proxy.port}`,
        publicEndpoint: bucket.endpoint,
      },
    });
    const { db, store } = shop.services;
    ({ uuid: pictureUuid } = await db.selectFrom("picture").select("uuid").executeTakeFirstOrThrow());
    await store.put("originals/1.jpg", await jpeg({ seed: 1, width: 1800, height: 1200 }));
  });
  afterAll(async () => {
    await shop?.stop();
    await proxy?.stop();
    await storage?.stop();
  });

  it("makes what was sold, sends it from any byte, and lets the store send what a browser saves", async () => {
    const { orderUuid, request } = await shop.paying();
    const { db } = shop.services;
    await db
      .updateTable("orderItemPicture")
      .set({ numericFormat: "low", numericStatus: "new" })
      .where("orderItemUuid", "in", (items) =>
        items.selectFrom("orderItem").select("uuid").where("orderUuid", "=", orderUuid),
      )
      .execute();
    await shop.notify(shop.answer(request));
    await shop.runJobs();
    const made = await createObjectStore(bucket).get(digitalKey(pictureUuid, "low"));
    expect(made?.length).toBeGreaterThan(10_000);
    const key = String((await shop.order(orderUuid)).publicAccessKey);
    const link = `${shop.url}/api/anonymous/orders/${orderUuid}/doDownloadOrder?publicAccessKey=${key}`;

    const part = await fetch(link, { headers: { range: "bytes=1000-" } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(made?.subarray(1000) ?? Buffer.of())).toBe(true);

    expect((await fetch(link, { method: "HEAD", redirect: "manual" })).status).toBe(200);
    const saved = await navigate(link);
    expect(saved.statusCode).toBe(307);
    expect(saved.headers["cache-control"]).toBe("private, no-store");
    const sent = await fetch(saved.headers.location ?? "");
    expect(sent.headers.get("content-disposition")).toMatch(/^attachment; filename="[^"]+\.jpg"/);
    expect(Buffer.from(await sent.arrayBuffer()).equals(made ?? Buffer.of())).toBe(true);
    expect((await shop.order(orderUuid)).downloadedAt).not.toBeNull();
  });

  it("is ready while the store is, and says so when it is not", async () => {
    const ready = async () => {
      const answer = await fetch(`${shop.url}/readyz`);
      return { status: answer.status, body: await answer.json() };
    };
    expect(await ready()).toEqual({ status: 200, body: { ok: true, database: true, files: true } });
    proxy.nextFault = () => "500";
    expect(await ready()).toEqual({ status: 503, body: { ok: false, database: true, files: false } });
    proxy.nextFault = () => null;
    expect((await ready()).status).toBe(200);
  });
});
