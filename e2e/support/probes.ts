import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright/test";
import type * as Probes from "../../.storybook/visual/probes/onPage.ts";
import { pageScript } from "./pageScript.ts";

type Probe = keyof typeof Probes;

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Returns axe and the stories' probes, as one script. */
async function script(): Promise<string> {
  const probes = await pageScript(".storybook/visual/probes/onPage.ts", "probes");
  return `${readFileSync(axe, "utf8")}; ${probes}`;
}

let built: Promise<string> | undefined;

/** Adds axe and the probes to every document of the page. Call it before the first navigation. */
export async function bringProbes(page: Page): Promise<void> {
  built ??= script();
  await page.addInitScript(await built);
}

/** Returns what the given probes find on the page, one line per fault. */
export const faultsOf = (page: Page, names: readonly Probe[]): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const { probes } = globalThis as unknown as { probes: typeof Probes };
    const faults = [];
    for (const name of wanted) faults.push(...(await probes[name]()));
    return faults;
  }, names);

/** Returns axe's violations of the whole document, one line each. */
export const axeViolations = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe, ${id}: ${target}`));
  });
