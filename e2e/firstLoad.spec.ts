import type { Page } from "playwright/test";
import { expect, test } from "./support/fixtures.ts";

/** What the code of a first visit may weigh until a picture shows, as brotli sends it: on its way to 130 KiB (decision 16). */
const budget = 160 * 1024;

interface Script {
  name: string;
  bytes: number;
  encoding: string | undefined;
}

/** The code that a new visitor's browser has received by the time a picture of an event is drawn. */
async function loadUntilPicture(page: Page, address: string): Promise<Script[]> {
  const scripts: Promise<Script>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    const read = async () => ({
      name: new URL(response.url()).pathname,
      bytes: (await response.request().sizes()).responseBodySize,
      encoding: await response.headerValue("content-encoding").then((value) => value ?? undefined),
    });
    scripts.push(read());
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>("[role=grid] [role=gridcell] img")].some(
      (image) => image.complete && image.naturalWidth > 0,
    ),
  );
  return Promise.all(scripts);
}

/** A line a file, the largest first, and the whole. */
function table(scripts: readonly Script[], sum: number): string {
  const kib = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(7)} KiB`;
  const lines = scripts
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes, encoding = "not packed" }) => `${kib(bytes)}  ${name} (${encoding})`);
  return ["", ...lines, `${kib(sum)}  in all, of ${kib(budget).trim()}`].join("\n");
}

test("the code that comes before the first picture keeps to its budget", async ({
  page,
  request,
  mainShop,
}) => {
  const answer = await request.get(`${mainShop.url}/api/anonymous/events`);
  const events = (await answer.json()) as { uuid: string; totalPictureCount: number }[];
  const event = events.find(({ totalPictureCount }) => totalPictureCount > 0);
  const scripts = await loadUntilPicture(page, `${mainShop.url}/search?event=${event?.uuid}&mode=pictures`);
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
