import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orderLines } from "../../../server/cli/orderLines.ts";
import { digitalKey } from "../../../server/files/orderFiles.ts";
import { showOrder } from "../../../server/fulfilment/showOrder.ts";
import { type PictureLocation, pictureUrl } from "../../../src/domain/pictures/imageUrl.ts";
import type { DigitalFormat } from "../../../src/domain/products/pictureFormat.ts";
import { type CardShop, startCardShop } from "../payment/cardShop.ts";
import { jpeg } from "../support/photographs.ts";

interface Access {
  hasAccess: boolean;
  isReady: boolean;
  expiresAt: string | null;
  parts: { part: number; name: string; fileCount: number; byteSize: number }[];
  smallerCount: number;
  pictures: (PictureLocation & { name: string; names?: string[] })[];
}

let shop: CardShop;
let pictureUuid: string;
beforeAll(async () => {
  shop = await startCardShop();
  const { db, store } = shop.services;
  ({ uuid: pictureUuid } = await db.selectFrom("picture").select("uuid").executeTakeFirstOrThrow());
  await store.put("originals/1.jpg", await jpeg({ seed: 1, width: 1800, height: 1200 }));
});
afterAll(() => shop?.stop());
beforeEach(() => shop.services.db.deleteFrom("job").execute());

/** Creates a paid order of one picture in this format. */
async function pay(format: DigitalFormat = "low") {
  const { visitor, orderUuid, request } = await shop.paying();
  await shop.services.db
    .updateTable("orderItemPicture")
    .set({ numericFormat: format, numericStatus: "new" })
    .where("orderItemUuid", "in", (items) =>
      items.selectFrom("orderItem").select("uuid").where("orderUuid", "=", orderUuid),
    )
    .execute();
  await shop.notify(shop.answer(request));
  return { visitor, orderUuid, key: String((await shop.order(orderUuid)).publicAccessKey) };
}

const access = async (uuid: string, key: string) =>
  (
    await shop
      .newVisitor()
      .get<Access>(`/api/anonymous/orders/${uuid}/orderDownloadAccess?publicAccessKey=${key}`)
  ).body;
const link = (uuid: string, key: string, part = "") =>
  `${shop.url}/api/anonymous/orders/${uuid}/doDownloadOrder?publicAccessKey=${key}${part && `&part=${part}`}`;
const closed = {
  hasAccess: false,
  isReady: false,
  expiresAt: null,
  parts: [],
  smallerCount: 0,
  pictures: [],
};
const places = (orderUuid: string) =>
  shop.services.db
    .selectFrom("orderItemPicture")
    .innerJoin("orderItem", "orderItem.uuid", "orderItemPicture.orderItemUuid")
    .select(["orderItemPicture.numericStatus", "orderItemPicture.isFileFetched"])
    .where("orderItem.orderUuid", "=", orderUuid)
    .execute();

const fileJobs = () =>
  shop.services.db.selectFrom("job").selectAll().where("kind", "=", "digitalFile").orderBy("id").execute();

describe("the files of a paid order", () => {
  it("are made by jobs and downloaded by their key, again and again", async () => {
    const { orderUuid, key } = await pay();
    expect((await shop.order(orderUuid)).numericStatus).toBe("sending");
    expect(await access(orderUuid, key)).toMatchObject({ hasAccess: true, isReady: false, parts: [] });
    const early = await fetch(link(orderUuid, key));
    expect([early.status, (await early.json()).code]).toEqual([409, "FILES_NOT_READY"]);

    await shop.runJobs();
    expect(await places(orderUuid)).toEqual([{ numericStatus: "delivered", isFileFetched: true }]);
    const opened = await access(orderUuid, key);
    expect(opened).toMatchObject({ hasAccess: true, isReady: true, smallerCount: 0 });
    expect(opened.parts).toEqual([
      { part: 1, name: "Épreuve 1 - IMG_1.jpg", fileCount: 1, byteSize: expect.any(Number) },
    ]);

    for (let time = 0; time < 2; time++) {
      const answered = await fetch(link(orderUuid, key));
      expect(answered.status).toBe(200);
      expect(Object.fromEntries(answered.headers)).toMatchObject({
        "content-type": "image/jpeg",
        "content-length": String(opened.parts[0]?.byteSize),
        "content-disposition":
          "attachment; filename=\"Epreuve 1 - IMG_1.jpg\"; filename*=UTF-8''%C3%89preuve%201%20-%20IMG_1.jpg",
        "cache-control": "private, no-store",
        "accept-ranges": "bytes",
        etag: expect.stringMatching(/^"[\w-]+"$/),
      });
      const picture = Buffer.from(await answered.arrayBuffer());
      expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 1350, height: 900 });
    }
  });

  it("are shown by their pictures, each once however many formats were ordered", async () => {
    const { orderUuid, key } = await pay();
    const { db } = shop.services;
    const item = await db
      .selectFrom("orderItem")
      .selectAll()
      .where("orderUuid", "=", orderUuid)
      .executeTakeFirstOrThrow();
    const place = await db
      .selectFrom("orderItemPicture")
      .selectAll()
      .where("orderItemUuid", "=", item.uuid)
      .executeTakeFirstOrThrow();
    const orderItemUuid = randomUUID();
    await db
      .insertInto("orderItem")
      .values({ ...item, uuid: orderItemUuid })
      .execute();
    await db
      .insertInto("orderItemPicture")
      .values({ ...place, uuid: randomUUID(), orderItemUuid, numericFormat: "high" })
      .execute();
    const { uuid: filterTypeUuid } = await db
      .insertInto("filterType")
      .values({ code: "horse", label: "Cheval", showAsTag: true })
      .returning("uuid")
      .executeTakeFirstOrThrow();
    const { uuid: filterValueUuid } = await db
      .insertInto("filterValue")
      .values({ filterTypeUuid, value: "QUARTZ", valueSlug: "quartz", searchKey: "quartz" })
      .returning("uuid")
      .executeTakeFirstOrThrow();
    await db.insertInto("pictureFilterValue").values({ pictureUuid, filterValueUuid }).execute();
    const { isReady, pictures } = await access(orderUuid, key);
    expect(isReady).toBe(false);
    expect(pictures).toEqual([expect.objectContaining({ uuid: pictureUuid, name: "IMG_1" })]);
    expect(pictures[0]?.names).toEqual(["Quartz"]);
    const [shown] = pictures;
    const preview = shown && (await fetch(`${shop.url}${pictureUrl("", shown)}`));
    expect(preview?.status).toBe(200);
  });

  it("note when they were first opened and first taken whole", async () => {
    const { orderUuid, key } = await pay();
    await shop.runJobs();
    const moments = async () => {
      const { downloadAccessedAt, downloadedAt } = await shop.order(orderUuid);
      return { downloadAccessedAt, downloadedAt };
    };
    expect(await moments()).toEqual({ downloadAccessedAt: null, downloadedAt: null });
    await access(orderUuid, "wrong");
    await fetch(link(orderUuid, "wrong"));
    expect(await moments()).toEqual({ downloadAccessedAt: null, downloadedAt: null });
    await access(orderUuid, key);
    const first = await moments();
    expect(first).toEqual({ downloadAccessedAt: expect.any(String), downloadedAt: null });
    await (await fetch(link(orderUuid, key))).arrayBuffer();
    await expect.poll(moments).toEqual({ ...first, downloadedAt: expect.any(String) });
    const taken = await moments();
    await access(orderUuid, key);
    await (await fetch(link(orderUuid, key))).arrayBuffer();
    expect(await moments()).toEqual(taken);
  });

  it("open to no wrong key, of no other order, and of none that is not paid", async () => {
    const { orderUuid, key } = await pay();
    const other = await pay();
    await shop.runJobs();
    const { invoiceAccessKey } = await shop.order(orderUuid);
    const unknown = "01234567-89ab-4def-8123-456789abcdef";
    const pairs = [
      [orderUuid, other.key],
      [orderUuid, String(invoiceAccessKey)],
      [orderUuid, ""],
      [orderUuid, key.slice(1)],
      [unknown, key],
    ] as const;
    for (const [uuid, given] of pairs) {
      expect(await access(uuid, given)).toEqual(closed);
      expect((await fetch(link(uuid, given))).status).toBe(404);
    }
    const unpaid = await shop.paying();
    expect(await access(unpaid.orderUuid, "")).toEqual(closed);
    await shop.services.db
      .updateTable("order")
      .set({ status: "canceled" })
      .where("uuid", "=", orderUuid)
      .execute();
    expect(await access(orderUuid, key)).toEqual(closed);
    expect((await fetch(link(orderUuid, key))).status).toBe(404);
  });

  it("open until they expire, counted from the day they were sent", async () => {
    const { orderUuid, key } = await pay();
    await shop.runJobs();
    const day = 24 * 3_600_000;
    const sent = (daysAgo: number) =>
      shop.services.db
        .updateTable("order")
        .set({ downloadMailedAt: new Date(Date.now() - daysAgo * day).toISOString() })
        .where("uuid", "=", orderUuid)
        .execute();
    await sent(89);
    const open = await access(orderUuid, key);
    expect(open.hasAccess).toBe(true);
    expect(Date.parse(open.expiresAt ?? "")).toBeGreaterThan(Date.now());
    await sent(90);
    expect(await access(orderUuid, key)).toEqual(closed);
    expect((await fetch(link(orderUuid, key))).status).toBe(404);
  });

  it("lead a person who comes in vain to the page that says why", async () => {
    const { orderUuid } = await pay();
    const headers = { accept: "text/html" };
    const answered = await fetch(link(orderUuid, "wrong"), { headers, redirect: "manual" });
    expect([answered.status, answered.headers.get("location")]).toEqual([
      303,
      `/downloadOrder?orderUuid=${orderUuid}&orderKey=wrong`,
    ]);
  });

  it("have one part, and no other", async () => {
    const { orderUuid, key } = await pay();
    await shop.runJobs();
    expect((await fetch(link(orderUuid, key, "1"))).status).toBe(200);
    for (const part of ["0", "2"]) expect((await fetch(link(orderUuid, key, part))).status).toBe(404);
    expect((await fetch(link(orderUuid, key, "x"))).status).toBe(400);
  });

  it("are told to be smaller where the original is", async () => {
    const { orderUuid, key } = await pay("high");
    await shop.runJobs();
    expect(await access(orderUuid, key)).toMatchObject({ isReady: true, smallerCount: 1 });
    const file = shop.services.db.selectFrom("digitalFile").selectAll().where("format", "=", "high");
    expect(await file.executeTakeFirst()).toMatchObject({ width: 1800, height: 1200, isSmaller: true });
    const lines = orderLines(await showOrder(shop.services.db, orderUuid));
    const invoice = lines.findIndex((line) => line.startsWith("Facture"));
    expect(lines.slice(invoice, invoice + 3)).toEqual([
      expect.stringMatching(/^Facture : F\d{4}-1-\d{5} \(un spécimen : dossard doctor\)$/),
      "Fichiers : 1 sur 1 prêts",
      "  IMG_1 : plus petite que high, livrée en 1800 x 1200",
    ]);
  });

  it("are made once for all orders of the same picture, and anew where they were lost", async () => {
    const { db, store } = shop.services;
    const made = db.selectFrom("digitalFile").select("createdAt").where("format", "=", "average");
    await pay("average");
    await shop.runJobs();
    const key = digitalKey(pictureUuid, "average");
    const first = await store.stat(key);
    const again = await pay("average");
    await shop.runJobs();
    expect(await store.stat(key)).toEqual(first);
    expect(await made.execute()).toHaveLength(1);
    await store.delete(key);
    const third = await pay("average");
    await shop.runJobs();
    expect((await store.stat(key))?.byteSize).toBe(first?.byteSize);
    for (const { orderUuid, key: open } of [again, third]) {
      expect((await fetch(link(orderUuid, open))).status).toBe(200);
    }
  });

  it("are made again for a link whose files were lost", async () => {
    const { orderUuid, key } = await pay();
    await shop.runJobs();
    await shop.services.store.delete(digitalKey(pictureUuid, "low"));
    const answers = await Promise.all([fetch(link(orderUuid, key)), fetch(link(orderUuid, key))]);
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect((await access(orderUuid, key)).isReady).toBe(false);
    expect(await fileJobs()).toMatchObject([{ doneAt: expect.any(String) }, { doneAt: null }]);
    await shop.runJobs();
    expect((await fetch(link(orderUuid, key))).status).toBe(200);
  });

  it("are asked for at once without their original; the operator delivers without", async () => {
    const { db } = shop.services;
    await db.deleteFrom("digitalFile").execute();
    await db.updateTable("picture").set({ originalKey: "originals/gone.jpg" }).execute();
    const { orderUuid, key } = await pay();
    await shop.runJobs();
    expect((await shop.order(orderUuid)).numericStatus).toBe("errorSending");
    expect(await fileJobs()).toMatchObject([
      { lastError: "the original of IMG_1 is missing", deadAt: expect.any(String) },
    ]);
    expect((await access(orderUuid, key)).isReady).toBe(false);
    await db.updateTable("picture").set({ originalKey: "originals/1.jpg" }).execute();
  });

  it("are none where nothing of the order is a file", async () => {
    const { orderUuid, request } = await shop.paying();
    await shop.notify(shop.answer(request));
    const { numericStatus, publicAccessKey } = await shop.order(orderUuid);
    expect(numericStatus).toBeNull();
    expect(await access(orderUuid, String(publicAccessKey))).toEqual(closed);
    expect(await fileJobs()).toEqual([]);
  });
});
