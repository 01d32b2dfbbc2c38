import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright";
import { brandStyle } from "../../server/app/http/brand.ts";

const script = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Widths of windows, in pixels: a phone, a tablet, a tablet across, a desktop. */
const widths = [390, 768, 1024, 1440];

/** As in `.storybook/visual/checks.ts`: below 4.5 the enhanced rule would defer to the plain one. */
const sevenToOne = {
  contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } },
};

/**
 * Plays axe's rules on colours on a page in a brand's colour, at four widths: on the main site light and dark, at a stand for
 * seven to one. The page's context must bypass the policy.
 */
export async function colorFaults(page: Page, place: "main" | "truck", brand: string): Promise<string[]> {
  await page.evaluate(dress, brandStyle({ accent: brand, font: null }));
  if (!(await page.evaluate(() => "axe" in window))) await page.addScriptTag({ path: script });
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const colorScheme of place === "main" ? (["light", "dark"] as const) : (["light"] as const)) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate(play, { place, sevenToOne });
      faults.push(...found.map((fault) => `${colorScheme}, ${width} px: ${fault}`));
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  if (before) await page.setViewportSize(before);
  return faults;
}

/** Runs in the page: replaces the brand that the server has sent. */
function dress(css: string) {
  const style = document.getElementById("brand-colors") ?? document.createElement("style");
  style.id = "brand-colors";
  style.textContent = css;
  document.head.append(style);
}

/** Runs in the page. */
async function play({ place, sevenToOne: options }: { place: string; sevenToOne: typeof sevenToOne }) {
  const { axe: engine } = window as unknown as { axe: typeof axe };
  const rule = place === "main" ? "color-contrast" : "color-contrast-enhanced";
  engine.configure({ checks: [{ id: "color-contrast-enhanced", options }] });
  const { violations } = await engine.run(document, {
    runOnly: [rule, "link-in-text-block"],
    rules: { [rule]: { enabled: true } },
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target} ${JSON.stringify(any[0]?.data ?? "")}`),
  );
}
