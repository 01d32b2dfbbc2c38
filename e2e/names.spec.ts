import type { Page } from "playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { newEmail } from "./support/newEmail.ts";
import { walkMain } from "./support/screens.ts";
import { searchFor } from "./support/shopper.ts";
import { fingerOn } from "./support/touch.ts";

/** Everything that is read on the page, seen or heard; not what the lists and the file's details say. */
const readOn = (page: Page) =>
  page.evaluate(() => {
    const pages = "[role=grid]:not([aria-label='Photos de ma sélection'])";
    const exceptions = `${pages}, [aria-label='Photos voisines'], img, dl`;
    const heard = [...document.querySelectorAll("[aria-label]")].filter((one) => !one.closest(exceptions));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const read = heard.map((one) => one.getAttribute("aria-label") ?? "");
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (parentElement && !parentElement.closest(`script, style, ${exceptions}`))
        read.push(textContent ?? "");
    }
    return read;
  });

/** The name of a file before who the picture shows. */
const fileFirst = /^(?!.*·.*, IMG_).*IMG_\d/;

test("a shopper reads who a picture shows, on every screen", { tag: "@long" }, async ({ page, mainShop }) => {
  test.setTimeout(240_000);
  const look = async (name: string) => {
    const found = (await readOn(page)).filter((text) => fileFirst.test(text));
    expect.soft(found, name).toEqual([]);
  };
  await walkMain(page, mainShop, look, newEmail("qui.est-ce"));
});

test("Enter opens the only name found, however soon it is pressed", async ({ page, mainShop }) => {
  const box = page.getByRole("combobox", { name: /cavalier/ });
  const pictures = page.getByRole("grid").getByRole("gridcell");
  await page.goto(mainShop.url);
  await page.getByRole("link", { name: "Jumping de Saint-Lô" }).click();
  await box.pressSequentially("clemence prevot");
  await box.press("Enter");
  await expect(page.getByRole("button", { name: /^Retirer le filtre.*Clémence Prévôt/ })).toBeVisible();
  await expect(pictures.first()).toBeVisible();
  await page.goBack();
  // Several: one of them is chosen.
  await box.fill("clemence");
  await expect(page.getByRole("option").nth(1)).toBeVisible();
  const address = page.url();
  await box.press("Enter");
  await expect(page.getByRole("option").nth(1)).toBeVisible();
  expect(page.url()).toBe(address);
});

/** L’Œil d’Or’s pictures, whose tiles say their file and their hour. */
async function openTiles(page: Page, url: string) {
  await page.goto(url);
  await searchFor(page, "l oeil d or", "Jumping de Saint-Lô");
  return page.locator("[data-picture] > div > button").first();
}
const whoShows = /^L’Œil d’Or\s· Clémence Prévôt/;

test("a tile says who it shows to a pointer or the focus that rests on it", async ({ page, mainShop }) => {
  const tile = await openTiles(page, mainShop.url);
  const tooltip = page.getByRole("tooltip");
  await expect(tooltip).toHaveCount(0);
  await expect(async () => {
    await page.mouse.move(0, 0);
    await tile.hover();
    await expect(tooltip).toHaveText(whoShows, { timeout: 3000 });
  }).toPass();
  await expect(tile).toHaveAccessibleDescription(whoShows);
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
  await page.mouse.move(0, 0);
  await page.getByRole("link", { name: "Passer les photos" }).focus();
  await page.keyboard.press("Tab");
  await expect(tooltip).toHaveText(whoShows);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(tooltip).toHaveCount(0);
});

test("a long press says who a picture shows and does not open it", async ({ page, mainShop }) => {
  const tile = await openTiles(page, mainShop.url);
  const box = await tile.boundingBox();
  if (!box) throw new Error("The tile is not on the page");
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await fingerOn(page);
  const tooltip = page.getByRole("tooltip");
  await expect(async () => {
    // Until the code has come, a press opens the picture, however long it is.
    if (await page.getByRole("dialog").isVisible()) await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await touch("touchStart", point);
    await expect(tooltip)
      .toHaveText(whoShows, { timeout: 3000 })
      .finally(() => touch("touchEnd"));
  }).toPass();
  await expect(tooltip).toHaveText(whoShows);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await tile.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
