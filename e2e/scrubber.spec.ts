import type { Page } from "playwright/test";
import { formatDayOfMonth } from "../src/domain/dates/dates.ts";
import { expect, test } from "./support/fixtures.ts";
import { fingerOn } from "./support/touch.ts";

const slider = (page: Page) => page.getByRole("slider", { name: "Heure des photos" });

async function openPictures(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page
    .getByRole("main")
    .getByRole("article")
    .getByRole("link", { name: "Jumping de Saint-Lô" })
    .click();
  await page.getByRole("radiogroup").getByText("Photos", { exact: true }).click();
  await slider(page).waitFor({ state: "attached" });
}

/** The hours of the first row that is whole in view, below the top bar. */
const firstHours = (page: Page) =>
  page.evaluate(() => {
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const tiles = [...document.querySelectorAll<HTMLElement>("[role=gridcell] [data-picture]")];
    const tops = tiles.map((tile) => tile.getBoundingClientRect().top);
    const first = Math.min(...tops.filter((top) => top >= covered - 1));
    const row = tiles.filter((_, index) => Math.abs((tops[index] ?? 0) - first) < 1);
    return row.map((tile) => /(\d+)\sh/.exec(tile.textContent)?.[1]);
  });
const hourTold = async (page: Page) =>
  /(\d+)\sh/.exec((await slider(page).getAttribute("aria-valuetext")) ?? "")?.[1];

/** In their order, from some day on. */
const weekdays = Array.from({ length: 7 }, (_, day) =>
  weekdayOf(formatDayOfMonth(new Date(Date.UTC(2026, 0, 1 + day)).toISOString())),
);

/** Returns the weekday that a date's words begin with. */
function weekdayOf(words: string): string {
  return words.split(" ")[0] ?? "";
}

/** Waits for the slider's first hour; returns its words, and how those of a later day begin: the demonstration moves with today. */
async function firstHour(page: Page) {
  await expect(slider(page)).toHaveAttribute("aria-valuetext", /^\p{L}+ \d+(er)?, 8\sh$/u);
  const words = (await slider(page).getAttribute("aria-valuetext")) ?? "";
  const place = weekdays.indexOf(weekdayOf(words));
  return { words, dayAfter: (days: number) => new RegExp(`^${weekdays[(place + days) % 7]} `) };
}

async function expectInStep(page: Page): Promise<void> {
  const message = "the pictures are of another hour than the slider";
  await expect(async () => expect(await firstHours(page), message).toContain(await hourTold(page))).toPass();
}

test("the arrow keys lead from hour to hour of an event's pictures", async ({ page, mainShop }) => {
  await openPictures(page, mainShop.url);
  const first = await firstHour(page);
  await slider(page).focus();
  for (const hour of ["9", "10", "11"]) {
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => hourTold(page)).toBe(hour);
    await expectInStep(page);
  }
  await page.keyboard.press("End");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "Sans heure");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", first.dayAfter(2));
  await page.keyboard.press("Home");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", first.words);
});

test("it is drawn down the window's edge, by mouse or finger", async ({ page, mainShop, hasTouch }) => {
  await openPictures(page, mainShop.url);
  const first = await firstHour(page);
  await page.evaluate(() => window.scrollBy({ top: 300, behavior: "instant" }));
  const { height = 0 } = page.viewportSize() ?? {};
  const box = await slider(page).boundingBox();
  if (!box) throw new Error("The slider is not on the page");
  const x = box.x + box.width - 8;
  const from = box.y + box.height / 2;
  const steps = [0.2, 0.4, 0.6, 0.8, 1].map((share) => ({ x, y: from + (height * 0.6 - from) * share }));
  if (hasTouch) {
    const touch = await fingerOn(page);
    await touch("touchStart", { x, y: from });
    for (const step of steps) await touch("touchMove", step);
    await touch("touchEnd");
  } else {
    await page.mouse.move(x, from);
    await page.mouse.down();
    for (const step of steps) await page.mouse.move(step.x, step.y);
    await page.mouse.up();
  }
  await expect(slider(page)).toHaveAttribute("aria-valuetext", first.dayAfter(1));
  await expectInStep(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("it does not come under a press", async ({ page, mainShop }) => {
  await openPictures(page, mainShop.url);
  const scroll = (top: number) => page.evaluate((by) => scrollBy({ top: by, behavior: "instant" }), top);
  await scroll(3000);
  const pictureUnder = async () => {
    // It has left by then.
    await expect(slider(page)).toHaveCSS("pointer-events", "none");
    const box = await slider(page).boundingBox();
    if (!box) throw new Error("The slider is not on the page");
    const [x, y] = [box.x + 4, box.y + box.height / 2];
    const tile = page.getByRole("gridcell").locator("figure");
    const label = await tile.evaluateAll(
      (tiles, [x, y]) => {
        const under = tiles.find((one) => one.contains(document.elementFromPoint(x, y)));
        return under?.querySelector("button")?.getAttribute("aria-label");
      },
      [x, y] as const,
    );
    return { x, y, label };
  };
  // An advert, or the space between two rows.
  for (let tries = 0; tries < 10 && !(await pictureUnder()).label; tries += 1) await scroll(60);
  const { x, y, label } = await pictureUnder();
  expect(label).toBeTruthy();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await scroll(2);
  await page.waitForTimeout(300);
  await page.mouse.up();
  const opened = page.getByRole("dialog").getByRole("img", { name: /^Photo / });
  await expect(opened).toHaveAttribute("alt", label?.split(",")[0] ?? "");
});

test("at rest it is out of the pictures' way", async ({ page, mainShop }) => {
  await openPictures(page, mainShop.url);
  const box = await slider(page).boundingBox();
  if (!box) throw new Error("The slider is not on the page");
  await page.evaluate(() => window.scrollBy({ top: 300, behavior: "instant" }));
  await expect(slider(page)).toHaveCSS("pointer-events", "auto");
  await page.mouse.move(10, 10);
  await expect(slider(page)).toHaveCSS("pointer-events", "none");
  const { height = 0 } = page.viewportSize() ?? {};
  // Neither the thumb, nor what it slides in.
  const isFree = ([x, y]: readonly [number, number]) =>
    document.querySelector("[role=slider]")?.parentElement?.contains(document.elementFromPoint(x, y)) ===
    false;
  for (const y of [box.y + box.height / 2, height / 2, height - 200]) {
    for (const x of [box.x + 4, box.x + box.width / 2])
      expect(await page.evaluate(isFree, [x, y] as const), `${x}, ${y}`).toBe(true);
  }
});
