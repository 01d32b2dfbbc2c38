import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { commandLine } from "../../../server/core/author.ts";
import { takeDown } from "../../../server/import/takeDown.ts";
import { sharedSelectionDays } from "../../../src/domain/shop/limits.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";
import { type Stock, stockShop } from "./stockShop.ts";

const dayMs = 86_400_000;
const today = new Date("2026-06-14T10:00:00.000Z");

let shop: TestShop;
let stock: Stock;
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
});
beforeEach(() => {
  shop.services.now = () => today;
});
afterEach(() => shop.services.db.deleteFrom("attempt").execute());
afterAll(() => shop?.stop());

interface Shared {
  code: string;
  expiresAt: string;
}
const path = "/api/anonymous/sharedSelections";
const share = (pictureUuids: readonly string[], headers?: Record<string, string>) =>
  shop.newVisitor().post<Shared>(path, { pictureUuids }, headers);
const open = (code: string) =>
  shop.newVisitor().get<{ pictureUuids: string[]; expiresAt: string; code?: string }>(`${path}/${code}`);

describe("a shared selection", () => {
  it("opens for anybody with the same pictures in the same order, for thirty days", async () => {
    const given = [stock.pictures.later, stock.pictures.first, stock.pictures.car];
    const { status, body } = await share(given);
    expect(status).toBe(200);
    expect(body.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    expect(Date.parse(body.expiresAt) - today.getTime()).toBe(sharedSelectionDays * dayMs);
    const opened = await open(body.code);
    expect(opened.body).toEqual({ pictureUuids: given, expiresAt: body.expiresAt });
    expect(opened.headers.get("cache-control")).toBe("private, no-store");
    expect(opened.headers.has("etag")).toBe(false);
  });

  it("opens however its code is written", async () => {
    const { code } = (await share([stock.pictures.first])).body;
    await shop.services.db
      .updateTable("sharedSelection")
      .set({ code: "A1B0C2D3E4F5" })
      .where("code", "=", code)
      .execute();
    for (const written of [
      "A1B0C2D3E4F5",
      "a1b0c2d3e4f5",
      "A1B0-C2D3-E4F5",
      "AlBO-c2d3-e4f5",
      "aibo%20c2d3e4f5",
    ]) {
      expect((await open(written)).status, written).toBe(200);
    }
  });

  it("leaves out what nobody can see, when it is made and when it is opened, and holds each picture once", async () => {
    const { first, second, deleted, inHiddenContest, inHiddenEvent } = stock.pictures;
    const unknown = "01234567-89ab-4def-8123-456789abcdef";
    const given = [unknown, second, deleted, first.toUpperCase(), inHiddenContest, first, inHiddenEvent];
    const { code } = (await share(given)).body;
    expect((await open(code)).body.pictureUuids).toEqual([second, first]);
    const { db } = shop.services;
    await db.updateTable("picture").set({ isDeleted: true }).where("uuid", "=", second).execute();
    expect((await open(code)).body.pictureUuids).toEqual([first]);
    await db.updateTable("picture").set({ isDeleted: false }).where("uuid", "=", second).execute();
    const { status, body } = await share([unknown, deleted]);
    expect([status, body]).toMatchObject([404, { code: "NOT_FOUND" }]);
  });

  it("opens empty once its last picture was taken down", async () => {
    const { services } = shop;
    const { undated } = stock.pictures;
    const { code } = (await share([undated])).body;
    await takeDown(services, commandLine(services.db), undated, "essai");
    expect(await open(code)).toMatchObject({ status: 200, body: { pictureUuids: [] } });
  });

  it("is gone when it has expired", async () => {
    const { code, expiresAt } = (await share([stock.pictures.first])).body;
    shop.services.now = () => new Date(Date.parse(expiresAt) - 1);
    expect((await open(code)).status).toBe(200);
    shop.services.now = () => new Date(expiresAt);
    const { status, body } = await open(code);
    expect([status, body.code]).toEqual([404, "SHARED_SELECTION_GONE"]);
  });

  it.each(["0123456789AB", "x", "%20", "🙂", "a".repeat(40)])("is not there under %s", async (code) => {
    const { status, body } = await open(encodeURIComponent(decodeURIComponent(code)));
    expect([status, body.code]).toEqual([404, "SHARED_SELECTION_GONE"]);
  });

  it.each([
    ["none", 0],
    ["301", 301],
  ])("takes 1 to 300 pictures, not %s", async (_, length) => {
    const { status, body } = await share(Array.from({ length }, () => stock.pictures.first));
    expect([status, body]).toMatchObject([
      400,
      { code: "INVALID_INPUT", fields: [{ path: "pictureUuids" }] },
    ]);
  });

  it("is made once by a call that is repeated", async () => {
    const visitor = shop.newVisitor();
    const repeat = () =>
      visitor.post<Shared>(
        path,
        { pictureUuids: [stock.pictures.first] },
        { "idempotency-key": "share-once" },
      );
    await visitor.post(path, { pictureUuids: [stock.pictures.first] });
    const first = await repeat();
    expect((await repeat()).body).toEqual(first.body);
    const other = await visitor.post<Shared>(path, { pictureUuids: [stock.pictures.first] });
    expect(other.body.code).not.toBe(first.body.code);
  });

  it("limits how often codes are tried and selections are made", async () => {
    const { code } = (await share([stock.pictures.first])).body;
    for (let index = 0; index < 70; index++) expect((await open(code)).status).toBe(200);
    const statuses = await Promise.all(
      Array.from({ length: 61 }, async () => (await open("0123456789AB")).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await open(code)).body.code).toBe("TOO_MANY_ATTEMPTS");
    await shop.services.db.updateTable("attempt").set({ count: 120 }).execute();
    expect((await share([stock.pictures.first])).body.code).toBe("TOO_MANY_ATTEMPTS");
  });
});
