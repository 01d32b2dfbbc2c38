import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import { chromiumFlags, chromiumPath } from "../../scripts/chromium.ts";
import {
  beginTrace,
  blockedBetween,
  costBetween,
  longFrames,
  type MainThread,
  mainThreadOf,
  markAt,
} from "./trace.ts";

const markNames = [
  "navigationStart",
  "first-picture",
  "scroll-begin",
  "frame",
  "scroll-end",
  "tick-begin",
  "tick-end",
];
const ticks = 12;

/** Results of one gallery in one round. */
export interface Figures {
  /** Main-thread milliseconds until the first picture has loaded. */
  firstPicture: number;
  /** Elements of the page once the last picture is reached. */
  elements: number;
  /** Megabytes of script and document still held at that point. */
  heap: number;
  /** Milliseconds of tasks beyond 50, until then. */
  blocked: number;
  /** Frames longer than 50 milliseconds, until then. */
  longFrames: number;
  /** Main-thread milliseconds of one tick, paint included. */
  tick: number;
  /** Frames from a jump into the middle until tiles fill the screen. */
  jumpFrames: number;
}

export interface Measuring {
  browser: Browser;
  origin: string;
  /** Pictures of the event. */
  count: number;
}

export function launch(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags });
}

/** Measures one gallery: one page for the jump, another for the scroll to the end, so that neither affects the other. */
export async function measure(measuring: Measuring, gallery: string): Promise<Figures> {
  const jumpFrames = await onPage(measuring, gallery, (page) =>
    page.evaluate((place) => window.drive.jump(place), Math.round(measuring.count / 2)),
  );
  return onPage(measuring, gallery, async (page, endTrace) => {
    await page.evaluate(() => window.drive.scrollToEnd());
    const session = await page.context().newCDPSession(page);
    const elements = await page.evaluate(() => document.querySelectorAll("*").length);
    const heap = await heapOf(session);
    await page.evaluate((times) => window.drive.tick(times), ticks);
    const thread = await endTrace();
    const [begin, end] = [markAt(thread, "scroll-begin"), markAt(thread, "scroll-end")];
    return {
      firstPicture: costBetween(thread, 0, markAt(thread, "first-picture")),
      elements,
      heap,
      blocked: blockedBetween(thread, begin, end),
      longFrames: longFrames(thread, "frame", begin, end),
      tick: costBetween(thread, markAt(thread, "tick-begin"), markAt(thread, "tick-end")) / ticks,
      jumpFrames,
    };
  });
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  const usage: { usedSize: number; embedderHeapUsedSize?: number } =
    await session.send("Runtime.getHeapUsage");
  return (usage.usedSize + (usage.embedderHeapUsedSize ?? 0)) / 1e6;
}

type EndTrace = () => Promise<MainThread>;

/** Opens a gallery in a separate browser window and traces it from before it loads. */
async function onPage<Result>(
  { browser, origin, count }: Measuring,
  gallery: string,
  use: (page: Page, endTrace: EndTrace) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const session = await browser.newBrowserCDPSession();
  const end = await beginTrace(session);
  let ended = false;
  const endTrace = async () => {
    ended = true;
    return mainThreadOf(await end(), markNames);
  };
  try {
    await page.goto(`${origin}/?gallery=${gallery}&count=${count}`);
    await page.waitForFunction(() => performance.getEntriesByName("first-picture").length > 0);
    return await use(page, endTrace);
  } finally {
    if (!ended) await endTrace().catch(() => undefined);
    await context.close();
    await session.detach();
  }
}
