import type { APIRequestContext, Page, Request } from "playwright/test";
import { selectionMaximum } from "../src/domain/shop/limits.ts";
import { expect, test } from "./support/fixtures.ts";
import { holdCode } from "./support/holdCode.ts";
import type { Shop } from "./support/shop.ts";

/** Maximum code that a first visit loads before a picture shows, in bytes of brotli (decision 16). */
const budget = 125 * 1024;

interface Script {
  name: string;
  bytes: number;
  encoding: string | undefined;
}

declare global {
  interface Window {
    /** Time at which the first picture of the hydrated grid had loaded, on the page's clock. */
    firstPictureAt?: number;
  }
}

/** Runs in the page before its own code. */
function noteFirstPicture() {
  // The server-rendered grid has no row count: it needs no code until it is hydrated.
  const grid = "[role=grid]:not([aria-rowcount='-1']) [role=gridcell] img";
  const note = () => {
    const isThere = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0;
    if (![...document.querySelectorAll<HTMLImageElement>(grid)].some(isThere)) return;
    window.firstPictureAt ??= performance.now();
    document.removeEventListener("load", note, true);
    hydrated.disconnect();
  };
  const hydrated = new MutationObserver(note);
  hydrated.observe(document, { attributeFilter: ["aria-rowcount"], subtree: true, childList: true });
  // An image's event does not bubble.
  document.addEventListener("load", note, true);
}

/** Returns the scripts requested before then, on the page's own clock. Scripts requested later do not count, however fast they arrive. */
function scriptsUntilPicture() {
  const shownAt = window.firstPictureAt ?? Number.NaN;
  return (
    performance
      .getEntriesByType("resource")
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith(".js") && startTime < shownAt)
      // A file imported from the browser's cache is not transferred again.
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize }))
  );
}

/** Returns the code that a new visitor's browser requests until a picture of an event shows. */
async function loadUntilPicture(page: Page, address: string): Promise<Script[]> {
  const requests: Request[] = [];
  page.on("request", (sent) => {
    if (new URL(sent.url()).pathname.endsWith(".js")) requests.push(sent);
  });
  await page.addInitScript(noteFirstPicture);
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => window.firstPictureAt !== undefined);
  // The page lists a script once it has fully arrived.
  const encodings = new Map(await Promise.all(requests.map(encodingOf)));
  const scripts = await page.evaluate(scriptsUntilPicture);
  return scripts.map((script) => ({ ...script, encoding: encodings.get(script.name) }));
}

/** Returns a script's address and its encoding, once it has arrived. */
async function encodingOf(sent: Request): Promise<[string, string | undefined]> {
  const response = await sent.response();
  await response?.finished();
  return [new URL(sent.url()).pathname, response?.headers()["content-encoding"]];
}

/** Formats one line per file, the largest first, and the total. */
function table(scripts: readonly Script[], sum: number): string {
  const kib = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(7)} KiB`;
  const lines = scripts
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes, encoding = "not packed" }) => `${kib(bytes)}  ${name} (${encoding})`);
  return ["", ...lines, `${kib(sum)}  in all, of ${kib(budget).trim()}`].join("\n");
}

/** Returns the pictures page of the first event with more than this many pictures. */
async function picturesOfEvent(request: APIRequestContext, { url }: Shop, moreThan: number): Promise<string> {
  const answer = await request.get(`${url}/api/anonymous/events`);
  const events = (await answer.json()) as { uuid: string; totalPictureCount: number }[];
  const event = events.find(({ totalPictureCount }) => totalPictureCount > moreThan);
  return `${url}/search?event=${event?.uuid}&mode=pictures`;
}

test("the code that comes before the first picture keeps to its budget", async ({
  page,
  request,
  mainShop,
}) => {
  const scripts = await loadUntilPicture(page, await picturesOfEvent(request, mainShop, 0));
  const sum = scripts.reduce((total, { bytes }) => total + bytes, 0);
  const told = table(scripts, sum);
  test.info().annotations.push({ type: "first load", description: told });
  process.stdout.write(`${told}\n`);
  expect(
    scripts.map(({ encoding }) => encoding),
    "every file is sent in brotli",
  ).toEqual(scripts.map(() => "br"));
  // A sum of zero would mean that the page was not measured.
  expect(sum).toBeGreaterThan(80 * 1024);
  expect(sum, told).toBeLessThanOrEqual(budget);
});

test("a screen's code is asked for with its page, not after the shop's", async ({ page, mainShop }) => {
  const send = await holdCode(page);
  const asked = page.waitForRequest(/\/assets\/CartRoute-[\w-]+\.js$/);
  await page.goto(`${mainShop.url}/cart`, { waitUntil: "commit" });
  await asked;
  send();
  await expect(page.getByRole("heading", { name: "Votre panier est vide" })).toBeVisible();
});

test("a button keeps the focus when its tooltip comes after the pictures", async ({
  page,
  request,
  mainShop,
}) => {
  let show = () => {};
  const held = new Promise<void>((resolve) => {
    show = resolve;
  });
  await page.route("**/thumbnails/**", async (route) => {
    await held;
    await route.continue();
  });
  // The page's own pictures are held too, so its load event does not fire before they arrive.
  await page.goto(await picturesOfEvent(request, mainShop, selectionMaximum), { waitUntil: "commit" });
  const button = page.getByRole("button", {
    name: "Tout ajouter à ma sélection",
  });
  await button.focus();
  show();
  // Set by its tooltip, which shows at once unless the page was scrolled meanwhile.
  await expect(button).toHaveAttribute("data-state");
  await expect(button).toBeFocused();
});
