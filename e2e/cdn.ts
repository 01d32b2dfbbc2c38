// `npm run cdn`: puts a real nginx in front of a shop's images as a pull CDN on another site (docs/cdn.nginx.conf). Checks in
// Chromium and Firefox that each image of the home page and of an event comes from it, and that it serves nothing else.
import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "playwright";
import { chromiumFlags, chromiumPath } from "../scripts/chromium.ts";
import type { Event } from "../src/api/contract/catalogueEntities.ts";
import { openFirefox } from "./engines/firefox.ts";
import { nginxPlaces } from "./support/nginx.ts";
import { startNginxCdn } from "./support/nginxCdn.ts";
import { freePort } from "./support/runFront.ts";
import { noteFailedImages, type SeenImages, seeImages } from "./support/seenImages.ts";
import { startShop } from "./support/shop.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);
const onDebian = "on Debian: apt-get install nginx-light firefox-esr";

function programAt(name: string, places: string[]): string {
  const found = places.find((place) => existsSync(place));
  if (found) return found;
  print(`npm run cdn needs ${name}, which is not at ${places.join(" or ")} (${onDebian}).`);
  process.exit(1);
}
const nginxPath = programAt("nginx", nginxPlaces);
const firefoxPath = programAt("Firefox", [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
]);

/** Number of windows of a page to scroll through. */
const screens = 3;
const faults: string[] = [];
const port = await freePort();
const shop = await startShop({ place: "main", env: { CDN_HOST: `http://localhost:${port}` } });
const cdn = await startNginxCdn(nginxPath, port, Number(new URL(shop.url).port));
try {
  const events = (await (await fetch(`${shop.url}/api/anonymous/events`)).json()) as Event[];
  const shown = events.filter(({ totalPictureCount }) => totalPictureCount > 0);
  const [event] = shown.toSorted((a, b) => b.totalPictureCount - a.totalPictureCount);
  if (!event) throw new Error("The demonstration has no event with pictures");
  const pages = [
    { name: "home", path: "/", least: shown.length },
    { name: event.label, path: `/search?event=${event.uuid}&mode=contests`, least: 3 },
    { name: `pictures of ${event.label}`, path: `/search?event=${event.uuid}&mode=pictures`, least: 24 },
  ];
  /** Looks again until the page has drawn enough images, or one has failed. */
  const judge = async (
    browser: string,
    { name, least }: (typeof pages)[number],
    look: () => Promise<SeenImages>,
  ) => {
    let seen = await look();
    for (let tries = 1; tries < 30 && seen.drawn.length < least && seen.failed.length === 0; tries++) {
      await sleep(1_000);
      seen = await look();
    }
    const { drawn, failed } = seen;
    const fromCdn = drawn.filter((address) => address.startsWith(`${cdn.url}/`)).length;
    print(`${browser}, ${name}: ${fromCdn} images drawn from the CDN, ${failed.length} failed`);
    if (failed.length > 0) faults.push(`${browser}, ${name}: failed ${failed.join(", ")}`);
    if (fromCdn < Math.max(least, drawn.length)) {
      faults.push(`${browser}, ${name}: drawn from the CDN ${fromCdn} of ${drawn.length}, at least ${least}`);
    }
  };

  const browser = await chromium.launch({ executablePath: chromiumPath() ?? "", args: chromiumFlags });
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.addInitScript(noteFailedImages);
  for (const shopPage of pages) {
    await page.goto(shop.url + shopPage.path);
    await judge("Chromium", shopPage, () => page.evaluate(seeImages, screens));
  }
  await browser.close();

  const firefox = await openFirefox(firefoxPath, "desktop");
  await firefox.beforeScripts(noteFailedImages);
  for (const shopPage of pages) {
    await firefox.goTo(shop.url + shopPage.path);
    await judge("Firefox", shopPage, () => firefox.evaluate<SeenImages>(`(${seeImages})(${screens})`));
  }
  await firefox.close();

  const image = `/images/${event.uuid}.webp`;
  const kept = await fetch(`${cdn.url}${image}?v=2`, { headers: { cookie: "dossard-session=x" } });
  print(`nginx, the cover again: ${kept.status} ${kept.headers.get("x-cache")}`);
  if (kept.headers.get("x-cache") !== "HIT") faults.push("nginx does not keep a cover");
  for (const path of [
    "/",
    "/api/anonymous/events",
    "/healthz",
    "/assets/",
    "/images/../api/anonymous/events",
  ]) {
    const { status } = await fetch(cdn.url + path);
    if (status !== 404) faults.push(`nginx gives ${path}: ${status}`);
  }
} finally {
  await cdn.stop();
  await shop.stop();
}
for (const fault of faults) print(`WRONG: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
