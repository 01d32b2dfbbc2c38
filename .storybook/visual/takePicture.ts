import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession, Page } from "playwright";
import type { BrowserCommand, BrowserCommandContext } from "vitest/node";
import { themeNames } from "../../src/ui/theme/themeNames.ts";
import { comparePictures, type Pixels, readPixels, toPng } from "./comparePictures.ts";
import { ContactSheets, hashOf, placeOf } from "./contactSheet.ts";
import { type Mode, pictureName } from "./modes.ts";
import { picturesFolder, reportFolder } from "./paths.ts";
import type { PlacedRegion } from "./review/change.ts";
import { placeRegions } from "./review/place.ts";
import { changedRegions } from "./review/regions.ts";
import { reviewing } from "./reviewing.ts";
import { runResults } from "./runResults.ts";

/** The picture's place on the tests' page, in CSS pixels. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PictureOrder {
  story: string;
  theme: string;
  /** Name of the window's size, or of the medium. */
  window: string;
  frame: Frame;
  /** Whether the page may still be changing: then a difference is returned, but neither counted nor kept. */
  passing: boolean;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  let session = sessions.get(page);
  if (!session) {
    session = page.context().newCDPSession(page);
    sessions.set(page, session);
  }
  return session;
}

// Playwright's own screenshot takes three times as long: it checks fonts, animations and the caret, which the set-up has settled.
export async function capture(page: Page, frame: Frame): Promise<Buffer> {
  const session = await sessionOf(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
    clip: { ...frame, scale: 1 },
  });
  return Buffer.from(data, "base64");
}

/** Enlarges the window to the whole frame: only painted content can be captured. */
async function makeRoom(page: Page, { x, y, width, height }: Frame): Promise<void> {
  const now = page.viewportSize() ?? { width: 0, height: 0 };
  const needed = { width: Math.max(now.width, x + width), height: Math.max(now.height, y + height) };
  if (needed.width > now.width || needed.height > now.height) await page.setViewportSize(needed);
}

const looksLike = async (before: Buffer, now: Buffer): Promise<boolean> =>
  before.equals(now) || !comparePictures(await readPixels(before), await readPixels(now));

/** A baseline is written once the page has looked the same for half a second; a page that still moves gets five. */
const stillMs = 500;
const stepMs = 125;
const giveUpMs = 5000;

async function captureStill(page: Page, frame: Frame, first: Buffer): Promise<Buffer> {
  let last = first;
  let sameMs = 0;
  for (let ms = 0; ms < giveUpMs && sameMs < stillMs; ms += stepMs) {
    await wait(stepMs);
    const next = await capture(page, frame);
    sameMs = (await looksLike(last, next)) ? sameMs + stepMs : 0;
    last = next;
  }
  return last;
}

const sheets = new ContactSheets(picturesFolder);

/** Returns the pictures of a sheet that have a story in this run. */
function picturesOf(sheet: string): Map<string, Buffer | null> {
  const { pictures } = runResults();
  const known = pictures.get(sheet) ?? new Map<string, Buffer | null>();
  pictures.set(sheet, known);
  return known;
}

/** Counts a story's pictures, with those that a brief run does not take: none of them is without a story. */
export const countPictures: BrowserCommand<[story: string, modes: readonly Mode[]]> = (
  _context,
  story,
  modes,
) => {
  for (const mode of modes) {
    const { sheet, name } = placeOf(story, mode.theme, pictureName(mode));
    const pictures = picturesOf(sheet);
    if (!pictures.has(name)) pictures.set(name, null);
  }
};

async function report(folder: string, file: string, content: Buffer): Promise<void> {
  await mkdir(join(reportFolder, folder), { recursive: true });
  await writeFile(join(reportFolder, folder, file), content);
}

/**
 * Takes a picture of the page under test and compares it with its baseline.
 * With `-u`, takes it as the new baseline; a missing one is taken too, unless `CI` is set. `keepSheets` writes them.
 * @returns the fault in one line, or null
 */
export const takePicture: BrowserCommand<[PictureOrder]> = async (context, order) => {
  const { page, project } = context;
  const { story, theme, window, frame, passing } = order;
  const { sheet, name } = placeOf(story, theme, window);
  const { changes } = runResults();
  const update = project.vitest.config.snapshotOptions.updateSnapshot;
  await makeRoom(page, frame);

  const baseline = sheets.index(sheet)[name];
  const first = await capture(page, frame);
  if (baseline?.screenshot === hashOf(first)) return null;
  const actual = baseline && update !== "all" && !reviewing ? first : await captureStill(page, frame, first);

  const expected = baseline ? await sheets.read(sheet, name) : null;
  const now = await readPixels(actual);
  const difference = expected && comparePictures(expected, now, passing && !reviewing);
  if (expected && !difference) return null;
  const isNew = !expected && update === "new";
  if (update === "all" || isNew) picturesOf(sheet).set(name, actual);
  if (update === "all") return null;
  if (passing && !isNew && !reviewing) return "not yet as before";

  const file = `${sheet}--${name}.png`;
  const reason = difference ?? (isNew ? "new: the baseline is written, look at it" : "there is no baseline");
  const regions = expected ? await regionsOf(context, frame, expected, now) : [];
  changes.push({ kind: "picture", story, sheet, name, file, reason, regions, isNew: !expected });
  if (expected) await report("expected", file, await toPng(expected));
  await report("actual", file, actual);
  return isNew || reviewing ? null : `${file}: ${reason}`;
};

/** Returns what has changed in a picture, and the components there. */
async function regionsOf(
  context: BrowserCommandContext,
  { x, y }: Frame,
  before: Pixels,
  now: Pixels,
): Promise<PlacedRegion[]> {
  const window = await context.frame();
  const around = await (await window.frameElement()).boundingBox();
  const elements = await window.evaluate(() => globalThis.window.componentBoxes());
  const origin = { x: x - (around?.x ?? 0), y: y - (around?.y ?? 0) };
  return placeRegions(changedRegions(before, now), elements, origin);
}

/** Writes two sheets at a time: one takes a core for half a minute, and over a gigabyte of memory. */
const lanes: Promise<void>[] = [Promise.resolve(), Promise.resolve()];
let turn = 0;

function inTurn(write: () => Promise<unknown>): Promise<void> {
  const lane = turn++ % lanes.length;
  const done = (lanes[lane] ?? Promise.resolve()).then(async () => void (await write()));
  lanes[lane] = done.catch(() => undefined);
  return done;
}

/**
 * Called after each story file: writes its sheets if pictures were taken for them.
 * @param component the story file's part of its stories' ids
 * @param whole whether every story of the file passed: with `-u`, pictures without a story are then removed
 */
export const keepSheets: BrowserCommand<[component: string, whole: boolean]> = async (
  { project },
  component,
  whole,
) => {
  const { snapshotOptions, testNamePattern } = project.vitest.config;
  const removes = whole && !testNamePattern && snapshotOptions.updateSnapshot === "all";
  for (const { sheet } of themeNames.map((theme) => placeOf(component, theme, "desktop"))) {
    const played = runResults().pictures.get(sheet) ?? new Map<string, Buffer | null>();
    const taken = new Map([...played].flatMap(([name, png]) => (png ? [[name, png] as const] : [])));
    const before = Object.keys(sheets.index(sheet));
    const names = new Set(removes ? played.keys() : [...before, ...taken.keys()]);
    if (taken.size === 0 && before.every((name) => names.has(name))) continue;
    await inTurn(() => sheets.write(sheet, names, taken));
    for (const name of taken.keys()) played.set(name, null);
  }
};
