// `npm run brand-colors`: walks the main site and a stand in twenty random brand colours and plays axe's colour rules on every screen
// at four widths, light and dark. `-- 3`: three colours; `-- 3 --seed 7`: those of seed 7.
import { chromium } from "playwright";
import { chromiumFlags, chromiumPath } from "../scripts/chromium.ts";
import { readOptions } from "../scripts/readOptions.ts";
import { colorFaults } from "./support/colorFaults.ts";
import { walkMain, walkStand } from "./support/screens.ts";
import { startShop } from "./support/shop.ts";

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: { seed: { type: "string" } },
});
const count = Number(positionals[0] ?? 20);
const seed = Number(values.seed ?? Date.now() % 100_000);
const operatorCode = "un code de comptoir";

/** Returns a colour for a seed: the same for the same number (mulberry32). */
function colorOf(number: number): string {
  let state = (number + 0x6d2b79f5) | 0;
  state = Math.imul(state ^ (state >>> 15), state | 1);
  state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
  return `#${((state ^ (state >>> 14)) >>> 8).toString(16).padStart(6, "0")}`;
}

const brands = Array.from({ length: count }, (_, place) => colorOf(seed * 1000 + place));
const executablePath = chromiumPath();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) });
process.stdout.write(`seed ${seed}: ${brands.join(" ")}\n`);
const faults: string[] = [];
for (const place of ["main", "truck"] as const) {
  const shop = await startShop({ place, env: { SHOP_ACCENT: brands[0] ?? "", OPERATOR_CODE: operatorCode } });
  const page = await browser.newPage({ locale: "fr-FR", reducedMotion: "reduce", bypassCSP: true });
  const look = async (screen: string) => {
    for (const brand of brands) {
      const found = await colorFaults(page, place, brand);
      faults.push(...found.map((fault) => `${brand} ${place} ${screen}, ${fault}\n`));
    }
    process.stdout.write(`${place} ${screen}: ${faults.length} faults so far\n`);
  };
  try {
    if (place === "main") await walkMain(page, shop, look, "couleurs@example.fr");
    else await walkStand(page, shop, look, operatorCode);
  } finally {
    await page.close();
    await shop.stop();
  }
}
await browser.close();
process.stdout.write(faults.join(""));
process.exitCode = faults.length > 0 ? 1 : 0;
