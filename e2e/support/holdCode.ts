import type { BrowserContext, Page } from "playwright/test";

/** Holds the shop's code back. Returns a function that releases it. */
export async function holdCode(target: Page | BrowserContext): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await target.route("**/assets/shop-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
