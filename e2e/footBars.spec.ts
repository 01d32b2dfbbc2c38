import type { Page } from "playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { addToCart, openPicture, searchFor } from "./support/shopper.ts";
import { takeNamesOff } from "./support/unnamedPicture.ts";

/** Returns the pairs of fixed or stuck parts in view that cover each other, by their names. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
      const { position, visibility } = getComputedStyle(element);
      const { width, height, top } = element.getBoundingClientRect();
      if (!["fixed", "sticky"].includes(position) || visibility === "hidden") return false;
      // The page scrolls away below the top bar.
      if (element.closest("header") && position === "sticky") return false;
      return width > 0 && height > 0 && top < innerHeight && !element.hasAttribute("data-lowers-page");
    });
    const name = (part: HTMLElement) => part.getAttribute("aria-label") ?? part.innerText.slice(0, 40);
    return shown.flatMap((one, index) =>
      shown.slice(index + 1).flatMap((other) => {
        if (one.contains(other) || other.contains(one)) return [];
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return across > 1 && down > 1 ? [`${name(one)} × ${name(other)}: ${Math.round(down)} px`] : [];
      }),
    );
  });
}

const expectApart = (page: Page) => expect.poll(() => overlaps(page)).toEqual([]);
const lost = (page: Page) => page.getByText("Connexion impossible.", { exact: false });

/** Opens every bar at once: the ticks', the claim's answer, the pack's tray, and the words about the network. */
async function openBars(page: Page, search: string): Promise<void> {
  // Code is fetched when it is wanted, and that of the cart never comes.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.route(/\/assets\/CartRoute-/, (route) => route.abort());
  await page.goto(search);
  await page.getByRole("button", { name: /^Pack 5 tirages/ }).click();
  await expect(page.getByRole("region", { name: "Pack 5 tirages" })).toBeVisible();
  await expectApart(page);
  const ticks = page.getByRole("button", { name: /^Cocher la photo/ });
  await ticks.nth(0).click();
  await ticks.nth(1).click();
  await expect(page.getByRole("region", { name: "Photos cochées" })).toBeVisible();
  await expectApart(page);
  await page
    .getByRole("region", { name: "Prises au même moment, sans nom" })
    .getByRole("button", { name: /^C’est moi/ })
    .first()
    .click();
  await expect(page.getByRole("region", { name: "Nom proposé" })).toBeVisible();
  await expectApart(page);
}

/** The search of a shop's rider with an unnamed picture. */
const searches = new Map<string, string>();

for (const [device, place, width, height, isLong] of [
  ["a small phone", "main", 320, 640, true],
  ["a phone", "main", 390, 844, false],
  ["a desktop", "main", 1440, 900, true],
  ["a kiosk", "truck", 1080, 1920, false],
] as const) {
  test(`what stands at the foot of ${device} leaves room for each other and for the pictures`, {
    tag: isLong ? "@long" : [],
  }, async ({ browser, request, mainShop, truckShop, quietConsole }) => {
    test.setTimeout(180_000);
    const shop = place === "main" ? mainShop : truckShop;
    const search = searches.get(shop.url) ?? (await takeNamesOff(request, shop, 300)).search;
    searches.set(shop.url, search);
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
    quietConsole(context);
    const page = await context.newPage();
    await openBars(page, search);

    await test.step("at the page's end the last picture is clear of them", async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expectApart(page);
      const last = await page.getByRole("gridcell").last().boundingBox();
      const tray = await page.getByRole("region", { name: "Pack 5 tirages" }).boundingBox();
      const answer = await page.getByRole("region", { name: "Nom proposé" }).boundingBox();
      const bottom = (last?.y ?? 0) + (last?.height ?? 0);
      expect(bottom).toBeLessThanOrEqual(Math.min(tray?.y ?? 0, answer?.y ?? 0) + 1);
    });

    await test.step("words about the network cover none of them", async () => {
      await page
        .getByRole("banner")
        .getByRole("link", { name: /^Panier/ })
        .click();
      await expect(lost(page)).toBeVisible();
      // So short a window has no room for the words beside every bar at once, nor beside a dialog.
      if (height > 700) await expectApart(page);
    });

    await test.step("nor a button of an open dialog", async () => {
      if (height <= 700) return;
      await page.goto(search);
      await openPicture(page, 0);
      await addToCart(page, { product: "Tirage photo", format: /20x30/ });
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("link", { name: "Voir le panier" }).click();
      await expect(lost(page)).toBeVisible();
      const words = await lost(page).boundingBox();
      for (const button of await dialog.getByRole("button").or(dialog.getByRole("link")).all()) {
        const box = await button.boundingBox();
        if (!box || !words) continue;
        const across = Math.min(box.x + box.width, words.x + words.width) - Math.max(box.x, words.x);
        const down = Math.min(box.y + box.height, words.y + words.height) - Math.max(box.y, words.y);
        expect(across > 1 && down > 1, `covered: ${await button.innerText()}`).toBe(false);
      }
    });
    await test.step("nor does a failure of the pictures below cover the ticks", async () => {
      // The only one is told two hundred times, and one more is promised.
      await page.route(/pictures\?.*unnamedNear=/, async (route) => {
        if (route.request().url().includes("offset=200")) return route.abort();
        const response = await route.fetch();
        const [picture] = await response.json();
        const headers = { ...response.headers(), "x-total-count": "201" };
        return route.fulfill({ response, headers, json: Array.from({ length: 200 }, () => picture) });
      });
      await page.goto(search);
      await page
        .getByRole("button", { name: /^Cocher la photo/ })
        .first()
        .click();
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await expect(page.getByRole("region", { name: "Photos non chargées" })).toBeVisible({ timeout: 500 });
      }).toPass();
      // Where both stick.
      await page.evaluate(() => window.scrollBy(0, -innerHeight / 2));
      await expect(page.getByRole("region", { name: "Photos cochées" })).toBeVisible();
      await expectApart(page);
    });
    await context.close();
  });
}

test("on a phone on its side the pack's tray stays at the foot, in one row", async ({
  browser,
  mainShop,
  quietConsole,
}) => {
  const [width, height] = [844, 390];
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
  quietConsole(context);
  const page = await context.newPage();
  await page.goto(mainShop.url);
  await searchFor(page, "l oeil d or", "Jumping de Saint-Lô");
  await page.getByRole("button", { name: /^Pack 5 tirages/ }).click();
  const tray = page.getByRole("region", { name: "Pack 5 tirages" });
  await expect(tray).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, innerHeight));
  const box = await tray.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(height, 0);
  expect(box?.height).toBeLessThanOrEqual(height / 5);

  await page
    .getByRole("button", { name: /^Mettre la photo .* dans le pack$/ })
    .first()
    .click();
  await expect(tray.getByText("1 photo sur 5")).toBeVisible();
  const ticks = page.getByRole("button", { name: /^Cocher la photo/ });
  await ticks.nth(2).click();
  await expect(page.getByRole("region", { name: "Photos cochées" })).toBeVisible();
  await expectApart(page);
  await context.close();
});
