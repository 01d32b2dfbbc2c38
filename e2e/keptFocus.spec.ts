import type { Page } from "playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { searchFor } from "./support/shopper.ts";

const focusedIn = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("main, [role=dialog]") !== null);

test("a press that removes its own button leaves the focus in the page", async ({ page, mainShop }) => {
  await page.goto(mainShop.url);
  await searchFor(page, "l oeil d or", "Jumping de Saint-Lô");
  const tick = page
    .getByRole("gridcell")
    .first()
    .getByRole("button", { name: /^Cocher/ });
  await tick.focus();
  await page.keyboard.press("Enter");
  const untick = page.getByRole("button", { name: "Tout décocher" });
  await untick.focus();
  await page.keyboard.press("Enter");
  await expect(untick).toBeHidden();
  await expect.poll(() => focusedIn(page)).toBe(true);
});

test("a picture that was opened by its address leaves the focus in the page", async ({ page, mainShop }) => {
  await page.goto(mainShop.url);
  await searchFor(page, "l oeil d or", "Jumping de Saint-Lô");
  await page
    .getByRole("gridcell")
    .first()
    .getByRole("button", { name: /^Photo / })
    .click();
  const choose = page.getByRole("dialog").getByRole("button", { name: "Choisir cette photo" });
  await expect(choose).toBeVisible();
  await page.reload();
  await expect(choose).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(choose).toBeHidden();
  await expect.poll(() => focusedIn(page)).toBe(true);
});

test("a press before the notices have come leaves the focus in the page", async ({ page, mainShop }) => {
  const [screen, notices] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  for (const [file, { promise }] of [
    ["SelectionScreen", screen],
    ["Notices", notices],
  ] as const)
    await page.route(`**/assets/${file}-*`, async (route) => {
      await promise;
      await route.continue();
    });
  // The cart is counted after hydration, before which a link opens another page.
  const hydrated = page.waitForResponse("**/api/anonymous/orderItems/**");
  // A page without pictures, after which the notices would come.
  await page.goto(`${mainShop.url}/cart`);
  await hydrated;
  const link = page.getByRole("link", { name: /^Ma sélection/ });
  await expect(link).toBeVisible();
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Chargement en cours…")).toBeVisible();
  screen.resolve();
  await expect(page.getByRole("heading", { name: "Ma sélection", exact: true })).toBeVisible();
  notices.resolve();
  await expect.poll(() => focusedIn(page)).toBe(true);
});

test("a Tab past the end of the page leads to its start, after a press too", async ({ page, mainShop }) => {
  await page.goto(mainShop.url);
  await searchFor(page, "l oeil d or", "Jumping de Saint-Lô");
  const tick = page
    .getByRole("gridcell")
    .first()
    .getByRole("button", { name: /^Cocher/ });
  await tick.focus();
  await page.keyboard.press("Enter");
  const onNothing = () => page.evaluate(() => document.activeElement === document.body);
  // The last of the page: that of its appearance.
  await page.getByRole("contentinfo").getByRole("radio", { checked: true }).focus();
  await page.keyboard.press("Tab");
  // Longer than the page waits before it takes up a focus that is lost.
  await page.waitForTimeout(500);
  expect(await onNothing()).toBe(true);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeFocused();
});
