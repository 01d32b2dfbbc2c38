import { expect, type Locator, type Page } from "playwright/test";
import { test } from "./support/fixtures.ts";

/** Presses and counts them. Typing is not counted, nor is scrolling. */
class Taps {
  count = 0;
  async press(control: Locator): Promise<void> {
    this.count += 1;
    await control.click();
  }
}

const level = (page: Page, words: string) =>
  expect(page.getByRole("region", { name: "Pack 5 tirages" })).toContainText(words);
const controls = (page: Page) => page.getByRole("button", { name: /^Mettre la photo .* dans le pack$/ });

/** Goes from the home page to a rider's pictures: one press on the suggestion. */
async function findMe(page: Page, taps: Taps, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole("combobox", { name: /cavalier/ }).fill("l oeil d or");
  await taps.press(page.getByRole("option", { name: /Jumping de Saint-Lô/ }).first());
  await expect(page.getByRole("gridcell").first()).toBeVisible();
}

test("a pack of five from home takes seven presses", async ({ page, mainShop }) => {
  const taps = new Taps();
  await findMe(page, taps, mainShop.url);
  await taps.press(page.getByRole("button", { name: "Pack 5 tirages" }));
  await level(page, "0 photo sur 5");
  for (const index of [0, 1, 2, 3, 4]) await taps.press(controls(page).nth(index));
  await level(page, "5 photos sur 5");
  expect(taps.count).toBeLessThanOrEqual(7);

  await test.step("its tray leaves the pictures three quarters of a phone's window", async () => {
    const { innerHeight } = await page.evaluate(() => ({ innerHeight: window.innerHeight }));
    const box = await page.getByRole("region", { name: "Pack 5 tirages" }).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(innerHeight / 4);
  });

  await test.step("it survives a reload and Back, and the cart has it complete", async () => {
    await page.reload();
    await level(page, "5 photos sur 5");
    await page
      .getByRole("region", { name: "Pack 5 tirages" })
      .getByRole("link", { name: "Pack 5 tirages" })
      .click();
    await expect(page.getByText("Pack complet")).toBeVisible();
    await page.goBack();
    await level(page, "5 photos sur 5");
    await page.getByRole("button", { name: "Terminer" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Votre panier" })).toBeVisible();
    await expect(page.getByText("5 photos sur 5")).toBeVisible();
    await expect(page.getByText("Pack incomplet")).toHaveCount(0);
  });
});

test("a pack left unfinished is completed from the cart, among the pictures of its rider", async ({
  page,
  mainShop,
}) => {
  const taps = new Taps();
  await findMe(page, taps, mainShop.url);
  await taps.press(page.getByRole("button", { name: "Pack 5 tirages" }));
  await level(page, "0 photo sur 5");
  await controls(page).first().click();
  await level(page, "1 photo sur 5");
  await page.getByRole("button", { name: "Terminer" }).click();
  await expect(page.getByText("Pack incomplet")).toBeVisible();

  await test.step("another search comes between", async () => {
    await page.goto(`${mainShop.url}/search?mode=events`);
    await expect(page.getByRole("heading", { name: "Retrouvez vos photos" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Pack 5 tirages" })).toHaveCount(0);
    await page.getByRole("link", { name: /^Panier/ }).click();
  });
  await page.getByRole("link", { name: "Compléter le pack Pack 5 tirages" }).click();
  await level(page, "1 photo sur 5");
  expect(new URL(page.url()).searchParams.get("value")).not.toBeNull();
  for (const index of [1, 2, 3, 4]) await controls(page).nth(index).click();
  await level(page, "5 photos sur 5");

  await test.step("its page offers the same as long as there is room", async () => {
    await page
      .getByRole("button", { name: /^Retirer la photo/ })
      .first()
      .click();
    await level(page, "4 photos sur 5");
    await page
      .getByRole("region", { name: "Pack 5 tirages" })
      .getByRole("link", { name: "Pack 5 tirages" })
      .click();
    // Only the first free place has this name; while an addition is still being saved, the page shows another one.
    await page.getByRole("link", { name: "Choisir parmi mes photos", exact: true }).click();
    await level(page, "4 photos sur 5");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Pack 5 tirages" })).toBeVisible();
  });
});

test("a first print takes five presses from home, the next picture's two", async ({ page, mainShop }) => {
  const taps = new Taps();
  const dialog = page.getByRole("dialog");
  await findMe(page, taps, mainShop.url);
  await taps.press(page.getByRole("gridcell").first().getByRole("button").first());
  await taps.press(dialog.getByRole("button", { name: "Choisir cette photo" }));
  await taps.press(dialog.getByRole("button", { name: /^20x30\scm, / }));
  await taps.press(dialog.getByRole("button", { name: "Ajouter au panier" }));
  await expect(dialog.getByText("Photo ajoutée au panier")).toBeVisible();
  expect(taps.count).toBeLessThanOrEqual(5);
  const next = new Taps();
  await next.press(dialog.getByRole("button", { name: "Photo suivante" }));
  await next.press(dialog.getByRole("button", { name: /^Comme la précédente/ }));
  await expect(dialog.getByText("Photo ajoutée au panier")).toBeVisible();
  expect(next.count).toBeLessThanOrEqual(2);
});
