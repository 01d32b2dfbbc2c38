import type { Page } from "playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { searchFor } from "./support/shopper.ts";

interface Seen {
  name: string;
  top: number;
}

/** Returns the first picture entirely visible below the top bar, and its place in the window. */
async function firstSeen(page: Page): Promise<Seen> {
  const seen = await page.getByRole("gridcell").evaluateAll((cells) => {
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const found = cells.find((cell) => {
      const { top, bottom } = cell.getBoundingClientRect();
      return top >= Math.max(0, header) && bottom <= window.innerHeight && cell.querySelector("button");
    });
    const name = found?.querySelector("button")?.getAttribute("aria-label");
    return found && name ? { name, top: Math.round(found.getBoundingClientRect().top) } : null;
  });
  if (!seen) throw new Error("No picture is in view");
  return seen;
}

/** Returns the current place of a picture, or null while it is not drawn. */
async function topOf(page: Page, name: string): Promise<number | null> {
  const cells = page.getByRole("gridcell").filter({ has: page.getByRole("button", { name, exact: true }) });
  const tops = await cells.evaluateAll((found) => found.map((cell) => cell.getBoundingClientRect().top));
  return tops[0] === undefined ? null : Math.round(tops[0]);
}

/** Follows a link without scrolling. Playwright's own click scrolls the page first, even for a link in a bar that is always in view. */
async function follow(page: Page, name: RegExp): Promise<void> {
  await page.getByRole("link", { name }).first().dispatchEvent("click");
}

test("whoever leaves the pictures comes back to the same one at the same place", async ({
  page,
  mainShop,
}) => {
  test.setTimeout(150_000);
  await page.goto(mainShop.url);
  await page.getByRole("link", { name: "Jumping de Saint-Lô" }).click();
  await page.getByRole("radiogroup").getByText("Photos", { exact: true }).click();
  await expect(page.getByRole("gridcell").first().getByRole("button").first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.4));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await expect(async () => expect((await firstSeen(page)).top).toBeGreaterThan(0)).toPass();
  // Clear of the top bar and its scroll padding: the first picture for the shopper is also the first for the mosaic.
  await page.evaluate((by) => window.scrollBy(0, by), (await firstSeen(page)).top - 120);
  await expect(page.getByText("Publicité").first()).toBeAttached();
  const seen = await firstSeen(page);
  const isThere = () => expect.poll(() => topOf(page, seen.name)).toBe(seen.top);
  await isThere();

  await test.step("by the browser's back button, from the cart", async () => {
    await follow(page, /^Panier/);
    await expect(page).toHaveURL(/\/cart/);
    await page.goBack();
    await isThere();
  });

  await test.step("by a link, from the selection", async () => {
    await follow(page, /sélection/i);
    await expect(page).toHaveURL(/view=selection/);
    await follow(page, /Revenir à la recherche/);
    await isThere();
  });

  await test.step("after the page was loaded again", async () => {
    await page.reload();
    await isThere();
  });

  await test.step("after it was loaded again on a slow phone, adverts last", async () => {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Emulation.setCPUThrottlingRate", { rate: 10 });
    const { promise: pictures, resolve: arePictures } = Promise.withResolvers<void>();
    await page.route("**/api/anonymous/adverts", async (route) => {
      await pictures;
      await route.continue();
    });
    // A page without server-rendered data fetches the pictures itself.
    await page.route(/\/search/, async (route) => {
      const response = await route.fetch();
      const bare = (await response.text()).replace(/<div id="root">.*?<\/script>/s, '<div id="root"></div>');
      await route.fulfill({ response, body: bare });
    });
    await page.reload();
    // The processor is slowed tenfold and shared with a second worker.
    await expect(page.getByRole("gridcell").getByRole("button").first()).toBeVisible({ timeout: 40_000 });
    const adverts = page.waitForResponse("**/api/anonymous/adverts");
    arePictures();
    await adverts;
    await expect(page.getByText("Publicité").first()).toBeVisible();
    await isThere();
    await browser.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  });

  await test.step("after it was loaded again in a window of another width", async () => {
    const size = page.viewportSize() ?? { width: 1440, height: 900 };
    await follow(page, /^Panier/);
    await expect(page).toHaveURL(/\/cart/);
    await expect(page.getByRole("gridcell")).toHaveCount(0);
    await page.setViewportSize({ width: size.width === 390 ? 844 : 700, height: size.height });
    await page.goBack();
    await isThere();
  });

  await test.step("but not to what she has left for another view", async () => {
    await page.getByRole("link", { name: "Accueil" }).first().click();
    await page.getByRole("link", { name: "Jumping de Saint-Lô" }).click();
    await page.getByRole("radiogroup").getByText("Photos", { exact: true }).click();
    await expect(page.getByRole("gridcell").first().getByRole("button").first()).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test("the stepper takes the last search up again, its event and its name too", async ({ page, mainShop }) => {
  await page.goto(mainShop.url);
  await searchFor(page, "l oeil d or", "Jumping de Saint-Lô");
  const narrowed = page.getByRole("button", { name: /^Retirer le filtre/ });
  await expect(narrowed).toBeVisible();
  const address = page.url();
  const words = await narrowed.innerText();
  await page.goto(`${mainShop.url}/cart`);
  await page
    .getByRole("navigation", { name: "Étapes de votre commande" })
    .getByRole("link", { name: /Sélectionner vos photos/ })
    .click();
  await expect(narrowed).toHaveText(words);
  expect(page.url()).toBe(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jumping de Saint-Lô");
});

test("Back leads a new visitor from her first event to all events", async ({ page, mainShop }) => {
  const event = page.getByRole("link", { name: "Jumping de Saint-Lô" });
  await page.goto(mainShop.url);
  await event.click();
  await expect(page.getByRole("heading", { level: 1, name: "Jumping de Saint-Lô" })).toBeVisible();
  await page.goBack();
  await expect(event).toBeVisible();
  await expect(page).toHaveURL(/\/search\?mode=events$/);
});
