import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { serveShop } from "../../../server/http/shopFiles.ts";
import { readSettings } from "../../../server/settings.ts";

test("a page that could not be read while the shop was built again is read at the next call", async () => {
  const folder = await mkdtemp(join(tmpdir(), "dossard-shop-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const app = new Hono();
  app.get("*", serveShop(folder, readSettings({ PUBLIC_URL: "https://photos.example" })));
  app.onError((_, c) => c.text("fault", 500));
  expect((await app.request("/search")).status).toBe(500);
  await writeFile(join(folder, "index.html"), "<!--place-->");
  const answer = await app.request("/search");
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('"publicUrl":"https://photos.example"');
});
