import type { Locator, Page } from "playwright/test";
import { expect, test } from "./support/fixtures.ts";

/** Holds all images back. Returns a function that fails them, and those to come. */
async function holdImages(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/(?:thumbnails|images)\//, async (route) => {
    await promise;
    await route.abort().catch(() => {});
  });
  return resolve;
}

/** Presses a control's image, and lets go once it has failed and is gone. */
async function pressWhileItFails(page: Page, control: Locator, fail: () => void): Promise<void> {
  const image = control.locator("img");
  await expect(image).toBeVisible();
  const { x = 0, y = 0, width = 0, height = 0 } = (await image.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  fail();
  await expect(image).not.toBeAttached();
  await page.mouse.up();
}

/** Goes to an event's pictures, whose images are held back. Returns what fails them. */
async function openHeldPictures(page: Page, url: string): Promise<() => void> {
  const warmUp = page.waitForResponse(/\/assets\/warmUp-/);
  await page.goto(url);
  await page.getByRole("link", { name: "Jumping de Saint-Lô" }).click();
  // What notices a failing network comes after the first picture.
  await (await warmUp).finished();
  const fail = await holdImages(page);
  await page.getByRole("radiogroup").getByText("Photos", { exact: true }).click();
  return fail;
}

test("a picture that is pressed in the moment in which it fails for good opens, and later is loaded again", async ({
  page,
  mainShop,
}) => {
  // Once the shop is found to answer, what failed is loaded again by itself.
  await page.route("**/healthz", (route) => route.abort());
  await page.clock.install();
  const fail = await openHeldPictures(page, mainShop.url);
  const tile = page.getByRole("gridcell").nth(2).getByRole("button").first();
  await expect(tile.locator("img")).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  fail();
  // After two more tries. In small steps: half a second later a press is meant for « Réessayer ».
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(tile).toHaveAccessibleName("Réessayer", { timeout: 100 });
  }).toPass({ intervals: [0] });
  await tile.click();
  await page.clock.resume();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.clock.fastForward(1_000);
  await expect(tile).toHaveAccessibleName("Réessayer");
  await tile.click();
  await expect(tile).toHaveAccessibleName(/^Photo /);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a suggestion whose face fails to load while it is pressed leads on", async ({ page, mainShop }) => {
  await page.goto(mainShop.url);
  const fail = await holdImages(page);
  await page.getByRole("combobox").fill("l oeil d or");
  await pressWhileItFails(page, page.getByRole("option").first(), fail);
  await expect(page).toHaveURL(/value=/);
});

test("pictures that fail together ask once whether the shop answers", async ({ page, mainShop }) => {
  const answer = Promise.withResolvers<void>();
  let asked = 0;
  await page.route("**/healthz", async (route) => {
    asked += 1;
    await answer.promise;
    await route.continue().catch(() => {});
  });
  const fail = await openHeldPictures(page, mainShop.url);
  const images = page.getByRole("gridcell").locator("img");
  await expect.poll(() => images.count()).toBeGreaterThan(5);
  fail();
  await expect.poll(() => images.count()).toBe(0);
  expect(asked).toBe(1);
  answer.resolve();
});
