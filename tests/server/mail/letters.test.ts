import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Brand } from "../../../server/core/brand.ts";
import type { Letter } from "../../../server/mail/letter.ts";
import { mailLogo } from "../../../server/mail/mailLogo.ts";
import { writeHtml } from "../../../server/mail/writeHtml.ts";
import { writeText } from "../../../server/mail/writeText.ts";
import { contrastOf } from "../../../src/ui/theme/contrast.ts";

const letter: Letter = {
  subject: "Votre commande 4F3A est confirmée",
  preview: "Nous préparons vos photos.",
  title: "Merci\u202f!",
  from: "Photos & Co",
  parts: [
    { kind: "paragraph", text: `Bonjour <b onclick="x()">Zoé</b> & compagnie,` },
    {
      kind: "lines",
      lines: [
        { what: "2 × Tirage photo", detail: "20x30, Option mat", amount: "30,00\u00a0€" },
        { what: "Remise", amount: "−3,00\u00a0€" },
      ],
      total: { what: "Total TTC", amount: "27,00\u00a0€" },
    },
    { kind: "block", lines: ["1 rue des Haras", "50000 Saint-Lô"] },
    { kind: "button", label: "Voir la commande", url: "https://photos.example.fr/order/1?a=1&b=2" },
    { kind: "smallPrint", text: "Conditions" },
  ],
  reason: "Vous avez commandé.",
};

describe("a letter", () => {
  it("is whole as plain text", () => {
    expect(writeText(letter)).toBe(
      `Merci\u202f!

Bonjour <b onclick="x()">Zoé</b> & compagnie,

2 × Tirage photo\u00a0: 30,00\u00a0€
  20x30, Option mat
Remise\u00a0: −3,00\u00a0€
Total TTC\u00a0: 27,00\u00a0€

1 rue des Haras
50000 Saint-Lô

Voir la commande\u00a0:
https://photos.example.fr/order/1?a=1&b=2

Conditions

-- 
Photos & Co
Vous avez commandé.
`,
    );
  });

  it("has the brand's logo and readable colours", async () => {
    const bytes = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><rect width="30" height="10"/></svg>',
    );
    const logo = { bytes, type: "image/svg+xml", address: "/brand/x.svg" };
    const html = writeHtml(letter, { accent: "#f5c800", logo });
    expect(html).toContain('<img src="cid:logo@shop" height="40" alt="Photos &#38; Co"');
    const [, text = "", ground = ""] = /color:(#\w+);background:(#\w+);border-radius/.exec(html) ?? [];
    expect(ground).toBe("#f5c800");
    expect(contrastOf(ground, text)).toBeGreaterThanOrEqual(4.5);
    const { width, height } = await sharp((await mailLogo({ logo } as Brand))?.content).metadata();
    expect(height).toBe(80);
    expect(width).toBeCloseTo(240, -1);
  });

  it("is whole as HTML, and nothing in it is read as markup or loaded", () => {
    const html = writeHtml(letter, { accent: null, logo: null });
    const words = html
      .replace(/<[^>]*>/g, " ")
      .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
      .replace(/[ \n]+/g, " ");
    for (const word of [
      "Nous préparons vos photos.",
      "Merci\u202f!",
      `<b onclick="x()">Zoé</b> & compagnie,`,
      "2 × Tirage photo 20x30, Option mat 30,00\u00a0€",
      "Remise −3,00\u00a0€ Total TTC 27,00\u00a0€",
      "1 rue des Haras 50000 Saint-Lô",
      "Voir la commande",
      "https://photos.example.fr/order/1?a=1&b=2",
      "Photos & Co",
      "Vous avez commandé.",
    ]) {
      expect(words).toContain(word);
    }
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('href="https://photos.example.fr/order/1?a=1&#38;b=2"');
    expect(html).not.toMatch(/<b |<(img|link|script|style|iframe)|url\(|src=/i);
  });
});
