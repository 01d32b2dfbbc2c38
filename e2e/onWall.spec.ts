import type { Page } from "playwright/test";
import { paperFormats, paperSides } from "../src/domain/products/pictureFormat.ts";
import { expect, test } from "./support/fixtures.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole("button", { name });

async function openFormats(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole("link", { name: "Jumping de Saint-Lô" }).click();
  await page.getByRole("radiogroup").getByText("Photos", { exact: true }).click();
  await page
    .getByRole("gridcell")
    .getByRole("button", { name: /^Photo / })
    .first()
    .click();
  await button(page, "Choisir cette photo").click();
  await button(page, "Tirage photo").click();
  await expect(button(page, "Voir sur un mur")).toBeVisible();
}

/** Returns the sides of a part on screen, in pixels. */
const sidesOf = (page: Page, part: string) =>
  page.locator(`[${part}]`).evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    return { width, height };
  });

/** Hangs each format that is sold and returns the largest error of its sides, and how many formats were measured. */
async function measure(page: Page, part: string, cm: number): Promise<{ error: number; count: number }> {
  const errors: number[] = [];
  for (const format of paperFormats) {
    const radio = dialog(page).getByRole("radio", { name: new RegExp(`^${format.replace("_", "x")}\\s`) });
    if ((await radio.count()) === 0) continue;
    await radio.check();
    await expect(
      dialog(page).getByRole("group", { name: new RegExp(`^Tirage de ${format.replace("_", "x")}\\s`) }),
    ).toBeVisible();
    const scale = (await sidesOf(page, part)).width / cm;
    const print = await sidesOf(page, "data-print");
    const { short, long } = paperSides(format);
    errors.push(
      Math.abs(Math.max(print.width, print.height) / scale / long - 1),
      Math.abs(Math.min(print.width, print.height) / scale / short - 1),
    );
  }
  return { error: Math.max(...errors), count: errors.length / 2 };
}

const windows = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;

test("prints on a wall are at the scale of the sofa and of one's own wall, which is not sent", async ({
  page,
  mainShop,
}) => {
  await openFormats(page, mainShop.url);
  await button(page, "Voir sur un mur").click();
  await expect(page.locator("[data-sofa]")).toBeVisible();
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const room = await measure(page, "data-sofa", 200);
    expect(room.count).toBeGreaterThan(1);
    expect(room.error, `the room at ${width} × ${height}`).toBeLessThan(0.02);
  }

  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  const wall = await page.screenshot();
  await dialog(page)
    .getByLabel(/^Votre mur/)
    .setInputFiles({ name: "salon.png", mimeType: "image/png", buffer: wall });
  const own = dialog(page).getByRole("spinbutton", { name: /^Largeur de mur visible/ });
  await own.fill("420");
  await own.press("Tab");
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const onWall = await measure(page, "data-wall", 420);
    expect(onWall.error, `one's own wall at ${width} × ${height}`).toBeLessThan(0.02);
  }
  expect(sent).toEqual([]);
});

test("Back closes the wall alone", async ({ page, mainShop }) => {
  await openFormats(page, mainShop.url);
  await button(page, "Voir sur un mur").click();
  await expect(page.locator("[data-print]")).toBeVisible();
  await page.goBack();
  await expect(page.locator("[data-print]")).toBeHidden();
  await expect(button(page, "Voir sur un mur")).toBeVisible();
  await button(page, /^20x30/)
    .first()
    .click();
  await expect(button(page, "Ajouter au panier")).toBeVisible();
  await button(page, "Voir sur un mur").click();
  await expect(dialog(page).getByRole("radio", { name: /^20x30/ })).toBeChecked();
  await dialog(page)
    .getByRole("radio", { name: /^30x45/ })
    .check();
  await button(page, /^Choisir 30x45/).click();
  await expect(button(page, "Ajouter au panier")).toBeVisible();
  await page.goBack();
  await expect(button(page, "Tirage photo")).toBeVisible();
});

test("a crop that is moved is kept in the cart and the order", async ({ page, mainShop }) => {
  await openFormats(page, mainShop.url);
  // Slightly squarer than the pictures: it cuts their ends.
  await button(page, /^15x22/)
    .first()
    .click();
  const slider = dialog(page).getByRole("slider", { name: "Cadrage" });
  await expect(slider).toHaveAttribute("aria-valuetext", "au milieu");
  await slider.press("Home");
  await expect(slider).not.toHaveAttribute("aria-valuetext", "au milieu");
  await button(page, "Ajouter au panier").click();
  await dialog(page).getByRole("link", { name: "Voir le panier" }).click();
  await expect(page.getByText(/^Cadrage (à gauche|en bas)$/)).toBeVisible();
});
