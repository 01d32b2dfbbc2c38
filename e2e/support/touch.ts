import type { Page } from "playwright/test";

/** Returns what touches a page by one finger, as Playwright's touchscreen only taps. Points in pixels; none to lift it. */
export async function fingerOn(page: Page) {
  const browser = await page.context().newCDPSession(page);
  return (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    browser.send("Input.dispatchTouchEvent", { type, touchPoints });
}
