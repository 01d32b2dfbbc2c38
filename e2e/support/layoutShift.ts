import type { BrowserContext, Page } from "playwright/test";

/** What moves by itself on a screen. */
export interface Shift {
  /** Share of the window that moved times how far it moved, as in Web Vitals. */
  score: number;
  /** What moved, from where to where: « UL.items 274 → 599 px ». */
  moved: string[];
}

declare global {
  interface Window {
    shifts?: Shift[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Runs in the page before its own code. */
function noteShifts() {
  const shifts: Shift[] = [];
  window.shifts = shifts;
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.nodeName} « ${node.textContent?.slice(0, 40)} »` : `${node?.nodeName}`;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[])
      shifts.push({
        score: value,
        moved: sources.map(
          ({ node, previousRect, currentRect }) => `${nameOf(node)} ${previousRect.y} → ${currentRect.y} px`,
        ),
      });
  }).observe({ type: "layout-shift", buffered: true });
}

/** Slow enough that each answer comes after what is shown before it. */
const mobileNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

async function settle(page: Page): Promise<void> {
  // A screen that asks again and again is never idle.
  await page.waitForLoadState("networkidle", { timeout: 6000 }).catch(() => {});
  await page.waitForTimeout(500);
}

/** Opens an address as a visitor who arrives there in a window of its own, on a phone's network, and returns what has moved by itself. */
export async function shiftsOf(
  context: BrowserContext,
  address: string,
  window: { width: number; height: number },
): Promise<Shift[]> {
  const page = await context.newPage();
  try {
    await page.setViewportSize(window);
    await page.addInitScript(noteShifts);
    const browser = await context.newCDPSession(page);
    await browser.send("Network.enable");
    await browser.send("Network.emulateNetworkConditions", mobileNetwork);
    await page.goto(address);
    await settle(page);
    return (await page.evaluate(() => globalThis.window.shifts)) ?? [];
  } finally {
    await page.close();
  }
}
