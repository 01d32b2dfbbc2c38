import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Brand } from "../../../server/core/brand.ts";
import type { Letter } from "../../../server/mail/letter.ts";
import { mailLogo } from "../../../server/mail/mailLogo.ts";
import { writeHtml } from "../../../server/mail/writeHtml.ts";
import { writeText } from "../../../server/mail/writeText.ts";
import { contrastOf } from "../../../src/ui/theme/contrast.ts";
import { sampleLetters } from "../../../stories/mails/sampleLetters.ts";
import { paintedTexts } from "./paintedTexts.ts";

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
    {
      kind: "pictures",
      pictures: [
        { content: new Uint8Array(), width: 112, height: 75, name: 'A"1', caption: "Quartz · 42" },
        { content: new Uint8Array(), width: 75, height: 112, name: 'A"2', caption: "" },
      ],
      others: 3,
    },
    { kind: "block", lines: ["1 rue des Haras", "50000 Saint-Lô"] },
    { kind: "button", label: "Voir la commande", url: "https://photos.example.fr/order/1?a=1&b=2" },
    { kind: "smallPrint", text: "Conditions" },
    { kind: "smallLink", label: "Vente", url: "https://photos.example.fr/cgv" },
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

Quartz · 42 (photo A"1)
Photo A"2
et 3 autres photos

1 rue des Haras
50000 Saint-Lô

Voir la commande\u00a0:
https://photos.example.fr/order/1?a=1&b=2

Conditions

Vente\u00a0: https://photos.example.fr/cgv

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
    const [, text = "", ground = ""] = /color:(#\w+);background:(#\w+);border:1px/.exec(html) ?? [];
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
      "Quartz · 42",
      "et 3 autres photos",
      "1 rue des Haras 50000 Saint-Lô",
      "Vente\u00a0: https://photos.example.fr/cgv",
      "Voir la commande",
      "https://photos.example.fr/order/1?a=1&b=2",
      "Photos & Co",
      "Vous avez commandé.",
    ]) {
      expect(words).toContain(word);
    }
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('href="https://photos.example.fr/order/1?a=1&#38;b=2"');
    expect(html).toContain('src="cid:photo-1@shop" width="112" height="75" alt="Photo Quartz · 42"');
    expect(html).toContain('alt="Photo A&#34;2"');
    expect(html).not.toMatch(/<b |<(link|script|iframe)|url\(|@import|src="(?!cid:)/i);
  });

  it("is headed by the shop's name in its colour where it has no logo", () => {
    const html = writeHtml(letter, { accent: "#1f5fb4", logo: null });
    expect(html).toMatch(/<span class="mail-accent" style="[^"]*color:#1f5fb4">Photos &#38; Co<\/span>/);
    expect(html).not.toContain('mail-plate"');
  });

  it("has a light plate behind its logo in the dark", () => {
    const logo = { bytes: Buffer.from(""), type: "image/png", address: "/brand/x.png" };
    const html = writeHtml(letter, { accent: null, logo });
    expect(html).toContain('<span class="mail-plate"');
    expect(html).toContain(".mail-plate{background:#fffdf9!important;");
  });

  it("says that it has a light and a dark version", () => {
    const html = writeHtml(letter, { accent: null, logo: null });
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('<meta name="supported-color-schemes" content="light dark">');
  });
});

describe.each(Object.entries(sampleLetters))("the mail %s", (_, sample) => {
  it.each([null, "#f5c800", "#1d1b16", "#8b0000", "#ffffff", "#00a3ff"])(
    "is readable with the accent %s",
    (accent) => {
      const html = writeHtml(sample, { accent, logo: null });
      for (const version of ["light", "dark"] as const) {
        const texts = paintedTexts(html, version);
        expect(texts.map(({ text }) => text)).toContain(sample.from);
        for (const { text, color, ground } of texts)
          expect(
            contrastOf(color, ground),
            `${version}: ${text}, ${color} on ${ground}`,
          ).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it("is another one in the dark", () => {
    const html = writeHtml(sample, { accent: null, logo: null });
    const [light, dark] = (["light", "dark"] as const).map((version) => paintedTexts(html, version));
    expect(light?.length).toBe(dark?.length);
    for (const [place, { text, color, ground }] of (light ?? []).entries()) {
      expect(dark?.[place]?.color, text).not.toBe(color);
      expect(dark?.[place]?.ground, text).not.toBe(ground);
    }
  });

  it("shows no link that is longer than a line", () => {
    for (const part of sample.parts) if ("url" in part) expect(part.url.length).toBeLessThan(80);
  });
});
