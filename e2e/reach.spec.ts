import type { Locator, Page } from "playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { walkKiosk } from "./support/kioskWalk.ts";
import { outOfReach } from "./support/reach.ts";

test.use({ hasTouch: true });

/** On every screen without being asked for: top bar, search, main actions, keyboard, and whatever a dialog holds. */
const always =
  "header, main [data-reach], [data-lowers-page], [role=group][aria-label^=Clavier], [data-dossard-dialog]";

/** Brings the top of a page down; it may be down already, or be under a dialog or the keyboard. */
async function lowerPage(page: Page): Promise<void> {
  const lower = page.getByRole("button", { name: "Abaisser la page" });
  if (await lower.isVisible()) await lower.tap();
}

/**
 * Presses a control in the lower half of the window.
 * @param isLow whether the window is too low for a form's half: the page may be lowered for a field above it
 */
async function pressWithinReach(page: Page, control: Locator, isLow: boolean): Promise<void> {
  const middle = (page.viewportSize()?.height ?? 0) / 2;
  const top = async () => (await control.boundingBox())?.y ?? 0;
  await control.scrollIntoViewIfNeeded();
  if (isLow && (await top()) < middle) {
    await lowerPage(page);
    // A lowered page is longer than the window: it is drawn down by hand.
    await page.evaluate(
      (by) => scrollBy({ top: by, behavior: "instant" }),
      Math.floor((await top()) - middle),
    );
  }
  await expect.poll(top, { message: `${control} is out of reach` }).toBeGreaterThanOrEqual(middle);
  await control.tap();
}

/** Expects every control of a screen within reach: of a dialog as it is, of a page once it is lowered. */
async function expectWithinReach(page: Page, screen: string): Promise<void> {
  const expectAll = (within?: string) =>
    expect.poll(() => outOfReach(page, within), { message: `${screen}: out of reach` }).toEqual([]);
  await expectAll(always);
  const isCovered = await page.locator("[data-dossard-dialog], [role=group][aria-label^=Clavier]").count();
  if (isCovered > 0) return;
  // Lists fill the upper half, too: events, contests, packs, pictures and the lines of a cart.
  await page.getByRole("button", { name: /^(Abaisser|Remonter) la page$/ }).waitFor();
  await lowerPage(page);
  await expectAll();
  await page.getByRole("button", { name: "Remonter la page" }).tap();
}

for (const [width, height, isLow] of [
  // The least that counts as a screen on end.
  [768, 1400, true],
  [900, 1600, true],
  [1080, 1920, false],
  [1200, 1920, false],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });
    test("what leads from the search to the order’s code is in the lower half", {
      tag: width === 1080 ? [] : "@long",
    }, async ({ page, truckShop }) => {
      test.setTimeout(240_000);
      const press = (control: Locator) => pressWithinReach(page, control, isLow);
      await walkKiosk({ page, press, look: (screen) => expectWithinReach(page, screen) }, truckShop.url);
    });
  });
}

test.describe("the measure", () => {
  test.use({ viewport: { width: 1080, height: 1920 } });
  test("finds what is out of reach without the kiosk’s layout", async ({ page, truckShop }) => {
    await page.goto(`${truckShop.url}/search?mode=events`);
    await expect.poll(() => outOfReach(page, always)).toEqual([]);
    await page.evaluate(() => document.documentElement.removeAttribute("data-within-reach"));
    const found = (await outOfReach(page, always)).join("\n");
    for (const name of ["Panier", "Ma sélection", "Rechercher vos photos"]) expect(found).toContain(name);
  });

  test("knows what scrolls into reach from what does not", async ({ page }) => {
    await page.setContent(`<body style="margin: 0">
      <button style="position: absolute; top: 959px">Trop haut</button>
      <button style="position: absolute; top: 960px">À portée</button>
      <button style="position: absolute; top: 3000px">Plus bas</button>
      <button style="position: absolute; top: 100px" disabled>Éteint</button>`);
    expect(await outOfReach(page)).toEqual(["Trop haut, 959 px"]);
  });
});
