import { type BrowserContext, expect } from "playwright/test";
import { type Shop, type ShopOptions, startShop } from "./shop.ts";
import { operatorCode, shopTest } from "./shops.ts";

export { expect, operatorCode };

interface TestFixtures {
  /**
   * Fails a test whose pages log errors to the console: scripts, React, the Content-Security-Policy. Call it
   * for each context that the test opens itself.
   */
  quietConsole: (context: BrowserContext) => void;
  /** Starts a shop for this test alone, which may kill it; stopped and removed after the test. */
  openShop: (options: ShopOptions) => Promise<Shop>;
}

// The browser's own message about a 4xx response or a killed server, expected by the tests that cause it, and Playwright's own
// about the worker that playwright.config.ts blocks.
const ownWords = /^Failed to load resource:|^Service Worker registration blocked by Playwright/;

/** `test` of every journey: `test("…", async ({ page, mainShop }) => { await page.goto(mainShop.url); … })`. */
export const test = shopTest.extend<TestFixtures>({
  quietConsole: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const listenTo = (heard: BrowserContext) => {
        heard.on("console", (message) => {
          if (!["error", "warning"].includes(message.type()) || ownWords.test(message.text())) return;
          complaints.push(`${message.type()}: ${message.text()}`);
        });
        heard.on("weberror", (fault) => complaints.push(`fault: ${fault.error()}`));
      };
      listenTo(context);
      await use(listenTo);
      expect(complaints, "the console stays quiet").toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern.
  openShop: async ({}, use) => {
    const shops: Shop[] = [];
    await use(async (options) => {
      const shop = await startShop(options);
      shops.push(shop);
      return shop;
    });
    for (const shop of shops) await shop.stop();
  },
});
