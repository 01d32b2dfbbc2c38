import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { chromiumFlags, chromiumPath } from "../scripts/chromium.ts";
import { type Look, walkMain, walkStand } from "./support/screens.ts";
import { startShop } from "./support/shop.ts";

/**
 * Takes every screen of the path at the main site, there in the dark too, and at a stand, 1440 and 390 px wide, into
 * .cache/screenshots: `npm run screenshots`, then view them. `-- dark` takes one kind only. Settings such as SHOP_ACCENT apply.
 */
const kinds = [
  { kind: "main", place: "main", colorScheme: "light" },
  { kind: "dark", place: "main", colorScheme: "dark" },
  { kind: "truck", place: "truck", colorScheme: "light" },
] as const;
const wanted = kinds.filter(({ kind }) => !process.argv[2] || kind === process.argv[2]);
const operatorCode = "un code de comptoir";
const folder = resolve(import.meta.dirname, "../.cache/screenshots");
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Runs in the page: whether all content has come, and every image in view. */
const isReady = () =>
  document.querySelector("[aria-busy=true], [data-loading]") === null &&
  // `complete` does not tell for a lazy image.
  [...document.images].every(
    (image) =>
      image.naturalWidth > 0 ||
      image.getClientRects().length === 0 ||
      image.getBoundingClientRect().top > innerHeight,
  );

async function withPage(
  browser: Browser,
  { kind, colorScheme }: (typeof kinds)[number],
  size: keyof typeof sizes,
  walk: (page: Page, look: Look) => Promise<void>,
) {
  const page = await browser.newPage({
    viewport: sizes[size],
    locale: "fr-FR",
    reducedMotion: "reduce",
    colorScheme,
  });
  let place = 0;
  await walk(page, async (name) => {
    place += 1;
    await page.waitForLoadState("networkidle");
    await page.waitForFunction(isReady);
    await page.screenshot({
      path: join(folder, `${kind}-${String(place).padStart(2, "0")}-${name}-${size}.png`),
    });
  });
  await page.close();
}

await mkdir(folder, { recursive: true });
const executablePath = chromiumPath();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) });
for (const look of wanted) {
  const shop = await startShop({ place: look.place, env: { OPERATOR_CODE: operatorCode } });
  try {
    for (const size of ["desktop", "phone"] as const) {
      await withPage(browser, look, size, (page, take) =>
        look.place === "main"
          ? walkMain(page, shop, take, `${size}@example.fr`)
          : walkStand(page, shop, take, operatorCode),
      );
    }
  } finally {
    await shop.stop();
  }
}
await browser.close();
