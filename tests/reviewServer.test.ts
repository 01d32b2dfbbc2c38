import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readPixels } from "../.storybook/visual/comparePictures.ts";
import { ContactSheets } from "../.storybook/visual/contactSheet.ts";
import { Baselines } from "../.storybook/visual/review/baselines.ts";
import type { Change } from "../.storybook/visual/review/change.ts";
import { groupChanges } from "../.storybook/visual/review/groups.ts";
import { changedRegions } from "../.storybook/visual/review/regions.ts";
import { type ReviewServer, serveReview } from "../.storybook/visual/review/server.ts";
import { chromiumFlags, chromiumPath } from "../scripts/chromium.ts";

let folder = "";
let sheets: ContactSheets;
let review: ReviewServer;

type Colour = { r: number; g: number; b: number };
const green = { r: 17, g: 107, b: 60 };
const blue = { r: 31, g: 89, b: 214 };
const paper = { r: 250, g: 246, b: 238 };

/** A page with a bar at the top and one at the bottom. */
async function screenshot(top: Colour, bottom: Colour): Promise<Buffer> {
  const bar = (background: Colour) =>
    sharp({ create: { width: 60, height: 10, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp({ create: { width: 100, height: 90, channels: 3, background: paper } })
    .composite([
      { input: await bar(top), left: 10, top: 10 },
      { input: await bar(bottom), left: 10, top: 70 },
    ])
    .png()
    .toBuffer();
}

const spoken = () => join(folder, "spoken.txt");

/** A run in which the top bar of three pictures became blue, of one of them the bottom bar too, and a text changed. */
async function plant(): Promise<Change[]> {
  const before = await screenshot(green, green);
  const now = {
    a: await screenshot(blue, green),
    b: await screenshot(blue, green),
    c: await screenshot(blue, paper),
  };
  await sheets.write(
    "ui-card",
    ["a", "b", "c", "same"],
    new Map(["a", "b", "c", "same"].map((name) => [name, before])),
  );
  for (const side of ["expected", "actual"]) mkdirSync(join(folder, side));
  writeFileSync(spoken(), 'button "Panier"\n');
  const changes: Change[] = [
    {
      ...{ kind: "text", story: "ui-card--a", path: "spoken.txt", reason: "differs" },
      ...{ before: 'button "Panier"\n', now: 'button "Sac"\n' },
    },
  ];
  for (const [name, png] of Object.entries(now)) {
    const file = `ui-card--${name}.png`;
    writeFileSync(join(folder, "expected", file), before);
    writeFileSync(join(folder, "actual", file), png);
    const regions = changedRegions(await readPixels(before), await readPixels(png));
    changes.push({
      ...{ kind: "picture", story: `ui-card--${name}`, sheet: "ui-card", name, file, reason: "differs" },
      regions: regions.map((region) => ({ ...region, components: ["Card"] })),
    });
  }
  return changes;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "dossard-review-"));
  sheets = new ContactSheets(join(folder, "sheets"));
  const changes = await plant();
  const groups = groupChanges({ changes, stories: [] }, () => undefined);
  review = await serveReview(groups, changes, new Baselines(folder, sheets, join(folder, "actual")), folder);
});

afterEach(async () => {
  review.end();
  await review.ended;
  rmSync(folder, { recursive: true, force: true });
});

const isNew = async (name: string) => {
  const accepted = await readPixels(readFileSync(join(folder, "actual", `ui-card--${name}.png`)));
  return (await sheets.read("ui-card", name)).data.equals(accepted.data);
};
/** Names of the pictures that are on the sheet as they are now. */
const written = async () => {
  const found = await Promise.all(["a", "b", "c"].map(async (name) => ((await isNew(name)) ? [name] : [])));
  return found.flat();
};

const recoloured = "#116b3c → #1f59d6";
const decide = (key: string, decision: string, headers: Record<string, string> = {}) =>
  fetch(`${review.url}decisions`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ key, decision }),
  });
const end = async () => {
  review.end();
  return review.ended;
};

describe("a review", () => {
  it("writes what is accepted, and nothing else", async () => {
    const same = sheets.index("ui-card").same;
    expect((await decide(recoloured, "accepted")).status).toBe(200);
    expect(await end()).toEqual({ accepted: 1, refused: 0, undecided: 2 });
    // The bottom bar of c is another group's.
    expect(await written()).toEqual(["a", "b"]);
    expect(sheets.index("ui-card").same).toEqual(same);
    expect(readFileSync(spoken(), "utf8")).toBe('button "Panier"\n');
  });

  it("writes a picture of two groups once both are accepted", async () => {
    await decide(recoloured, "accepted");
    await decide("Card", "accepted");
    expect(await end()).toEqual({ accepted: 2, refused: 0, undecided: 1 });
    expect(await written()).toEqual(["a", "b", "c"]);
  });

  it("writes an accepted text, and no refused picture", async () => {
    await decide(recoloured, "refused");
    await decide("« Panier » → « Sac »", "accepted");
    expect(await end()).toEqual({ accepted: 1, refused: 1, undecided: 1 });
    expect(await written()).toEqual([]);
    expect(readFileSync(spoken(), "utf8")).toBe('button "Sac"\n');
  });

  it("takes decisions from its own page only, and of groups that there are", async () => {
    expect((await decide("Button", "accepted")).status).toBe(404);
    expect((await decide(recoloured, "accepted", { "Content-Type": "text/plain" })).status).toBe(415);
    const elsewhere = await fetch(`${review.url}actual/..%2F..%2Fspoken.txt`);
    expect(elsewhere.status).toBe(404);
    await end();
    expect(await written()).toEqual([]);
  });
});

describe("its page, in a browser", () => {
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    const executablePath = chromiumPath();
    browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags });
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("response", (response) => response.status() >= 400 && errors.push(response.url()));
  }, 60_000);
  afterAll(() => browser.close());

  const current = () => page.locator("[aria-current=true]").textContent();

  it("is worked through by keyboard: looks, slider, zoom, accept, refuse, end", async () => {
    await page.goto(review.url);
    await expect.poll(current).toContain(`${recoloured}3 pictures of 3 stories`);
    await expect.poll(() => page.locator(".pictures img").count()).toBe(2);
    const scale = () => page.locator(".pictures .now img").evaluate((image) => image.style.transform);
    const zoomed = await scale();
    await page.keyboard.press("z");
    await expect.poll(scale).not.toBe(zoomed);
    await page.keyboard.press("Space");
    await expect.poll(() => page.locator(".slider").inputValue()).toBe("100");
    await page.keyboard.press("a");
    await expect.poll(current).toContain("« Panier » → « Sac »");
    await expect
      .poll(() => page.locator("mark").allTextContents())
      .toEqual(['button "Panier"\n', 'button "Sac"\n']);
    await page.keyboard.press("a");
    await expect.poll(current).toContain("Card");
    await page.keyboard.press("r");
    await expect.poll(() => page.locator("#count").textContent()).toBe("0 of 3 groups to decide");
    await page.getByRole("button", { name: "End the review" }).click();
    expect(await review.ended).toEqual({ accepted: 2, refused: 1, undecided: 0 });
    expect(await written()).toEqual(["a", "b"]);
    expect(readFileSync(spoken(), "utf8")).toBe('button "Sac"\n');
    expect(errors).toEqual([]);
  }, 60_000);
});
