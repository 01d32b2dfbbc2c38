import type { Browser, CDPSession, Page } from "playwright";
import { beginTrace, frameCosts, mainThreadOf, markAt, slowdown } from "../mosaic/trace.ts";

/** A device's window. */
export interface Device {
  width: number;
  height: number;
  /** Device pixels to one. */
  pixels: number;
}

/** What some frames of scrolling cost, all in processor time: unlike the clock, the same on a busy machine. */
export interface Cost {
  /** Milliseconds of the whole renderer process: main thread, compositor, decoding and raster. */
  renderer: number;
  /** Milliseconds of its main thread. */
  main: number;
  script: number;
  styles: number;
  layouts: number;
}

export interface Scrolled {
  down: Cost;
  up: Cost;
  /** Milliseconds of the main thread in the longest frame of both ways. */
  longestFrame: number;
}

/** Opens a page, goes to `start` pixels, where only tiles are in view, scrolls down frame by frame, and back up. */
export async function scrollPage(
  browser: Browser,
  device: Device,
  open: (page: Page) => Promise<void>,
  { frames, step, start }: { frames: number; step: number; start: number },
): Promise<Scrolled> {
  const context = await browser.newContext({
    viewport: { width: device.width, height: device.height },
    deviceScaleFactor: device.pixels,
    isMobile: device.pixels > 1,
    hasTouch: device.pixels > 1,
    locale: "fr-FR",
  });
  const session = await browser.newBrowserCDPSession();
  try {
    const page = await context.newPage();
    await open(page);
    const own = await context.newCDPSession(page);
    await own.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), start);
    // What loads after the first pictures is no part of scrolling.
    await page.waitForTimeout(settling);
    const trace = await beginTrace(session);
    const begun = await spent(session, own);
    await page.evaluate(scrollFrames, { frames, step });
    const turned = await spent(session, own);
    await page.evaluate(scrollFrames, { frames, step: -step });
    const end = await spent(session, own);
    const thread = mainThreadOf(await trace(), markNames);
    const costs = frameCosts(thread, "frame", markAt(thread, "frame"), Number.POSITIVE_INFINITY).slice(0, -1);
    return {
      down: between(begun, turned),
      up: between(turned, end),
      longestFrame: Math.max(...costs) / slowdown,
    };
  } finally {
    await context.close();
    await session.detach();
  }
}

const settling = 4000;
const markNames = ["frame"];

/** Runs in the page: a finger at a constant speed. */
async function scrollFrames({ frames, step }: { frames: number; step: number }) {
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  for (let done = 0; done < frames; done += 1) {
    window.scrollBy({ top: step, behavior: "instant" });
    performance.mark("frame");
    performance.clearMarks("frame");
    await frame();
  }
}

async function spent(session: CDPSession, own: CDPSession): Promise<Cost> {
  const { metrics } = await own.send("Performance.getMetrics");
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    renderer: 1000 * sum(processInfo.filter(({ type }) => type === "renderer").map(({ cpuTime }) => cpuTime)),
    main: 1000 * metric("TaskDuration"),
    script: 1000 * metric("ScriptDuration"),
    styles: metric("RecalcStyleCount"),
    layouts: metric("LayoutCount"),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const between = (from: Cost, to: Cost): Cost => ({
  renderer: to.renderer - from.renderer,
  main: to.main - from.main,
  script: to.script - from.script,
  styles: to.styles - from.styles,
  layouts: to.layouts - from.layouts,
});
