import type { Page } from "playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { walkPhoto, walkSteps } from "./support/photoWalk.ts";
import type { Shop } from "./support/shop.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole("button", { name });
const photoIn = (page: Page) => new URL(page.url()).searchParams.get("photo");
const firstTile = (page: Page) =>
  page
    .getByRole("gridcell")
    .getByRole("button", { name: /^Photo / })
    .first();

/** Opens the pictures of an event, some screens down. Returns how far. */
async function openPictures(page: Page, shop: Shop): Promise<number> {
  await page.goto(shop.url);
  await page.getByRole("link", { name: "Jumping de Saint-Lô" }).click();
  await page.getByRole("radiogroup").getByText("Photos", { exact: true }).click();
  await expect(firstTile(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 3000));
  await expect(page.getByRole("gridcell").getByRole("button").first()).toBeVisible();
  return page.evaluate(() => window.scrollY);
}

/** Opens a picture in view. */
async function openPhoto(page: Page): Promise<string> {
  const tiles = page.getByRole("gridcell").getByRole("button", { name: /^Photo / });
  await tiles.nth(Math.floor((await tiles.count()) / 2)).click();
  await expect(button(page, "Choisir cette photo")).toBeVisible();
  await expect.poll(() => photoIn(page)).not.toBeNull();
  return titleOf(page);
}

/** Returns what the picture's tile is called too: its file's name. */
const titleOf = async (page: Page) =>
  (await dialog(page)
    .getByRole("img", { name: /^Photo / })
    .getAttribute("alt")) ?? "";

test("Back closes the picture one layer at a time, and leaves the pictures where they were", async ({
  page,
  mainShop,
}) => {
  await openPictures(page, mainShop);
  const title = await openPhoto(page);
  const scroll = await page.evaluate(() => window.scrollY);
  await button(page, "Choisir cette photo").click();
  await button(page, "Tirage photo").click();
  await button(page, /20x30/).first().click();
  await expect(button(page, "Ajouter au panier")).toBeVisible();
  await page.goBack();
  await expect(button(page, "Tirage photo")).toBeVisible();
  await page.goBack();
  await expect(button(page, "Choisir cette photo")).toBeVisible();
  expect(await titleOf(page)).toBe(title);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  expect(photoIn(page)).toBeNull();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scroll)).toBeLessThan(2);
  await page.goForward();
  expect(await titleOf(page)).toBe(title);
});

test("Back closes the zoom and the details before the picture", async ({ page, mainShop }) => {
  await openPictures(page, mainShop);
  const title = await openPhoto(page);
  const uuid = photoIn(page);
  await button(page, "Détails").click();
  await expect(dialog(page).getByText("Référence")).toBeVisible();
  await button(page, "Agrandir la photo").click();
  await expect(button(page, "Voir la photo entière")).toBeVisible();
  await page.goBack();
  await expect(button(page, "Agrandir la photo")).toBeFocused();
  await expect(dialog(page).getByText("Référence")).toBeVisible();
  expect(photoIn(page)).toBe(uuid);
  await page.goBack();
  await expect(dialog(page).getByText("Référence")).toHaveCount(0);
  expect(await titleOf(page)).toBe(title);
  expect(photoIn(page)).toBe(uuid);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();

  // Closed by their own controls they leave nothing to go back through.
  await openPhoto(page);
  await button(page, "Agrandir la photo").click();
  await page.keyboard.press("Escape");
  await button(page, "Détails").click();
  await button(page, "Photo suivante").click();
  await expect.poll(() => titleOf(page)).not.toBe(title);
  await expect(dialog(page).getByText("Référence")).toBeVisible();
  await button(page, "Détails").click();
  await expect(dialog(page).getByText("Référence")).toHaveCount(0);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  expect(photoIn(page)).toBeNull();
});

test("a closed picture leaves nothing to go back through", async ({ page, mainShop }) => {
  await openPictures(page, mainShop);
  const entries = () => page.evaluate(() => history.length);
  await openPhoto(page);
  await button(page, "Choisir cette photo").click();
  await button(page, "Tirage photo").click();
  await button(page, "Retour").click();
  await expect(button(page, "Tirage photo")).toBeVisible();
  await button(page, "Fermer").click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => photoIn(page)).toBeNull();
  const before = await entries();
  // The same number of entries again: those of the closed picture are gone.
  await openPhoto(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => photoIn(page)).toBeNull();
  expect(await entries()).toBeLessThanOrEqual(before);
  await page.goBack();
  await expect(page).not.toHaveURL(/mode=pictures/);
});

/** Presses controls one after the other, before a move of the browser's history that one of them begins has ended. */
const pressAtOnce = (page: Page, selectors: readonly string[]) =>
  page.evaluate(async (selectors) => {
    for (const selector of selectors) {
      let control: HTMLElement | null = null;
      // What a press changes is rendered in microtasks.
      for (let turn = 0; turn < 1000 && !control; turn += 1) {
        control = document.querySelector(selector);
        await null;
      }
      if (!control) throw new Error(`Nothing to press: ${selector}`);
      control.click();
    }
  }, selectors);

test("a picture that is closed before its address has come stays closed", async ({ page, mainShop }) => {
  await openPictures(page, mainShop);
  const pictures = page.url();
  await page.evaluate(() => {
    window.navigation.addEventListener("currententrychange", () => {
      document.body.setAttribute("data-moves", String(Number(document.body.getAttribute("data-moves")) + 1));
    });
  });
  const moves = async () => Number(await page.locator("body").getAttribute("data-moves"));
  const close = "[role=dialog] [aria-label=Fermer]";

  await openPhoto(page);
  await pressAtOnce(page, [close]);
  await expect.poll(moves).toBe(2);
  await pressAtOnce(page, ["[role=gridcell] button[aria-label^='Photo ']", close]);
  await expect.poll(moves).toBe(4);
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(pictures);

  await openPhoto(page);
  await pressAtOnce(page, ["[role=dialog] [aria-label='Photo suivante']", close]);
  await expect.poll(moves).toBe(7);
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(pictures);
});

test("a reload and a pasted link show the same picture, after leafing too", async ({
  page,
  context,
  mainShop,
}) => {
  await openPictures(page, mainShop);
  const first = await openPhoto(page);
  const before = photoIn(page);
  await button(page, "Photo suivante").click();
  await expect.poll(() => titleOf(page)).not.toBe(first);
  await expect.poll(() => photoIn(page)).not.toBe(before);
  const title = await titleOf(page);
  const address = page.url();
  await page.reload();
  await expect.poll(() => titleOf(page)).toBe(title);
  await button(page, "Photo précédente").click();
  await expect.poll(() => titleOf(page)).toBe(first);

  const other = await context.newPage();
  await other.goto(address);
  await expect.poll(() => titleOf(other)).toBe(title);
  // Its place among the others is found.
  await button(other, "Photo précédente").click();
  await expect.poll(() => titleOf(other)).toBe(first);
  await button(other, "Photo suivante").click();
  await expect.poll(() => titleOf(other)).toBe(title);
  await button(other, "Choisir cette photo").click();
  await expect(button(other, "Tirage photo")).toBeVisible();
  await other.goBack();
  await button(other, "Fermer").click();
  await expect(dialog(other)).toBeHidden();
  await expect.poll(() => photoIn(other)).toBeNull();
  await expect(firstTile(other)).toBeVisible();

  await other.goto(address.replace(/photo=[^&]*/, `photo=${crypto.randomUUID()}`));
  await expect(firstTile(other)).toBeVisible();
  await expect.poll(() => photoIn(other)).toBeNull();
});

test("Back from the cart shows the picture again, and the next Back its neighbours", async ({
  page,
  mainShop,
}) => {
  await openPictures(page, mainShop);
  const title = await openPhoto(page);
  await button(page, "Choisir cette photo").click();
  await button(page, "Tirage photo").click();
  await button(page, /20x30/).first().click();
  await button(page, "Ajouter au panier").click();
  await dialog(page).getByRole("link", { name: "Voir le panier" }).click();
  await expect(page).toHaveURL(/\/cart/);
  await page.goBack();
  await expect.poll(() => titleOf(page)).toBe(title);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("gridcell").getByRole("button", { name: title }).first()).toBeVisible();
});

for (const [seed, step] of walkSteps.entries()) {
  test(`a random walk to ${step}, and back`, { tag: "@long" }, async ({ page, mainShop }) => {
    expect(await walkPhoto(page, mainShop.url, seed)).toBe(step);
  });
}

test("Back keeps the layer of a call that is under way", async ({ page, mainShop }) => {
  await openPictures(page, mainShop);
  await openPhoto(page);
  await button(page, "Choisir cette photo").click();
  await button(page, "Tirage photo").click();
  await button(page, /20x30/).first().click();
  const held = Promise.withResolvers<void>();
  await page.route("**/api/anonymous/orderItems", async (route) => {
    if (route.request().method() === "POST") await held.promise;
    await route.continue();
  });
  await button(page, "Ajouter au panier").click();
  await page.goBack();
  held.resolve();
  await expect(dialog(page).getByText("Photo ajoutée au panier")).toBeVisible();
  await page.goBack();
  await expect(button(page, "Tirage photo")).toBeVisible();
});
