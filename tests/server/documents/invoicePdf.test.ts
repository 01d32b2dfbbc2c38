import { inflateSync } from "node:zlib";
import { extractXml, Profile, validateXsd } from "@stackforge-eu/factur-x";
import { describe, expect, it, test } from "vitest";
import { facturX } from "../../../server/documents/facturX.ts";
import { invoicePdf } from "../../../server/documents/invoicePdf.ts";
import { creditContent } from "../../../server/orders/issueCreditNote.ts";
import { readByPdfium, readByPdfJs } from "./pdfReaders.ts";
import {
  complete,
  privatePerson,
  sampleInvoice,
  sampleInvoices,
  sampleLines,
  withBuyer,
} from "./sampleInvoice.ts";

const credit = {
  invoiceNumber: "F2026-1-00042",
  invoiceIssuedAt: "2026-06-13T22:30:00.000Z",
  reason: "Tirage abîmé",
};
const rateOf = (rate: number, gross: number) => ({ rate, gross, net: gross, vat: 0 });

/** Returns a PDF's objects by number, as raw bytes, and its root catalog. */
function objectsOf(pdf: Buffer) {
  const text = pdf.toString("latin1");
  const object = (number: string) =>
    new RegExp(`(?:^|\\n)${number} 0 obj\\n([\\s\\S]*?)\\nendobj`).exec(text)?.[1] ?? "";
  const [, root = ""] = /\/Root (\d+) 0 R/.exec(text) ?? [];
  return { object, catalog: object(root) };
}

function streamOf(object: string): Buffer {
  const [, bytes = ""] = /stream\n([\s\S]*)\nendstream/.exec(object) ?? [];
  const raw = Buffer.from(bytes, "latin1");
  return object.includes("/FlateDecode") ? inflateSync(raw) : raw;
}

/** Reads with both engines: the text must be the same in both. */
async function readTwice(pdf: Buffer): Promise<string[]> {
  const [chromium, firefox] = [await readByPdfium(pdf), await readByPdfJs(pdf)];
  expect(firefox.pages).toEqual(chromium.pages);
  return chromium.pages;
}

describe("the invoice's PDF, opened by two readers", () => {
  it("says that free delivery is free", async () => {
    const free = sampleLines.map((line) => (line.kind === "shipping" ? { ...line, unitGross: 0 } : line));
    const [page = ""] = await readTwice(await invoicePdf(sampleInvoice({ given: free }), null));
    expect(page).toContain("Livraison 1 0,00 € 20 % 0,00 € Offerte");
  });

  it("says all that an invoice says, accents and French spaces right", async () => {
    const [page = ""] = await readTwice(await invoicePdf(sampleInvoice(), null));
    for (const words of [
      "Dossard Photographie & Fils",
      "SIREN 123 456 789",
      "TVA intracommunautaire FR32123456789",
      "SARL au capital de 10 000 €, RCS Coutances",
      "Numéro F2026-1-00042",
      "Date d’émission 14 juin 2026",
      "Date de la vente 14 juin 2026",
      "Commande 8F3A",
      "Facturé à Écurie du Cœur & Cie Éloïse Lefèvre-Noël 12 chemin des Écuries 50000 Saint-Lô",
      "TVA intracommunautaire FR40303265045",
      "Livré à Éloïse Lefèvre-Noël Les Œillets 14000 Caen",
      "Tirage photo 20x30, Option mat, photo IMG_0042 2 14,99 € 20 % 29,98 € 35,98 €",
      "Mon parcours <complet> : L’Œil d’Or & Šárka 1 1 028,75 € 20 % 1 028,75 € 1 234,50 €",
      "Livraison 1 4,92 € 20 % 4,92 € 5,90 €",
      "Remise de 10 % 1 −105,87 € 20 % −105,87 € −127,05 €",
      "Nature de l’opération : livraison de biens et prestation de services",
      "Total HT 957,78 €",
      "TVA 20 % sur 957,78 € 191,55 €",
      "Total TTC 1 149,33 €",
      "Payée le 14 juin 2026 par carte bancaire",
      "indemnité forfaitaire de 40 € pour frais de recouvrement",
      "Page 1 sur 1",
    ]) {
      expect(page).toContain(words);
    }
    expect(page).not.toContain("SPÉCIMEN");
  });

  it("says where and when it is fetched instead of where it was sent", async () => {
    const pickUp = {
      label: "Jumping de Saint-Lô",
      start: "2026-06-12T06:00:00Z",
      end: "2026-06-14T16:00:00Z",
    };
    const [page = ""] = await readTwice(await invoicePdf(sampleInvoice({ delivery: null, pickUp }), null));
    expect(page).toContain(
      "Retrait en Click&Collect Au stand de « Jumping de Saint-Lô » 2 heures après la commande, et jusqu’au 14 juin 2026",
    );
    expect(page).not.toContain("Livré à");
  });

  it("embeds the shop's own fonts and nothing else, and says that it is PDF/A-3b in French", async () => {
    const { fonts, lang, xmp } = await readByPdfJs(await invoicePdf(sampleInvoice(), null));
    expect(fonts.length).toBeGreaterThanOrEqual(4);
    for (const { name, isEmbedded } of fonts) {
      expect(name).toMatch(/^[A-Z]{6}\+(InstrumentSans|BricolageGrotesque)-/);
      expect(isEmbedded, name).toBe(true);
    }
    expect(lang).toBe("fr-FR");
    expect(xmp).toMatch(/<pdfaid:part>3<\/pdfaid:part>\s*<pdfaid:conformance>B</);
  });

  it("goes on over as many pages as it needs, each with the heads of its columns", async () => {
    const given = Array.from({ length: 60 }, (_, index) => ({
      kind: "item" as const,
      label: `Tirage ${index + 1}`,
      details: ["20x30"],
      quantity: 1,
      unitGross: 1500,
    }));
    const pages = await readTwice(await invoicePdf(sampleInvoice({ given }), null));
    expect(pages).toHaveLength(4);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain("Désignation Qté P.U. HT TVA Total HT Total TTC");
      expect(page).toContain(`Page ${index + 1} sur 4`);
    }
    expect(pages.join(" ").match(/Tirage \d+ 20x30 1 12,50 €/g)).toHaveLength(60);
    expect(pages.at(-1)).toContain("Total TTC 900,00 €");
  });

  it("tells a seller without VAT, and a price of one finer than a cent", async () => {
    const given = [{ ...sampleLines[0], quantity: 3, unitGross: 500 }] as typeof sampleLines;
    const [without = ""] = await readTwice(await invoicePdf(sampleInvoice({ rate: 0 }), null));
    expect(without).toContain("TVA non applicable, article 293 B du code général des impôts.");
    const [fine = ""] = await readTwice(await invoicePdf(sampleInvoice({ given, rate: 1000 }), null));
    expect(fine).toContain("3 4,5467 € 10 % 13,64 € 15,00 €");
  });

  it("spares a private person the words that are for business", async () => {
    const [page = ""] = await readTwice(await invoicePdf(withBuyer(privatePerson), null));
    expect(page).toContain("Facturé à Éloïse Lefèvre-Noël");
    expect(page).not.toContain("escompte");
  });

  it.each([
    ["without a seller", { sellerIs: null }, "Spécimen : l’identité du vendeur n’est pas renseignée."],
    ["paid at the sandbox", { isSandbox: true }, "Spécimen : paiement de démonstration"],
  ])("is a specimen %s", async (_, change, words) => {
    const [page = ""] = await readTwice(await invoicePdf(sampleInvoice(change), null));
    expect(page).toContain(words);
    expect(page).toContain("SPÉCIMEN");
  });

  it("prints a question mark for a letter of no font of ours, and cuts what is too long", async () => {
    const name = `${"X".repeat(120)} Ёлка`;
    const [page = ""] = await readTwice(await invoicePdf(withBuyer({ ...privatePerson, name }), null));
    expect(page.replaceAll(" ", "")).toContain(`${"X".repeat(120)}????`);
  });
});

describe("Factur-X", () => {
  it("is attached to the PDF, found by an independent reader and named in its metadata", async () => {
    const xml = facturX(sampleInvoices["an invoice with all"]);
    const pdf = await invoicePdf(sampleInvoice(), xml);
    const found = await extractXml(pdf);
    expect(found.xml).toBe(xml);
    const { xmp } = await readByPdfJs(pdf);
    expect(xmp).toContain("<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>");
    expect(xmp).toContain("<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>");
    expect(pdf.toString("latin1")).toMatch(/\/AFRelationship \/Alternative/);
  });

  it("makes a file that declares itself PDF/A-3 with its data, as two readers find it", async () => {
    const xml = facturX(sampleInvoices["an invoice with all"]);
    const pdf = await invoicePdf(sampleInvoice(), xml);
    const byPdfJs = await readByPdfJs(pdf);
    // PDF.js and pdf-lib find the attachment independently.
    expect(byPdfJs.attachments).toEqual([{ name: "factur-x.xml", text: xml }]);
    expect(await extractXml(pdf)).toMatchObject({ xml });
    expect(byPdfJs.id).toMatch(/^[0-9a-f]{32}$/);
    for (const said of [
      "<pdfaid:part>3</pdfaid:part>",
      "<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#<",
      ...["DocumentFileName", "DocumentType", "Version", "ConformanceLevel"].map(
        (name) => `<pdfaProperty:name>${name}<`,
      ),
    ]) {
      expect(byPdfJs.xmp).toContain(said);
    }

    const { object, catalog } = objectsOf(pdf);
    const [, intent = ""] = /\/OutputIntents \[(\d+) 0 R\]/.exec(catalog) ?? [];
    expect(object(intent)).toMatch(/\/S \/GTS_PDFA1\b/);
    const [, profile = ""] = /\/DestOutputProfile (\d+) 0 R/.exec(object(intent)) ?? [];
    expect(streamOf(object(profile)).toString("latin1", 36, 40), "an ICC profile's own mark").toBe("acsp");
    const [, file = ""] = /\/AF \[(\d+) 0 R\]/.exec(catalog) ?? [];
    expect(object(file)).toMatch(/\/AFRelationship \/Alternative\b/);
    expect(object(/\/F (\d+) 0 R/.exec(object(file).slice(object(file).indexOf("/EF")))?.[1] ?? "")).toMatch(
      /\/Subtype \/text#2Fxml\b/,
    );
    expect(pdf.toString("latin1")).not.toContain("/Encrypt");
  });

  test.each(Object.entries(sampleInvoices))("%s: the profile's own schema takes it", async (_, invoice) => {
    expect(await validateXsd(facturX(invoice), Profile.EN16931)).toEqual({ valid: true, errors: [] });
  });

  it("fails the schema where something is missing: the check can fail", async () => {
    const broken = facturX(sampleInvoices["an invoice with all"]).replace(
      /<ram:GrandTotalAmount>.*?<\/ram:GrandTotalAmount>/,
      "",
    );
    expect((await validateXsd(broken, Profile.EN16931)).valid).toBe(false);
  });

  it("has amounts that agree as EN 16931 wants (BR-CO-10 to 16, BR-S-08)", () => {
    const xml = facturX(sampleInvoices["an invoice with all"]);
    const amounts = (name: string) =>
      [...xml.matchAll(new RegExp(`<ram:${name}[^>]*>([-\\d.]+)<`, "g"))].map(([, text]) =>
        Math.round(Number(text) * 100),
      );
    const only = (name: string) => amounts(name).at(-1) ?? Number.NaN;
    const lines = amounts("LineTotalAmount").slice(0, -1);
    expect(lines).toHaveLength(2);
    expect(lines.reduce((sum, line) => sum + line, 0)).toBe(only("LineTotalAmount"));
    expect(amounts("ActualAmount")).toEqual([only("ChargeTotalAmount"), only("AllowanceTotalAmount")]);
    expect(only("LineTotalAmount") + only("ChargeTotalAmount") - only("AllowanceTotalAmount")).toBe(
      only("TaxBasisTotalAmount"),
    );
    expect(only("BasisAmount")).toBe(only("TaxBasisTotalAmount"));
    expect(only("CalculatedAmount")).toBe(only("TaxTotalAmount"));
    expect(only("TaxBasisTotalAmount") + only("TaxTotalAmount")).toBe(only("GrandTotalAmount"));
    expect(only("GrandTotalAmount") - only("TotalPrepaidAmount")).toBe(only("DuePayableAmount"));
    expect(only("DuePayableAmount")).toBe(0);
  });

  it("says the day as it is in France", () => {
    expect(facturX(sampleInvoices["an invoice with all"]).match(/format="102">(\d+)</g)).toEqual([
      'format="102">20260614<',
      'format="102">20260614<',
    ]);
  });
});

describe("a credit note", () => {
  const invoice = { ...complete({ credit }), number: "A2026-1-00003" };
  const refund = { amount: 1000, method: "cash", reason: "Tirage abîmé" } as const;

  it("says that it is one, of which invoice, why, and how the money went back", async () => {
    const [page = ""] = await readTwice(await invoicePdf(invoice, null));
    for (const words of [
      "Avoir",
      "Numéro A2026-1-00003",
      "Facture d’origine F2026-1-00042",
      "Émise le 14 juin 2026",
      "Remboursé le 14 juin 2026 par carte bancaire",
      "Motif : Tirage abîmé",
      "Total TTC 1 149,33 €",
    ]) {
      expect(page).toContain(words);
    }
    expect(page).not.toContain("Payée");
    expect(page).not.toContain("Date de la vente");
  });

  it("is type 381 as data, names the invoice, and passes the official schema", async () => {
    const xml = facturX(invoice);
    expect(xml).toContain("<ram:TypeCode>381</ram:TypeCode>");
    expect(xml).toContain(
      '<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>F2026-1-00042</ram:IssuerAssignedID><ram:FormattedIssueDateTime><qdt:DateTimeString format="102">20260614</qdt:DateTimeString>',
    );
    expect(await validateXsd(xml, Profile.EN16931)).toEqual({ valid: true, errors: [] });
    expect(facturX(complete())).toContain("<ram:TypeCode>380</ram:TypeCode>");
    expect(facturX(complete())).not.toContain("InvoiceReferencedDocument");
  });

  it("of a part gives back that part with its VAT; of the whole, the invoice's own lines", () => {
    const corrected = complete();
    const part = creditContent(corrected, refund, "2026-07-01T10:00:00.000Z");
    expect(part).toMatchObject({ gross: 1000, net: 833, vat: 167, paymentMethod: "cash", delivery: null });
    expect(part.lines).toMatchObject([{ label: "Remboursement partiel", gross: 1000, net: 833, rate: 2000 }]);
    const whole = creditContent(
      corrected,
      { ...refund, amount: corrected.content.gross },
      "2026-07-01T10:00:00.000Z",
    );
    expect(whole.lines).toEqual(corrected.content.lines);
    expect([whole.gross, whole.net, whole.vat]).toEqual([114_933, 95_778, 19_155]);
    expect(whole.credit).toEqual(credit);
  });

  it("shares a part out among the rates to the cent", () => {
    const content = { ...complete().content, gross: 300, rates: [rateOf(2000, 200), rateOf(550, 100)] };
    const { lines, gross } = creditContent(
      { ...complete(), content },
      { ...refund, amount: 100 },
      "2026-07-01T10:00:00.000Z",
    );
    expect(lines.map((line) => [line.rate, line.gross])).toEqual([
      [2000, 67],
      [550, 33],
    ]);
    expect(gross).toBe(100);
  });
});
