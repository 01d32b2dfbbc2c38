import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { npmStart, unpackRelease } from "./support/releasedShop.ts";

test("a release installs its production packages alone, and serves pages, calls and pictures", {
  tag: "@long",
}, async () => {
  test.setTimeout(300_000);
  const { folder, remove } = await unpackRelease();
  try {
    const shop = await npmStart(folder);
    try {
      const installed = await readdir(join(folder, "node_modules"));
      expect(installed).toContain("hono");
      expect(
        installed.filter((name) => /^(?:vite|react|playwright|storybook|typescript)/.test(name)),
      ).toEqual([]);

      const page = await fetch(shop.url);
      expect(page.status).toBe(200);
      // The server's own rendering: its code is in the build.
      const html = await page.text();
      expect(html).toContain("Jumping");
      const [image] = /\/(?:images|thumbnails)\/[\w/.-]+/.exec(html) ?? [];
      expect((await fetch(`${shop.url}${image}`)).headers.get("content-type")).toMatch(/^image\//);
      const answer = await fetch(`${shop.url}/api/anonymous/events`);
      expect(await answer.json()).not.toEqual([]);
      const documented = await fetch(`${shop.url}/api/openapi.json`);
      expect(JSON.stringify(await documented.json())).toContain("description");
      expect(await (await fetch(`${shop.url}/readyz`)).json()).toEqual({
        ok: true,
        database: true,
        files: true,
      });
    } finally {
      await shop.stop();
    }
  } finally {
    await remove();
  }
});
