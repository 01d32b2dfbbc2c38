import type { Browser } from "playwright";

const mostBytes = 2_000_000;

/** Opens Storybook with a story for the first time, and adds up what its server sends. */
export async function firstStoryWeight(
  browser: Browser,
  origin: string,
  story: string,
): Promise<{ words: string; fault?: string }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  let bytes = 0;
  page.on("requestfinished", async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytes += responseBodySize + responseHeadersSize;
  });
  await page.goto(`${origin}/?path=/story/${story}`, { waitUntil: "networkidle" });
  await page.frameLocator("#storybook-preview-iframe").locator("[data-story-root] *").first().waitFor();
  await page.waitForLoadState("networkidle");
  await context.close();
  const words = `${(bytes / 1e6).toFixed(2)} MB`;
  return bytes > mostBytes ? { words, fault: `The first story transfers ${words}` } : { words };
}
