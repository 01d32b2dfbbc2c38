import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSettings } from "../../../../server/core/readSettings.ts";
import { contrastOf } from "../../../../src/ui/theme/contrast.ts";
import { startTestShop } from "../../support/testShop.ts";

const require = createRequire(import.meta.url);
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><rect width="30" height="10"/></svg>';
const woff2 = require.resolve(
  "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
);

/** A shop with a built page, in the brand of these settings. */
async function startBrandedShop(environment: Record<string, string>) {
  const shop = await startTestShop({ brand: readSettings(environment).brand });
  onTestFinished(() => shop.stop());
  const folder = join(shop.services.settings.dataDir, "shop");
  await mkdir(folder, { recursive: true });
  await copyFile("index.html", join(folder, "index.html"));
  return shop;
}

async function writeLogo(text: string): Promise<string> {
  const shop = await startTestShop();
  onTestFinished(() => shop.stop());
  const path = join(shop.services.settings.dataDir, "logo.svg");
  await writeFile(path, text);
  return path;
}

const declared = (css: string, rule: string, name: string) =>
  new RegExp(`${rule}\\{[^}]*--dossard-color-${name}: (#\\w+);`).exec(css)?.[1] ?? "";

test("Dossard's own page carries no brand, and its policy allows no style in the page", async () => {
  const { body, headers } = await (await startBrandedShop({})).newVisitor().get<string>("/cart");
  expect(body).toContain("<title>Dossard, les photos");
  expect(body).not.toMatch(/<style|\/brand\/|shopName/);
  expect(headers.get("content-security-policy")).toContain("style-src 'self';");
});

test("a photographer's page has name, logo, typeface and colours in its first bytes, as its policy allows", async () => {
  const logo = await writeLogo(svg);
  const shop = await startBrandedShop({
    SHOP_NAME: "Haras & Photos",
    SHOP_ACCENT: "#F5C800",
    SHOP_LOGO: logo,
    SHOP_FONT: woff2,
  });
  const { body, headers } = await shop.newVisitor().get<string>("/cart");
  expect(body).toContain("<title>Haras &#38; Photos, les photos");
  const [, css = ""] = /<style>([^<]*)<\/style>/.exec(body) ?? [];
  const digest = createHash("sha256").update(css).digest("base64");
  expect(headers.get("content-security-policy")).toContain(`style-src 'self' 'sha256-${digest}'`);
  expect(declared(css, ":root:root", "accent")).toBe("#f5c800");
  for (const [rule, minimum] of [
    [":root:root", 4.5],
    [":root\\[data-theme=dark\\]", 4.5],
    [":root\\[data-theme=stand\\]", 7],
  ] as const) {
    const contrast = contrastOf(declared(css, rule, "accent"), declared(css, rule, "on-accent"));
    expect(contrast, rule).toBeGreaterThanOrEqual(minimum);
  }
  const place = JSON.parse(/id="place">(.*?)<\/script>/.exec(body)?.[1] ?? "null");
  expect(place).toMatchObject({
    shopName: "Haras & Photos",
    logo: expect.stringMatching(/^\/brand\/\w+\.svg$/),
  });
  const image = await shop.newVisitor().get<string>(place.logo);
  expect([image.status, image.body]).toEqual([200, svg]);
  expect(image.headers.get("content-type")).toBe("image/svg+xml");
  expect(image.headers.get("cache-control")).toMatch(/immutable/);
  const font = /url\((\/brand\/\w+\.woff2)\)/.exec(css)?.[1] ?? "";
  expect(body).toContain(`<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`);
  expect((await shop.newVisitor().get(font)).status).toBe(200);
  expect((await readFile(woff2)).length).toBeGreaterThan(1000);
});

test.each([
  [{ SHOP_ACCENT: "yellow" }, "SHOP_ACCENT : une couleur comme #116b3c est attendue"],
  [{ SHOP_LOGO: "/nulle/part.svg" }, "SHOP_LOGO : /nulle/part.svg : le fichier ne se lit pas (ENOENT)"],
  [{ SHOP_LOGO: woff2 }, "un fichier SVG, PNG ou WebP est attendu"],
  [{ SHOP_FONT: "package.json" }, "SHOP_FONT : package.json : un fichier WOFF2 est attendu"],
  [{ SHOP_WATERMARK: "写真" }, "SHOP_WATERMARK : lettres latines et chiffres"],
])("the setting %j is refused in one line", (environment, words) => {
  expect(() => readSettings(environment)).toThrow(words);
  expect(() => readSettings(environment)).toThrow(/^Mauvais réglage : [^\n]+$/);
});
