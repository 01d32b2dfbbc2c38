import { test as base } from "playwright/test";
import { type Shop, startShop } from "./shop.ts";

interface Shops {
  /** The main site with its demonstration, shared by all tests of a worker: each test is a new visitor. */
  mainShop: Shop;
  /** The same at the stand. */
  truckShop: Shop;
}

/** Opens the counter of `truckShop`. */
export const operatorCode = "un code de comptoir";

const startTimeout = 120_000;

/** `test` with shops, without a browser. */
export const shopTest = base.extend<object, Shops>({
  mainShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern.
    async ({}, use) => {
      const shop = await startShop({ place: "main" });
      await use(shop);
      await shop.stop();
    },
    { scope: "worker", timeout: startTimeout },
  ],
  truckShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern.
    async ({}, use) => {
      const shop = await startShop({ place: "truck", env: { OPERATOR_CODE: operatorCode } });
      await use(shop);
      await shop.stop();
    },
    { scope: "worker", timeout: startTimeout },
  ],
});
