import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enqueueFileJobs } from "../../../server/files/orderFileJobs.ts";
import { digitalKey } from "../../../server/files/orderFiles.ts";
import { remakeReplacedFiles } from "../../../server/files/remakeReplacedFiles.ts";
import { type CardShop, startCardShop } from "../payment/cardShop.ts";
import { patterned } from "./patterned.ts";
import { unzipByYauzl, unzipByZipJs } from "./zipReaders.ts";

let shop: CardShop;
let pictureUuids: string[];
const originalKey = (name: string) => `originals/${name}.jpg`;
const names = ["A1", "A2", "B1", "C1", "C2"];

beforeAll(async () => {
  shop = await startCardShop();
  const { db, store } = shop.services;
  const {
    uuid: _,
    originalKey: __,
    ...like
  } = await db
    .selectFrom("picture")
    .select(["uuid", "originalKey", "imageFile", "thumbnailFile", "rawFileName", "rawFileExtension"])
    .select(["rawFileType", "width", "height", "kbSize", "orientation", "eventUuid", "contestUuid"])
    .executeTakeFirstOrThrow();
  pictureUuids = [];
  for (const [index, name] of names.entries()) {
    const { uuid } = await db
      .insertInto("picture")
      .values({ ...like, name, originalKey: originalKey(name) })
      .returning("uuid")
      .executeTakeFirstOrThrow();
    pictureUuids.push(uuid);
    await store.put(originalKey(name), await patterned(1400 + index, 900));
  }
});
afterAll(() => shop?.stop());

/** Creates a paid order of these pictures as files, made. */
async function buy(pictures: readonly string[]) {
  const { db } = shop.services;
  const { id, visitor } = await shop.newCustomer();
  const orderUuid = await shop.newOrder(id, { format: "low" });
  await shop.notify(shop.answer(shop.requestIn(await shop.link(visitor, orderUuid))));
  const {
    uuid: _,
    pictureUuid: __,
    ...place
  } = await db
    .selectFrom("orderItemPicture as place")
    .innerJoin("orderItem", "orderItem.uuid", "orderItemUuid")
    .select(["place.uuid", "place.pictureUuid", "orderItemUuid", "place.eventUuid", "place.contestUuid"])
    .where("orderUuid", "=", orderUuid)
    .executeTakeFirstOrThrow();
  await db.deleteFrom("orderItemPicture").where("orderItemUuid", "=", place.orderItemUuid).execute();
  for (const pictureUuid of pictures) {
    await db
      .insertInto("orderItemPicture")
      .values({ ...place, pictureUuid, numericFormat: "low", numericStatus: "new" })
      .execute();
  }
  await db.transaction().execute((tx) => enqueueFileJobs(tx, orderUuid));
  await shop.runJobs();
  const key = String((await shop.order(orderUuid)).publicAccessKey);
  return {
    orderUuid,
    take: async (headers: Record<string, string> = {}, part = 1, method = "GET") => {
      const query = `publicAccessKey=${key}&part=${part}`;
      const url = `${shop.url}/api/anonymous/orders/${orderUuid}/doDownloadOrder?${query}`;
      const answered = await fetch(url, { headers, method });
      return {
        status: answered.status,
        headers: answered.headers,
        tag: answered.headers.get("etag") ?? "",
        bytes: Buffer.from(await answered.arrayBuffer()),
      };
    },
  };
}

const noted = async (orderUuid: string) => (await shop.order(orderUuid)).downloadedAt;

describe.each([
  ["a picture", 1, "image/jpeg"],
  ["a zip", 2, "application/zip"],
])("a download that is %s", (_, count, type) => {
  it("is resumed from any byte", async () => {
    const { take } = await buy(pictureUuids.slice(0, count));
    const whole = await take();
    expect([whole.status, whole.headers.get("content-type")]).toEqual([200, type]);
    expect(whole.tag).toMatch(/^"[\w-]+"$/);
    const { length } = whole.bytes;
    const bounds = fc.tuple(fc.nat(length - 1), fc.nat(length - 1)).map((pair) => pair.sort((a, b) => a - b));
    await fc.assert(
      fc.asyncProperty(
        bounds,
        fc.constantFrom("open", "closed", "suffix"),
        async ([first = 0, last = 0], kind) => {
          const range = { open: `${first}-`, closed: `${first}-${last}`, suffix: `-${length - first}` }[kind];
          const part = await take({ range: `bytes=${range}`, "if-range": whole.tag });
          const end = kind === "closed" ? last : length - 1;
          expect(part.status).toBe(206);
          expect(part.headers.get("content-range")).toBe(`bytes ${first}-${end}/${length}`);
          expect(part.headers.get("content-length")).toBe(String(end + 1 - first));
          expect(part.tag).toBe(whole.tag);
          expect(part.bytes.equals(whole.bytes.subarray(first, end + 1))).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("is sent whole where the range cannot be read or several are asked for", async () => {
    const { take } = await buy(pictureUuids.slice(0, count));
    const whole = await take();
    for (const range of ["bytes=5-4", "bytes=0-1,4-5", "lines=1-2", "bytes="]) {
      const answered = await take({ range });
      expect([range, answered.status]).toEqual([range, 200]);
      expect(answered.headers.get("content-range")).toBeNull();
      expect(answered.bytes.equals(whole.bytes)).toBe(true);
    }
  });

  it("is refused beyond its end, with its size", async () => {
    const { take } = await buy(pictureUuids.slice(0, count));
    const { bytes } = await take();
    for (const range of [`bytes=${bytes.length}-`, "bytes=-0"]) {
      const answered = await take({ range });
      expect(answered.status).toBe(416);
      expect(answered.headers.get("content-range")).toBe(`bytes */${bytes.length}`);
      expect(answered.bytes).toHaveLength(0);
    }
  });

  it("is sent whole, under another tag, once a file has changed", async () => {
    const { db, store } = shop.services;
    const [changed = ""] = pictureUuids;
    const { take } = await buy(pictureUuids.slice(0, count));
    const before = await take();
    const again = originalKey(`changed${count}`);
    await store.put(again, await patterned(2000 + count, 1333));
    await db.updateTable("picture").set({ originalKey: again }).where("uuid", "=", changed).execute();
    await db.deleteFrom("job").execute();
    await db.transaction().execute((tx) => remakeReplacedFiles(tx, changed));
    await shop.runJobs();
    for (const tag of [before.tag, `W/${before.tag}`, "Wed, 21 Oct 2026 07:28:00 GMT"]) {
      const after = await take({ range: "bytes=100-", "if-range": tag });
      expect(after.status).toBe(200);
      expect(after.tag).not.toBe(before.tag);
      expect(after.bytes.equals(before.bytes)).toBe(false);
      expect(after.headers.get("content-length")).toBe(String(after.bytes.length));
    }
  });

  it("is noted as downloaded once its last byte is taken", async () => {
    const { orderUuid, take } = await buy(pictureUuids.slice(0, count));
    const { headers } = await take({}, 1, "HEAD");
    expect(headers.get("accept-ranges")).toBe("bytes");
    await take({ range: "bytes=0-99" });
    expect(await noted(orderUuid)).toBeNull();
    await take({ range: "bytes=100-" });
    await expect.poll(() => noted(orderUuid)).toEqual(expect.any(String));
  });
});

describe("a download of several parts", () => {
  it("is resumed part by part: zips, and a picture where a part is one file", async () => {
    const { db, store } = shop.services;
    const { take } = await buy(pictureUuids);
    const [, , large = ""] = pictureUuids;
    // A file of 2 GB, which the store need not have: only the size of the part asked for is checked.
    const ofLarge = db.updateTable("digitalFile").where("pictureUuid", "=", large);
    await ofLarge.set({ byteSize: 2_000_000_000 }).execute();
    const ends: string[][] = [];
    for (const part of [1, 3]) {
      const whole = await take({}, part);
      expect(whole.headers.get("content-type")).toBe("application/zip");
      expect(whole.headers.get("content-disposition")).toContain(`(${part} sur 3).zip`);
      const head = await take({ range: "bytes=0-1233" }, part);
      const rest = await take({ range: "bytes=1234-", "if-range": head.tag }, part);
      expect([head.status, rest.status]).toEqual([206, 206]);
      const zip = Buffer.concat([head.bytes, rest.bytes]);
      expect(zip.equals(whole.bytes)).toBe(true);
      expect(await unzipByZipJs(zip)).toEqual(await unzipByYauzl(zip));
      ends.push((await unzipByYauzl(zip)).map(({ name }) => name.slice(-10)));
    }
    expect(ends).toEqual([
      [expect.stringMatching(/ - 001\.jpg$/), expect.stringMatching(/ - 002\.jpg$/)],
      [expect.stringMatching(/ - 004\.jpg$/), expect.stringMatching(/ - 005\.jpg$/)],
    ]);
    const kept = await store.stat(digitalKey(large, "low"));
    await db
      .updateTable("digitalFile")
      .set({ byteSize: kept?.byteSize ?? 0 })
      .where("pictureUuid", "=", large)
      .execute();
    // Its tag of one part does not open another.
    const [first, whole] = [await take({}, 1), await take({ range: "bytes=5-", "if-range": '"none"' })];
    expect([first.status, whole.status]).toEqual([200, 200]);
  });

  it("has the checksums of files made before there were any, from their first download on", async () => {
    const { db } = shop.services;
    const { take } = await buy(pictureUuids.slice(3));
    const whole = await take();
    await db.updateTable("digitalFile").set({ crc32: null }).execute();
    const part = await take({ range: "bytes=77-", "if-range": whole.tag });
    expect(part.status).toBe(206);
    expect(part.bytes.equals(whole.bytes.subarray(77))).toBe(true);
    const sums = await db
      .selectFrom("digitalFile")
      .select("crc32")
      .where("pictureUuid", "in", pictureUuids.slice(3))
      .execute();
    expect(sums).toEqual([{ crc32: expect.any(Number) }, { crc32: expect.any(Number) }]);
  });
});
