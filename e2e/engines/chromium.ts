import { chromium as playwright } from "playwright";
import { chromiumFlags, chromiumPath } from "../../scripts/chromium.ts";
import { type Engine, type EngineKind, keys, type WindowName, windows } from "./engine.ts";

/** The pinned Chromium, driven by Playwright. */
export const chromium: EngineKind = { name: "Chromium", missing: null, open: openChromium };

const keyNames = new Map<string, string>([
  [keys.escape, "Escape"],
  [keys.arrowRight, "ArrowRight"],
]);

async function openChromium(windowName: WindowName): Promise<Engine> {
  const executablePath = chromiumPath();
  const browser = await playwright.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumFlags,
  });
  const isPhone = windowName === "phone";
  const context = await browser.newContext({
    viewport: windows[windowName],
    locale: "fr-FR",
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  const heard: string[] = [];
  context.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (fault) => heard.push(`uncaught: ${fault.error()}`));
  const page = await context.newPage();
  return {
    goTo: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    evaluate: (expression) => page.evaluate(expression),
    press: (x, y) => (isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    async type(text) {
      const key = keyNames.get(text);
      await (key ? page.keyboard.press(key) : page.keyboard.type(text));
    },
    screenshot: () => page.screenshot(),
    complaints: () => heard,
    close: () => browser.close(),
  };
}
