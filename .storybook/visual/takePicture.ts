import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession, Page } from "playwright";
import type { BrowserCommand } from "vitest/node";
import { comparePictures, type Pixels, toBaseline, toPng } from "./comparePictures.ts";
import { picturesFolder, reportFolder } from "./paths.ts";
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
  file: string;
  frame: Frame;
  /** A picture is kept only if it differs from this one. */
  unlike?: string;
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
async function capture(page: Page, frame: Frame): Promise<Buffer> {
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

/** A baseline is written once the page has looked the same for half a second; a page that still moves gets five. */
const stillMs = 500;
const stepMs = 125;
const giveUpMs = 5000;

async function captureStill(page: Page, frame: Frame): Promise<Buffer> {
  let last = await capture(page, frame);
  let sameMs = 0;
  for (let ms = 0; ms < giveUpMs && sameMs < stillMs; ms += stepMs) {
    await wait(stepMs);
    const next = await capture(page, frame);
    sameMs = (await comparePictures(last, next)) ? 0 : sameMs + stepMs;
    last = next;
  }
  return last;
}

const readBaseline = (file: string): Promise<Buffer | null> =>
  readFile(join(picturesFolder, file)).catch(() => null);

async function put(folder: string, file: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, file), content);
}

/**
 * Takes a picture of the page under test and compares it with its baseline.
 * With `-u`, writes the baseline; a missing one is written too, unless `CI` is set.
 * @returns the fault in one line, or null
 */
export const takePicture: BrowserCommand<[PictureOrder]> = async ({ page, project }, order) => {
  const { story, file, frame, unlike, passing } = order;
  const update = project.vitest.config.snapshotOptions.updateSnapshot;
  await makeRoom(page, frame);

  const baseline = await readBaseline(file);
  const fault = async (reason: string, actual: Buffer, diff?: Pixels) => {
    runResults().changes.push({ story, kind: "picture", file, reason });
    if (baseline) await put(join(reportFolder, "expected"), file, baseline);
    await put(join(reportFolder, "actual"), file, actual);
    if (diff) await put(join(reportFolder, "diff"), file, await toPng(diff));
    return `${file}: ${reason}`;
  };
  runResults().pictures.add(file);

  if (baseline && update !== "all") {
    const actual = await capture(page, frame);
    const difference = await comparePictures(baseline, actual, passing);
    if (!difference) return null;
    return passing ? `${file}: not yet as before` : fault(difference.reason, actual, difference.diff);
  }

  const twin = unlike ? await readBaseline(unlike) : null;
  if (!baseline && twin && update !== "all" && !(await comparePictures(twin, await capture(page, frame)))) {
    runResults().pictures.delete(file);
    return null;
  }
  const actual = await captureStill(page, frame);
  if (baseline && !(await comparePictures(baseline, actual))) return null;
  if (twin && !(await comparePictures(twin, actual))) {
    // Same as in the other theme: no separate picture.
    runResults().pictures.delete(file);
    await rm(join(picturesFolder, file), { force: true });
    return null;
  }
  if (update === "none") return fault("there is no baseline", actual);
  await put(picturesFolder, file, await toBaseline(actual));
  return update === "all" ? null : fault("new: the baseline is written, look at it and run again", actual);
};
