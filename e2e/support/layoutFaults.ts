import { resolve } from "node:path";
import type { Page } from "playwright/test";
import { build, type Rollup } from "vite";

const entry = resolve(import.meta.dirname, "../../.storybook/visual/layout/layoutFaults.ts");

/** Returns the stories' detectors of layout faults, as one script. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, lib: { entry, formats: ["iife"], name: "layout" } },
  });
  const [{ output }] = built as [Rollup.RollupOutput];
  return `${output[0].code}; globalThis.layoutFaults = layout.layoutFaults;`;
}

let built: Promise<string> | undefined;

/** Adds the detectors to every document of the page. Call it before the first navigation. */
export async function bringDetectors(page: Page): Promise<void> {
  built ??= script();
  await page.addInitScript(await built);
}

/** Returns one line per layout fault of the page in its current window, once script-driven layout has settled. */
export const layoutFaultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    return (globalThis as unknown as { layoutFaults: () => string[] }).layoutFaults();
  });
