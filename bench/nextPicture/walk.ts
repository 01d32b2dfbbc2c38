import { type CDPSession, chromium, type Page } from "playwright";
import { randomOf } from "../../e2e/support/roughNetwork/random.ts";
import { chromiumFlags, chromiumPath } from "../../scripts/chromium.ts";

export interface WalkOptions {
  /** Of the pictures of an event. */
  address: string;
  /** Called with the first and last index that the walk shows or fetches ahead, before it begins. */
  prepare: (first: number, last: number) => Promise<void>;
  presses: number;
  seed: number;
  /** Seconds. */
  look: { from: number; to: number };
  megabits: number;
  /** Pixels. */
  width: number;
}

/** Round trip of a slow phone line, in milliseconds, as Lighthouse's. */
const latency = 150;
/** A shopper goes on in the same direction so often. */
const goesOn = 0.9;
/** Pictures around the one in view that are fetched ahead, and thumbnails on either side of it, in a wide window too. */
const around = 20;

export interface Press {
  /** Milliseconds until the picture is sharp on the screen, by Event Timing where the first frame shows it (in steps of 8). */
  time: number;
  /** Whether nothing had to come by network. */
  wasLoaded: boolean;
  /** Milliseconds of the main thread's processor time meanwhile: unlike `time`, the same on a busy machine. */
  work: number;
}

/** Opens any picture and leafs. */
export async function walkPictures(options: WalkOptions): Promise<Press[]> {
  const { address, presses, seed, look, megabits, width, prepare } = options;
  const random = randomOf(seed);
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumFlags,
  });
  try {
    const isPhone = width < 600;
    const page = await browser.newPage({
      viewport: { width, height: isPhone ? 844 : 900 },
      deviceScaleFactor: isPhone ? 3 : 1,
      locale: "fr-FR",
    });
    const session = await page.context().newCDPSession(page);
    const bytes = (megabits * 1e6) / 8;
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: bytes,
      uploadThroughput: bytes / 2,
    });
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.goto(address);
    const from = await openPicture(page, random.between(0.2, 0.8));
    const steps = stepsOf(random, presses);
    const places = [from];
    for (const step of steps) places.push((places.at(-1) ?? from) + step);
    await prepare(Math.min(...places) - around, Math.max(...places) + around);
    await page.evaluate(watchPresses);
    const walked: Press[] = [];
    for (const step of steps) {
      await page.waitForTimeout(1000 * random.between(look.from, look.to));
      walked.push(await press(page, session, step === 1 ? "ArrowRight" : "ArrowLeft"));
    }
    return walked;
  } finally {
    await browser.close();
  }
}

/** Scrolls so far down the pictures, opens the first one in the window and returns its index, from 0. */
async function openPicture(page: Page, share: number): Promise<number> {
  await page.locator("[role=grid]:not([aria-rowcount='-1'])").waitFor();
  await page.evaluate((to) => window.scrollTo(0, to * document.documentElement.scrollHeight), share);
  const tile = page.getByRole("gridcell").getByRole("button", { name: /^Photo / });
  await tile.first().waitFor();
  const place = await tile.evaluateAll((tiles) =>
    tiles.findIndex((one) => one.getBoundingClientRect().top > window.innerHeight / 3),
  );
  await tile.nth(place).click();
  const told = await page.getByText(/^Photo [\d\s]+ sur /).textContent();
  return Number(told?.split("sur")[0]?.replace(/\D/g, "")) - 1;
}

/** Returns the steps of a walk: 1 to the next picture, -1 to the previous one. */
function stepsOf(random: ReturnType<typeof randomOf>, count: number): (1 | -1)[] {
  let direction: 1 | -1 = random.between(0, 1) > 0.5 ? 1 : -1;
  return Array.from({ length: count }, () => {
    if (random.between(0, 1) > goesOn) direction = direction === 1 ? -1 : 1;
    return direction;
  });
}

async function press(page: Page, session: CDPSession, key: string): Promise<Press> {
  const before = await workOf(session);
  await page.keyboard.press(key);
  const sharp = await page.evaluate(() => window.sharp());
  return { ...sharp, work: (await workOf(session)) - before };
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
}

declare global {
  interface Window {
    /** Resolves once the picture in view is sharp, after the last press. */
    sharp: () => Promise<Omit<Press, "work">>;
  }
}

/** Runs in the page. Begins at the press itself: a call from outside comes a frame or more later. */
function watchPresses() {
  const inView = () =>
    [
      ...document.querySelectorAll<HTMLImageElement>("[role='dialog'] [role='group'] img:not([aria-hidden])"),
    ].find((image) => image.complete && image.naturalWidth > 0 && getComputedStyle(image).opacity === "1");
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  /** Milliseconds until the first frame after a press was on the screen, by the browser's own account. */
  const presented = new Map<number, number>();
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) presented.set(startTime, duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  async function untilPresented(pressed: number) {
    // A frame that was faster than the threshold is never told.
    for (const latest = pressed + 1_000; performance.now() < latest && !presented.has(pressed); )
      await frame();
    return presented.get(pressed) ?? 16;
  }
  async function untilSharp(pressed: number, before: string | undefined) {
    // The shop's own listeners come after this one, and before the frame.
    for (let frames = 0; ; frames += 1) {
      await frame();
      const image = inView();
      if (!image || image.src === before) continue;
      await image.decode();
      // The one that shows it.
      if (frames > 0) await frame();
      const shown = performance.now() - pressed;
      return { time: Math.max(shown, await untilPresented(pressed)), wasLoaded: frames === 0 };
    }
  }
  let sharp: ReturnType<typeof untilSharp>;
  window.sharp = () => sharp;
  window.addEventListener(
    "keydown",
    ({ timeStamp }) => {
      sharp = untilSharp(timeStamp, inView()?.src);
    },
    { capture: true },
  );
}
