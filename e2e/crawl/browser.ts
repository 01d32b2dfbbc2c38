import { type Browser, type BrowserContext, chromium } from "playwright";
import { chromiumFlags, chromiumPath } from "../../scripts/chromium.ts";
import { pageScript } from "../support/pageScript.ts";
import type { Hand } from "./actions.ts";
import { countEffects } from "./watch.ts";

/** Launches a browser that knows no host but this machine: the shop's bank is its own here. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    // Not by routes: those turn the browser's cache off.
    args: [...chromiumFlags, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
    handleSIGINT: false,
  });
}

let script: Promise<string> | undefined;

/** Brings the crawler's eyes to all pages of a context. */
export async function bringCrawler(context: BrowserContext): Promise<void> {
  await context.addInitScript(countEffects);
  script ??= pageScript("e2e/crawl/page/state.ts", "crawl");
  await context.addInitScript(await script);
}

/**
 * Opens a visitor's window: phones are pressed with a finger, stands with a finger, desktops with keys alone.
 * @param size width in px, or width x height
 */
export async function openVisitor(
  browser: Browser,
  place: string,
  size: string,
): Promise<{ context: BrowserContext; hand: Hand }> {
  const [width = 390, height = width < 600 ? 844 : 900] = size.split("x").map(Number);
  const context = await browser.newContext({
    viewport: { width, height },
    ...{ locale: "fr-FR", timezoneId: "Europe/Paris", reducedMotion: "reduce" },
    ...(width < 600 && { isMobile: true, hasTouch: true }),
    ...(place === "truck" && { hasTouch: true }),
  });
  context.setDefaultTimeout(20_000);
  await bringCrawler(context);
  return { context, hand: width < 600 || place === "truck" ? "pointer" : "keys" };
}
