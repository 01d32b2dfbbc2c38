import { afterAll, beforeAll, expect, it } from "vitest";
import { createApp } from "../../../../server/app/http/app.ts";
import { startTestShop, type TestShop } from "../../support/testShop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop?.stop());

it("is not ready once it begins to end, but lives", async () => {
  const ending = new AbortController();
  const app = createApp(shop.services, "/nowhere", ending.signal);
  expect(await (await app.request("/readyz")).json()).toEqual({ ok: true, database: true, files: true });
  ending.abort();
  const answer = await app.request("/readyz");
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ ok: false, isEnding: true });
  expect((await app.request("/healthz")).status).toBe(200);
});
