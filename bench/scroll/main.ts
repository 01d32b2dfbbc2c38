// `npm run bench:scroll`: the built shop's page of an event of fifty thousand pictures, scrolled frame by frame down and back
// up, in turn with a hand-made window over the same pictures. `-- --rounds 5 --frames 480 --step 40 --pictures 50000`.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { largeEventUuid } from "../../demo/largeEventRounds.ts";
import { chromiumFlags, chromiumPath } from "../../scripts/chromium.ts";
import { readOptions } from "../../scripts/readOptions.ts";
import { tableLines } from "../../server/cli/table.ts";
import type { Advert, Picture } from "../../src/api/contract/catalogueEntities.ts";
import { formatHour } from "../../src/domain/dates/dates.ts";
import { imageUrl, pictureSources, pictureUrl } from "../../src/domain/pictures/imageUrl.ts";
import { advertEvery } from "../../src/domain/shop/limits.ts";
import { openShop } from "../lighthouse/shop.ts";
import { median } from "../mosaic/report.ts";
import { buildRival, type RivalPictures, rivalPage } from "./rival.ts";
import { type Device, type Scrolled, scrollPage } from "./scroll.ts";

const { values } = readOptions({
  options: {
    rounds: { type: "string", default: "3" },
    frames: { type: "string", default: "480" },
    /** Pixels a frame. */
    step: { type: "string", default: "40" },
    pictures: { type: "string", default: "50000" },
    only: { type: "string", default: "desktop,phone" },
  },
});
const goal = 1.15;
const longestFrame = 50;
const devices: Record<string, Device> = {
  desktop: { width: 1440, height: 900, pixels: 1 },
  phone: { width: 390, height: 844, pixels: 3 },
};
const path = `/search?event=${largeEventUuid}&mode=pictures`;
const sizes = "(min-width: 1840px) 431px, (min-width: 1024px) 25vw, (min-width: 600px) 33vw, 50vw";
const tell = (line: string) => process.stdout.write(`${line}\n`);
/** Below the event's cover and its packs: the rival has none. */
const start = 3000;
const scrolling = { frames: Number(values.frames), step: Number(values.step), start };

/** As many pictures as the longest way down passes: four in a row. */
async function rivalPictures(url: string): Promise<RivalPictures> {
  const wanted = 4 * Math.ceil((start + scrolling.frames * scrolling.step + 4000) / 120);
  const pictures: Picture[] = [];
  while (pictures.length < wanted) {
    const query = `eventUuid=${largeEventUuid}&limit=200&offset=${pictures.length}`;
    const answer = await fetch(`${url}/api/anonymous/pictures?${query}`);
    pictures.push(...((await answer.json()) as Picture[]));
  }
  const adverts = await fetch(`${url}/api/anonymous/adverts`);
  return {
    count: Number(values.pictures),
    sizes,
    adverts: ((await adverts.json()) as Advert[]).map(({ uuid, label }) => ({
      src: imageUrl("", uuid),
      label,
    })),
    advertEvery,
    pictures: pictures.map((picture) => ({
      src: pictureUrl("", picture),
      srcSet: pictureSources("", picture),
      alt: `Photo ${picture.name}`,
      hour: picture.takenAt === null ? "" : formatHour(picture.takenAt),
    })),
  };
}

const firstPicture = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll("[role=gridcell] img")].some(
      (image) => (image as HTMLImageElement).naturalWidth > 0,
    ),
  );

async function openOurs(page: Page, url: string) {
  await page.goto(`${url}${path}`);
  await firstPicture(page);
  // Every page after a shopper's first has the service worker from its beginning.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function openRival(page: Page, url: string, pictures: RivalPictures) {
  await page.route("**/rival", (route) => route.fulfill({ contentType: "text/html", body: rivalPage }));
  await page.goto(`${url}/rival`);
  // Its pictures come as the shop's do: a routed page has no cache.
  await page.unroute("**/rival");
  await page.evaluate(buildRival, pictures);
  await firstPicture(page);
}

interface Pair {
  ours: Scrolled;
  rival: Scrolled;
}

async function scrollBoth(
  browser: Browser,
  url: string,
  pictures: RivalPictures,
  device: Device,
  round: number,
): Promise<Pair> {
  const ours = () => scrollPage(browser, device, (page) => openOurs(page, url), scrolling);
  const rival = () => scrollPage(browser, device, (page) => openRival(page, url, pictures), scrolling);
  if (round % 2 === 0) return { ours: await ours(), rival: await rival() };
  const second = await rival();
  return { ours: await ours(), rival: second };
}

const rows: { name: string; of: (run: Scrolled) => number; limit?: "ratio" | "frame" }[] = [
  { name: "renderer, ms", of: ({ down, up }) => down.renderer + up.renderer, limit: "ratio" },
  { name: "down, ms", of: ({ down }) => down.renderer },
  { name: "back up, ms", of: ({ up }) => up.renderer },
  { name: "main thread down, ms", of: ({ down }) => down.main },
  { name: "main thread back up, ms", of: ({ up }) => up.main },
  { name: "script down, ms", of: ({ down }) => down.script },
  { name: "script back up, ms", of: ({ up }) => up.script },
  { name: "style updates down", of: ({ down }) => down.styles },
  { name: "style updates back up", of: ({ up }) => up.styles },
  { name: "layouts", of: ({ down, up }) => down.layouts + up.layouts },
  { name: "longest frame, ms", of: (run) => run.longestFrame, limit: "frame" },
];

/** Prints the medians and returns whether the goals are reached. */
function report(name: string, pairs: readonly Pair[]): boolean {
  let reached = true;
  const cells = rows.map((row) => {
    const ours = median(pairs.map((pair) => row.of(pair.ours)));
    const rival = median(pairs.map((pair) => row.of(pair.rival)));
    const ratio = median(pairs.map((pair) => row.of(pair.ours) / row.of(pair.rival)));
    if (row.limit === "ratio" && ratio > goal) reached = false;
    if (row.limit === "frame" && ours > longestFrame) reached = false;
    const limit = row.limit === "ratio" ? `≤ ${goal}` : row.limit === "frame" ? `≤ ${longestFrame} ms` : "";
    return [row.name, ours.toFixed(0), rival.toFixed(0), ratio.toFixed(2), limit];
  });
  const { width, height, pixels } = devices[name] ?? { width: 0, height: 0, pixels: 0 };
  tell(`\n${name}, ${width} × ${height}, ${pixels} device pixels to one\n`);
  for (const line of tableLines(["", "shop", "rival", "ratio", "goal"], cells)) tell(line);
  return reached;
}

const folder = join(import.meta.dirname, "../../.cache/lighthouse");
await mkdir(folder, { recursive: true });
const shop = await openShop(join(folder, "data"), Number(values.pictures));
const executablePath = chromiumPath();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags });
try {
  const pictures = await rivalPictures(shop.url);
  for (const name of values.only.split(",")) {
    const device = devices[name];
    if (!device) throw new Error(`No device ${name}`);
    // Previews are made on first request: no real shopper is an event's first visitor.
    await scrollBoth(browser, shop.url, pictures, device, 0);
    const pairs: Pair[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      pairs.push(await scrollBoth(browser, shop.url, pictures, device, round));
      tell(`${name}, round ${round + 1} of ${values.rounds}`);
    }
    if (!report(name, pairs)) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await shop.stop();
}
