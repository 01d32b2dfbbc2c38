import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "../../../../src/api/contract/endpoint.ts";
import { servedContract } from "../../../../src/api/contract/operatorCalls.ts";
import { type Stock, stockShop } from "../../catalogue/stockShop.ts";
import { startTestShop, type TestShop } from "../../support/testShop.ts";

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

let shop: TestShop;
let stock: Stock;
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
});
afterAll(() => shop?.stop());

interface Plain {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
}

/** Sends a raw request: fetch would decompress the response. */
function get(path: string, headers: Record<string, string> = {}): Promise<Plain> {
  return new Promise((resolve, reject) => {
    request(`${shop.url}/api${path}`, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    })
      .on("error", reject)
      .end();
  });
}

const tagOf = ({ headers }: Plain) => String(headers.etag);

/** Reads that belong to a visitor, or to the holder of a code or key. */
const personal = [
  "customers.readCurrentCustomer",
  "orderItems.listUncompletePacks",
  "orderItems.listSinglePictures",
  "orderItems.readSuggestion",
  "orderItems.readItemOfCurrentOrder",
  "orderItems.listItemsOfCurrentOrder",
  "orderItems.listItemsOfOrder",
  "orderItems.countCartItems",
  "orderItemPictures.listOrderItemPicturesOfItem",
  "orderItemPictures.listOrderItemPicturesOfOrder",
  "orderItemPictures.listOrderItemPicturesOfCurrentOrder",
  "orders.readOrder",
  "orders.checkAccess",
  "orders.readCurrentOrderUuid",
  "orders.listUnavailablePictures",
  "orders.checkDownloadAccess",
  "orders.checkInvoiceAccess",
  "orders.listSavedOrders",
  "orders.listStatusHistory",
  "contests.listContestsOfOrder",
  "contests.listContestsOfCurrentOrder",
  "counter.readCounterState",
  "pictures.listPicturesOfOrderItem",
  "pictures.listPicturesOfOrder",
  "pictures.listPicturesOfCurrentOrder",
  "sharedSelections.readSharedSelection",
  "visitors.readHandover",
  "filterValues.listFilterValuesOfOrder",
  "filterValues.listFilterValuesOfCurrentOrder",
];

describe("what may be kept", () => {
  it("is every read but a visitor's own, and nothing that writes", () => {
    const calls = Object.entries(servedContract).flatMap(([resource, byName]) =>
      Object.entries<Endpoint>(byName).map(([name, endpoint]) => ({
        name: `${resource}.${name}`,
        ...endpoint,
      })),
    );
    for (const { name, method, access, cacheable } of calls) {
      if (cacheable) expect([method, access], name).toEqual(["GET", "anonymous"]);
    }
    const own = calls.filter(({ method, access, cacheable }) => {
      return method === "GET" && access === "anonymous" && !cacheable;
    });
    expect(own.map(({ name }) => name).sort()).toEqual([...personal].sort());
  });

  it.each([
    () => "/anonymous/events",
    () => `/anonymous/contests?eventUuid=${stock.events.rosieres}`,
    () => `/anonymous/pictures?eventUuid=${stock.events.rosieres}`,
    () => `/anonymous/pictures/placeholders?eventUuid=${stock.events.rosieres}`,
    () => `/anonymous/pictures/countsByTime?eventUuid=${stock.events.rosieres}`,
    () => `/anonymous/pictures/${stock.pictures.first}`,
    () => "/anonymous/products/all",
    () => "/anonymous/adverts",
    () => "/anonymous/filterValues?tagSearch=zo",
  ])("carries a tag by which it is asked for again (%#)", async (path) => {
    const first = await get(path());
    expect(first.status).toBe(200);
    expect(first.headers).toMatchObject({ "cache-control": "no-cache", vary: "Accept-Encoding" });
    expect(tagOf(first)).toMatch(/^W\/"[\w-]{24}(\.\d+)?"$/);
    expect(first.headers["set-cookie"]).toBeUndefined();

    const again = await get(path(), { "if-none-match": tagOf(first) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect(tagOf(again)).toBe(tagOf(first));
    expect(again.headers).toMatchObject({ "cache-control": "no-cache", vary: "Accept-Encoding" });

    const other = await get(path(), { "if-none-match": 'W/"another"' });
    expect([other.status, other.bytes]).toEqual([200, first.bytes]);
  });

  it("is recognised in a list of tags, as a strong tag and under a star", async () => {
    const tag = tagOf(await get("/anonymous/events"));
    for (const known of [`"a", ${tag} , "b"`, tag.slice(2), "*"]) {
      expect((await get("/anonymous/events", { "if-none-match": known })).status, known).toBe(304);
    }
    for (const unknown of ["", ",", '""', tag.slice(0, -2)]) {
      expect((await get("/anonymous/events", { "if-none-match": unknown })).status, unknown).toBe(200);
    }
  });

  it("has another tag as soon as it, or the length of its list, has changed", async () => {
    const path = `/anonymous/pictures?contestUuid=${stock.contests.morning}&limit=1`;
    const before = await get(path);
    await shop.services.db
      .updateTable("contest")
      .set((of) => ({ totalPictureCount: of("totalPictureCount", "+", 1) }))
      .where("uuid", "=", stock.contests.morning)
      .execute();
    const longer = await get(path, { "if-none-match": tagOf(before) });
    expect([longer.status, longer.headers["x-total-count"]]).toEqual([200, "4"]);
    expect(longer.bytes).toEqual(before.bytes);
  });

  it.each(["br", "gzip"] as const)("has the same tag in %s", async (coding) => {
    const path = `/anonymous/pictures?eventUuid=${stock.events.rosieres}`;
    const plain = await get(path);
    const packed = await get(path, { "accept-encoding": coding });
    expect(packed.headers).toMatchObject({ "content-encoding": coding, vary: "Accept-Encoding" });
    expect(unpack[coding](packed.bytes)).toEqual(plain.bytes);
    expect(tagOf(packed)).toBe(tagOf(plain));
    const again = await get(path, { "accept-encoding": coding, "if-none-match": tagOf(packed) });
    expect([again.status, again.headers["content-encoding"]]).toEqual([304, undefined]);
  });

  it.each([
    ["gzip", "gzip"],
    ["gzip, deflate, br, zstd", "br"],
    ["deflate;q=0.5, gzip;q=0.8", "gzip"],
    ["*", "br"],
    ["gzip;q=1.0", "gzip"],
    ["gzip;q=0", undefined],
    ["gzip;q=0.000", undefined],
    ["identity", undefined],
    ["x-gzip-not", undefined],
  ] as const)("is packed for who accepts %s: %s", async (accepted, coding) => {
    const answered = await get(`/anonymous/pictures?eventUuid=${stock.events.rosieres}`, {
      "accept-encoding": accepted,
    });
    expect(answered.headers["content-encoding"]).toBe(coding);
    const text = coding ? unpack[coding](answered.bytes) : answered.bytes;
    expect(JSON.parse(text.toString())).toHaveLength(4);
    expect(answered.headers.vary).toBe("Accept-Encoding");
  });

  it("is not packed where it is short", async () => {
    const { headers } = await get("/anonymous/configs/placeWhat", { "accept-encoding": "br, gzip" });
    expect(headers["content-encoding"]).toBeUndefined();
  });
});

describe("what belongs to a visitor, and what is refused", () => {
  it.each([
    "/anonymous/orderItems/cartCount",
    "/anonymous/customers/current",
    "/anonymous/pictures/byCurrentOrder",
  ])("is never stored: %s", async (path) => {
    const { status, headers } = await get(path, { "if-none-match": "*" });
    expect([status, headers["cache-control"], headers.etag]).toEqual([200, "private, no-store", undefined]);
  });

  it("is never stored: a refusal of a call that may be kept", async () => {
    const { status, headers } = await get("/anonymous/events/01234567-89ab-4def-8123-456789abcdef", {
      "if-none-match": "*",
    });
    expect([status, headers["cache-control"], headers.etag]).toEqual([404, "no-store", undefined]);
  });
});
