import { resolve } from "node:path";
import type { Page } from "playwright/test";
import { build, type Rollup } from "vite";

const entry = resolve(import.meta.dirname, "../../.storybook/visual/layout/layoutFaults.ts");

/** The stories' detectors of layout faults, as one script. */
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

/** Gives every document of the page the detectors; to be called before it goes anywhere. */
export async function bringDetectors(page: Page): Promise<void> {
  built ??= script();
  await page.addInitScript(await built);
}

/** @returns a line a fault of the page's layout in its window as it is, once what scripts lay out has followed */
export const layoutFaultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    return (globalThis as unknown as { layoutFaults: () => string[] }).layoutFaults();
  });
