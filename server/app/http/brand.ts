import type { Hono } from "hono";
import { brandColors } from "../../../src/ui/theme/brand.ts";
import { customProperties } from "../../../src/ui/theme/names.ts";
import type { Brand } from "../../core/brand.ts";
import type { Services } from "../../core/services.ts";

/** Serves logo and typeface. Their addresses change with their content, so caches may keep them. */
export function mountBrand(app: Hono, { settings }: Services): void {
  for (const file of [settings.brand.logo, settings.brand.font]) {
    if (!file) continue;
    app.get(file.address, (c) => {
      c.header("content-type", file.type);
      c.header("cache-control", "public, max-age=31536000, immutable");
      return c.body(new Uint8Array(file.bytes));
    });
  }
}

/** Family of the photographer's typeface. */
const family = "Shop";

/**
 * Returns the brand as a style sheet over the themes', "" for Dossard's own look. Its selectors outweigh theirs, since the page's
 * style sheet comes later.
 */
export function brandStyle({ accent, font }: Pick<Brand, "accent" | "font">): string {
  const rules: string[] = [];
  if (accent) {
    const rule = (selector: string, theme: Parameters<typeof brandColors>[1]) =>
      `${selector}{${customProperties({ color: { ...brandColors(accent, theme) } })}}`;
    rules.push(
      rule(":root:root", "boutique"),
      `@media screen{${rule(":root[data-theme=dark]", "dark")}}`,
      `@media screen and (prefers-color-scheme:dark){${rule(":root[data-theme=auto]", "dark")}}`,
      rule(":root[data-theme=stand]", "stand"),
    );
  }
  if (font) {
    rules.push(
      // Optional: titles never change their width while someone reads.
      `@font-face{font-family:${family};src:url(${font.address}) format("woff2");font-weight:100 900;font-display:optional}`,
      `:root:root{${customProperties({ font: { title: `${family}, Arial, sans-serif` } })}}`,
    );
  }
  return rules.join("\n");
}

/** Returns the head's tags of the brand, and their style sheets, which the page's policy must allow. */
export function brandTags(brand: Brand): { tags: string; styles: string[] } {
  const style = brandStyle(brand);
  if (!style) return { tags: "", styles: [] };
  const preload = brand.font
    ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${brand.font.address}">`
    : "";
  return { tags: `${preload}<style>${style}</style>`, styles: [style] };
}
