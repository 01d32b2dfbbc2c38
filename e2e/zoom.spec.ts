import type { Page } from "playwright/test";
import { expect, test } from "./support/fixtures.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole("button", { name });
const picture = (page: Page) => dialog(page).getByRole("img", { name: /^Photo / });

/** Long side of the largest preview. */
const largest = 1350;

async function openPhoto(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole("link", { name: "Jumping de Saint-Lô" }).click();
  await page.getByRole("radiogroup").getByText("Photos", { exact: true }).click();
  const tile = page.getByRole("gridcell").getByRole("button", { name: /^Photo / });
  await tile.first().click();
  await expect(button(page, "Choisir cette photo")).toBeVisible();
  await expect(picture(page)).toHaveCSS("opacity", "1");
}

/** Returns the long side of the picture as it is drawn, without the frame around it, in pixels. */
const longSide = (page: Page) =>
  picture(page).evaluate((image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect();
    const ratio = image.naturalWidth / image.naturalHeight;
    return Math.max(Math.min(width, height * ratio), Math.min(height, width / ratio));
  });

/** Returns the size of what takes presses at the window's four corners and its middle: the smallest of them. */
const panningArea = (page: Page) =>
  page.evaluate(() => {
    const [right, bottom] = [window.innerWidth - 2, window.innerHeight - 2];
    const points = [
      [2, 2],
      [right, 2],
      [right, bottom],
      [right / 2, bottom / 2],
    ] as const;
    const sizes = points.map(([x, y]) => {
      const surface = document.elementFromPoint(x, y)?.closest("[data-zoomed]");
      const { width = 0, height = 0 } = surface?.getBoundingClientRect() ?? {};
      return { width, height };
    });
    return {
      width: Math.min(...sizes.map(({ width }) => width)),
      height: Math.min(...sizes.map(({ height }) => height)),
    };
  });

/** Returns where the picture and each button are. */
const places = (page: Page) =>
  dialog(page).evaluate((element) =>
    [...element.querySelectorAll("img:not([aria-hidden]), button")].map((part) =>
      JSON.stringify(part.getBoundingClientRect()),
    ),
  );

const windows = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
  [1080, 1920],
] as const;

test("the zoom takes the whole window, to a pixel of the image for each of the screen, and gives it back", async ({
  page,
  mainShop,
}) => {
  await openPhoto(page, mainShop.url);
  for (const [width, height] of windows) {
    const size = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await expect(button(page, "Agrandir la photo")).toBeVisible();
    await expect.poll(() => places(page)).toEqual(await places(page));
    const [before, whole] = [await places(page), await longSide(page)];
    await button(page, "Agrandir la photo").click();
    await expect(button(page, "Voir la photo entière"), size).toBeFocused();
    await expect.poll(() => panningArea(page), size).toEqual({ width, height });
    const close = Math.max(largest, 2 * whole);
    await expect.poll(async () => Math.abs((await longSide(page)) - close), size).toBeLessThan(3);
    await expect(button(page, /^Photo (précédente|suivante)$/), size).toHaveCount(0);
    // The largest preview, whatever the whole picture was drawn from.
    await expect
      .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.currentSrc), size)
      .toContain(`/${largest}/`);
    await page.keyboard.press("Escape");
    await expect(button(page, "Agrandir la photo"), size).toBeFocused();
    await expect.poll(() => places(page), size).toEqual(before);
  }
});

test("a double tap and the keys zoom too, a drag shows the rest, and each leads back", async ({
  page,
  mainShop,
}) => {
  await openPhoto(page, mainShop.url);
  const [before, whole] = [await places(page), await longSide(page)];
  const close = Math.max(largest, 2 * whole);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await picture(page).dblclick();
  await expect.poll(async () => Math.abs((await longSide(page)) - close)).toBeLessThan(3);
  // The window's lower edge, far below the stage, takes drags too.
  const left = () => picture(page).evaluate((image) => image.getBoundingClientRect().left);
  const from = await left();
  await page.mouse.move(width / 2, height - 20);
  await page.mouse.down();
  await page.mouse.move(width / 2 - 60, height - 20, { steps: 4 });
  await page.mouse.up();
  await expect.poll(left).toBeCloseTo(from - 60, 0);
  await page.mouse.dblclick(width / 2, height / 2);
  await expect.poll(() => places(page)).toEqual(before);

  await button(page, "Photo suivante").focus();
  await page.keyboard.press("+");
  await expect.poll(async () => Math.abs((await longSide(page)) - close)).toBeLessThan(3);
  await page.keyboard.press("ArrowRight");
  await expect(button(page, "Voir la photo entière")).toBeFocused();
  await page.keyboard.press("-");
  await expect(button(page, "Photo suivante")).toBeFocused();
  await expect.poll(() => places(page)).toEqual(before);
});
