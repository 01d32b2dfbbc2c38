import type { APIRequestContext, Page, Request } from "playwright/test";
import { selectionMaximum } from "../src/domain/shop/limits.ts";
import { expect, test } from "./support/fixtures.ts";
import type { Shop } from "./support/shop.ts";

/** What the code of a first visit may weigh until a picture shows, as brotli sends it (decision 16). */
const budget = 130 * 1024;

interface Script {
  name: string;
  bytes: number;
  encoding: string | undefined;
}

declare global {
  interface Window {
    /** When the first picture of the hydrated grid was there, in the page's own time. */
    firstPictureAt?: number;
  }
}

/** To be run in the page before its own code. */
function noteFirstPicture() {
  // The grid that the server drew knows no rows: what stands in it needs no code until it is hydrated.
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

/** The scripts that the page asked for before then, as its own clock has it: what is asked for later is not counted, however fast it comes. */
function scriptsUntilPicture() {
  const shownAt = window.firstPictureAt ?? Number.NaN;
  return (
    performance
      .getEntriesByType("resource")
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith(".js") && startTime < shownAt)
      // Imported from the browser's cache, a file that was fetched before has not come a second time.
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize }))
  );
}

/** The code that a new visitor's browser asks for until a picture of an event is there. */
async function loadUntilPicture(page: Page, address: string): Promise<Script[]> {
  const requests: Request[] = [];
  page.on("request", (sent) => {
    if (new URL(sent.url()).pathname.endsWith(".js")) requests.push(sent);
  });
  await page.addInitScript(noteFirstPicture);
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => window.firstPictureAt !== undefined);
  // The page lists a script once the whole of it has come.
  const encodings = new Map(await Promise.all(requests.map(encodingOf)));
  const scripts = await page.evaluate(scriptsUntilPicture);
  return scripts.map((script) => ({ ...script, encoding: encodings.get(script.name) }));
}

/** Where a script is and how it was packed, once it is there. */
async function encodingOf(sent: Request): Promise<[string, string | undefined]> {
  const response = await sent.response();
  await response?.finished();
  return [new URL(sent.url()).pathname, response?.headers()["content-encoding"]];
}

/** A line a file, the largest first, and the whole. */
function table(scripts: readonly Script[], sum: number): string {
  const kib = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(7)} KiB`;
  const lines = scripts
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes, encoding = "not packed" }) => `${kib(bytes)}  ${name} (${encoding})`);
  return ["", ...lines, `${kib(sum)}  in all, of ${kib(budget).trim()}`].join("\n");
}

/** The pictures of the first event that has more than so many. */
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
  // None at all would be a page that was not looked at.
  expect(sum).toBeGreaterThan(80 * 1024);
  expect(sum, told).toBeLessThanOrEqual(budget);
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
  // The pictures of the page itself are held too: it is not loaded whole before they come.
  await page.goto(await picturesOfEvent(request, mainShop, selectionMaximum), { waitUntil: "commit" });
  const button = page.getByRole("button", {
    name: "Tout ajouter à ma sélection",
  });
  await button.focus();
  show();
  // Its tooltip's, which shows at once unless the page was scrolled meanwhile.
  await expect(button).toHaveAttribute("data-state");
  await expect(button).toBeFocused();
});
