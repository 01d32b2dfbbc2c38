import type { Page } from "playwright/test";
import type * as Detectors from "../../.storybook/visual/layout/layoutFaults.ts";
import { pageScript } from "./pageScript.ts";

let built: Promise<string> | undefined;

/** Adds the stories' detectors of layout faults to every document of the page. Call it before the first navigation. */
export async function bringDetectors(page: Page): Promise<void> {
  built ??= pageScript(".storybook/visual/layout/layoutFaults.ts", "layout");
  await page.addInitScript(await built);
}

/** Returns one line per layout fault of the page in its current window, once script-driven layout has settled. */
export const layoutFaultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    return (globalThis as unknown as { layout: typeof Detectors }).layout.layoutFaults();
  });
