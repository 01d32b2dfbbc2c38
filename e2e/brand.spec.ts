import { expect, test } from "playwright/test";
import { colorFaults } from "./support/colorFaults.ts";
import { startShop } from "./support/shop.ts";

// Yellow, navy and a grey in the middle: the hardest colours for text on and beside them.
const brands = ["#f5c800", "#0b1f4b", "#808080"];

test("a photographer's colour reaches every page and keeps its contrast", async ({ browser }) => {
  test.setTimeout(240_000);
  const [accent = ""] = brands;
  const shop = await startShop({
    place: "main",
    env: { SHOP_ACCENT: accent, SHOP_NAME: "Photos de Lamotte" },
  });
  const page = await browser.newPage({ locale: "fr-FR", reducedMotion: "reduce", bypassCSP: true });
  try {
    await page.goto(`${shop.url}/login`);
    const button = page.getByRole("button", { name: "Se connecter" });
    await expect(button).toHaveCSS("background-color", "rgb(245, 200, 0)");
    await expect(page).toHaveTitle(/· Photos de Lamotte$/);
    const faults: string[] = [];
    for (const path of ["login", "search", "cart", "help"]) {
      await page.goto(`${shop.url}/${path}`);
      await page.getByRole("main").getByRole("heading").first().waitFor();
      for (const brand of brands) {
        faults.push(...(await colorFaults(page, "main", brand)).map((fault) => `${brand} ${path}, ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  } finally {
    await page.close();
    await shop.stop();
  }
});
