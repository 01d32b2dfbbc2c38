import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "playwright";
import { type CutKind, type CutProxy, cutKinds, startCutProxy } from "./cutProxy.ts";
import { type Random, randomOf } from "./random.ts";
import { findTarget, type Shopper, type Target, wantsOf, waysBack } from "./wants.ts";

export interface WalkOptions {
  url: string;
  seed: number;
  /** Divides the length of cuts, the time between them and the page's own timers of a second or more. */
  speed: number;
  /** Cuts the network. */
  isRough: boolean;
}

export interface Walk {
  seed: number;
  email: string;
  /** On the page of the paid order. */
  isFinished: boolean;
  /** Taps on links that led nowhere although the network was up. */
  deadTaps: string[];
  taps: number;
  cuts: number;
  milliseconds: number;
  /** Everything that happened, one line each. */
  trace: string[];
  screenshot: Buffer | null;
}

const tapEveryMs = 250;
/** With the network up throughout: nothing on this machine takes as long. */
const deadAfterMs = 15_000;
/** Milliseconds with the network up. */
const longestMs = 120_000;
/** Taps that found no target, with the network up. */
const lostAfter = 20;
const event = "Jumping de Saint-Lô";

/** Walks one shopper from the search to a paid order, tapping the next wanted control again and again. */
export async function walk(browser: Browser, { url, seed, speed, isRough }: WalkOptions): Promise<Walk> {
  const random = randomOf(seed);
  const shopper: Shopper = {
    email: `walk-${seed}@example.fr`,
    event,
    begins: random.oneOf(["event", "name"]),
    picture: Math.floor(random.between(0, 4)),
  };
  // Half of the shoppers tap a link once: constant taps would hide that the first was lost.
  const isPatient = random.oneOf([true, false]);
  const isPhone = random.oneOf([true, false]);
  const proxy = await startCutProxy();
  const context = await browser.newContext({
    ...visitorBehind(proxy, seed),
    ...(isPhone
      ? { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
      : { viewport: { width: 1440, height: 900 } }),
  });
  await context.addInitScript(quickenTimers, speed);
  await context.addInitScript(hearTaps);
  const page = await context.newPage();
  const began = performance.now();
  const trace: string[] = [];
  const note = (line: string) =>
    trace.push(`${((performance.now() - began) / 1000).toFixed(2).padStart(7)}  ${line}`);
  note(
    `seed ${seed}: ${isPhone ? "phone" : "desktop"}, ${isPatient ? "patient" : "impatient"}, by ${shopper.begins}`,
  );
  hear(page, note);
  const result: Walk = {
    ...{ seed, email: shopper.email, isFinished: false, deadTaps: [], taps: 0, cuts: 0 },
    ...{ milliseconds: 0, trace, screenshot: null },
  };
  const network = isRough ? cutAtRandom({ context, proxy, random: randomOf(~seed), speed, note }) : null;
  try {
    const isDown = () => network?.isDown() ?? false;
    await goThere({ page, url, shopper, isPatient, isPhone, speed, isDown, note, result });
    result.milliseconds = performance.now() - began;
    result.cuts = network?.cuts() ?? 0;
    if (!result.isFinished || result.deadTaps.length > 0)
      result.screenshot = await page.screenshot().catch(() => null);
  } finally {
    await network?.stop();
    await context.close();
    await proxy.stop();
  }
  return result;
}

/** The browser of one visitor, with an address of its own: rate limits count each alone. */
export const visitorBehind = (proxy: CutProxy, seed: number) => ({
  proxy: { server: proxy.url },
  locale: "fr-FR",
  timezoneId: "Europe/Paris",
  reducedMotion: "reduce" as const,
  extraHTTPHeaders: { "x-forwarded-for": `10.${(seed >> 16) & 255}.${(seed >> 8) & 255}.${seed & 255}` },
});

/** Runs in the page before all scripts: speeds up its timers, as the cuts are sped up. */
export function quickenTimers(speed: number): void {
  const quick = (delay: number | undefined) => (delay !== undefined && delay >= 1000 ? delay / speed : delay);
  const { setTimeout: later, setInterval: often } = window;
  window.setTimeout = ((run: TimerHandler, delay?: number, ...rest: unknown[]) =>
    later(run, quick(delay), ...rest)) as typeof window.setTimeout;
  window.setInterval = ((run: TimerHandler, delay?: number, ...rest: unknown[]) =>
    often(run, quick(delay), ...rest)) as typeof window.setInterval;
}

declare global {
  interface Window {
    /** The address of the link that took the last tap; null if it hit no link. */
    tappedLink?: string | null;
  }
}

/** Runs in the page before all scripts. */
function hearTaps(): void {
  const hear = ({ target }: MouseEvent) => {
    window.tappedLink = (target instanceof Element && target.closest("a")?.href) || null;
  };
  window.addEventListener("click", hear, { capture: true });
}

function hear(page: Page, note: (line: string) => void): void {
  page.on("framenavigated", (frame) => frame === page.mainFrame() && note(`at ${frame.url()}`));
  page.on("load", () => note("a document was loaded"));
  page.on("requestfailed", (request) =>
    note(`failed: ${request.method()} ${request.url()} ${request.failure()?.errorText}`),
  );
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().method() !== "GET" || response.status() >= 400)
      note(`${response.status()} ${response.request().method()} ${pathname}`);
  });
  page.on(
    "console",
    (message) =>
      ["error", "warning"].includes(message.type()) && note(`console: ${message.text().slice(0, 300)}`),
  );
  page.on("pageerror", (error) => note(`fault: ${error.stack?.slice(0, 600)}`));
}

interface Cutting {
  context: BrowserContext;
  proxy: CutProxy;
  random: Random;
  speed: number;
  note: (line: string) => void;
}

/** Cuts the network for 1 to 30 s, repeatedly, with 2 to 20 s between. */
function cutAtRandom({ context, proxy, random, speed, note }: Cutting) {
  let isDown = false;
  let cuts = 0;
  const end = new AbortController();
  const pass = (seconds: number) => sleep((seconds * 1000) / speed, null, { signal: end.signal });
  const offline = (kind: CutKind, isOffline: boolean) =>
    kind === "offline" ? context.setOffline(isOffline).catch(() => {}) : null;
  const cutting = (async () => {
    for (;;) {
      await pass(random.between(2, 20));
      const kind = random.oneOf(cutKinds);
      const seconds = random.between(1, 30);
      note(`the network is ${kind} for ${seconds.toFixed(1)} s`);
      isDown = true;
      cuts++;
      proxy.cut(kind);
      await offline(kind, true);
      await pass(seconds);
      proxy.mend(random.oneOf([true, false]));
      await offline(kind, false);
      isDown = false;
      note("the network is back");
    }
  })().catch(() => {});
  return {
    isDown: () => isDown,
    cuts: () => cuts,
    stop: async () => {
      end.abort();
      await cutting;
    },
  };
}

interface Going {
  page: Page;
  url: string;
  shopper: Shopper;
  isPatient: boolean;
  isPhone: boolean;
  speed: number;
  isDown(): boolean;
  note(line: string): void;
  result: Walk;
}

async function goThere(going: Going): Promise<void> {
  const { page, url, shopper, isPatient, isPhone, speed, isDown, note, result } = going;
  const wants = wantsOf(shopper);
  void page.goto(url, { waitUntil: "commit" }).catch(() => {});
  const leaving = openFailedDocuments(page, speed, note);
  let tapped: (Target & { upMs: number }) | null = null;
  let upMs = 0;
  let vain = 0;
  for (let last = performance.now(); upMs < longestMs; ) {
    await sleep(Math.max(0, last + tapEveryMs - performance.now()));
    const passed = performance.now() - last;
    last = performance.now();
    if (!isDown()) upMs += passed;
    if (await leaving.isAway()) continue;
    if (await isPaid(page)) {
      result.isFinished = true;
      note("the order is paid");
      return;
    }
    const target = await quickly(page.evaluate(findTarget, vain > lostAfter ? waysBack : wants));
    if (target) vain = 0;
    else if (!isDown()) vain++;
    if (tapped) {
      const now = await quickly(
        page.evaluate(() => ({ url: location.href, origin: performance.timeOrigin })),
      );
      if (now && (now.url !== tapped.url || now.origin !== tapped.origin)) tapped = null;
      else if (!isDown()) tapped.upMs += passed;
      if (tapped && tapped.upMs > deadAfterMs) {
        note(`DEAD: ${tapped.words}`);
        result.deadTaps.push(`${tapped.words} at ${tapped.url}`);
        tapped = null;
      }
    }
    if (!target || (tapped && isPatient && target.isLink && target.words === tapped.words)) continue;
    result.taps++;
    note(
      `${target.text === null ? "tap" : "type"}: ${target.words} (${Math.round(target.x)}, ${Math.round(target.y)})`,
    );
    // A page that is unloading takes no tap.
    await quickly(isPhone ? page.touchscreen.tap(target.x, target.y) : page.mouse.click(target.x, target.y));
    if (target.isLink && !tapped) {
      // A screen that changes between look and tap has no such link any more.
      const hit = await quickly(page.evaluate(() => ({ link: window.tappedLink ?? null })));
      if (hit === null || hit.link === target.link) tapped = { ...target, upMs: 0 };
      else note(`missed: ${target.words}`);
    }
    if (target.text !== null && target.hasFocus) {
      await quickly(page.keyboard.press("ControlOrMeta+A"));
      await quickly(page.keyboard.insertText(target.text));
    }
  }
  note("not finished");
}

/** Returns the page's answer, or null if the page unloads meanwhile. */
async function quickly<Answer>(asking: Promise<Answer>): Promise<Answer | null> {
  const end = new AbortController();
  const late = sleep(2_000, null, { signal: end.signal }).catch(() => null);
  try {
    return await Promise.race([asking.catch(() => null), late]);
  } finally {
    end.abort();
  }
}

const isPaid = async (page: Page): Promise<boolean> =>
  /\/order\//.test(page.url()) &&
  (await quickly(
    page.evaluate(() => /Préparation en cours/.test(document.querySelector("main")?.textContent ?? "")),
  )) === true;

/**
 * Reopens documents that failed to load. The browser itself retries them (Chrome's automatic reload), which the tests' browser
 * lacks; it does not retry a document that a form requested, where a shopper goes back to the form.
 */
function openFailedDocuments(page: Page, speed: number, note: (line: string) => void) {
  let failed: { url: string; isForm: boolean; tries: number } | null = null;
  let askAt = 0;
  page.on("requestfailed", (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const isForm = request.method() === "POST" || request.redirectedFrom()?.method() === "POST";
    const tries = failed?.url === request.url() ? failed.tries + 1 : 0;
    failed = { url: request.url(), isForm, tries };
    askAt = performance.now() + Math.min(30_000, 1_000 * 2 ** tries) / speed;
  });
  return {
    async isAway(): Promise<boolean> {
      if (!failed) return false;
      const here = page.url();
      if (!here.startsWith("chrome-error:") && here !== "about:blank" && !(await isErrorPage(page))) {
        failed = null;
        return false;
      }
      if (performance.now() < askAt) return true;
      const { url, isForm } = failed;
      askAt = Number.POSITIVE_INFINITY;
      note(isForm ? `back from ${url}` : `the browser asks again for ${url}`);
      const asking = isForm ? page.goBack({ waitUntil: "commit" }) : page.goto(url, { waitUntil: "commit" });
      await asking.catch(() => {
        askAt = Math.min(askAt, performance.now() + 1_000 / speed);
      });
      return true;
    },
  };
}

const isErrorPage = async (page: Page) =>
  (await quickly(
    page.evaluate(
      () =>
        document.documentElement.querySelector("#main-frame-error") !== null ||
        location.protocol === "chrome-error:",
    ),
  )) !== false;
