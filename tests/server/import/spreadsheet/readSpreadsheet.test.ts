import { readFileSync } from "node:fs";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { parseStartList } from "../../../../server/import/parseStartList.ts";
import { readSpreadsheet } from "../../../../server/import/spreadsheet/readSpreadsheet.ts";

/** Written by openpyxl 3.1, XlsxWriter 3.2 and SheetJS 0.18.5. */
const written = (name: string) => readFileSync(join(import.meta.dirname, "files", name));
const zip = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

const ods = (table: string) =>
  zip({
    mimetype: "application/vnd.oasis.opendocument.spreadsheet",
    "content.xml": `<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet>${table}</office:spreadsheet></office:body></office:document-content>`,
  });

const moment = (date: string | null, time: string) => ({ kind: "passing", date, time });

describe("a start list in a spreadsheet", () => {
  it.each(["openpyxl.xlsx", "sheetjs.xlsx", "sheetjs.ods", "xlsxwriter.xlsx"])("is read from %s", (name) => {
    const first = parseStartList(written(name)).rows[0];
    expect(first?.values.rider).toMatch(/^(Éléonore d'Œuvrard|Chloé)$/);
    expect(first?.range).toMatchObject({
      kind: "passing",
      date: "2026-05-01",
      time: expect.stringMatching(/^09:05/),
    });
  });

  it("has its header on a sheet after others and below a merged title; bibs, times and stray quotes are as shown", () => {
    expect(parseStartList(written("openpyxl.xlsx"))).toMatchObject({
      rows: [
        {
          line: 4,
          values: { bib: "012", rider: "Éléonore d'Œuvrard", horse: "L'ŒIL D'OR" },
          range: moment("2026-05-01", "09:05:00"),
        },
        {
          line: 5,
          values: { bib: "13", rider: 'Jörg "le Rapide" Müller' },
          range: moment("2026-05-01", "09:10:00"),
        },
      ],
      // No program has computed this formula.
      refused: [{ line: 6, reason: "« #CALC! » est une erreur du tableur" }],
    });
  });

  it("has formulas by their stored results, texts of several fonts, numbers with zeros", () => {
    expect(parseStartList(written("xlsxwriter.xlsx")).rows).toMatchObject([
      { values: { bib: "12", rider: "Chloé", horse: "Éole" }, range: moment("2026-05-01", "09:05:30") },
      { values: { bib: "0007", rider: "Zoé", horse: "L'Œil d'Or" }, range: moment("2026-05-01", "12:00:00") },
    ]);
  });

  it("is read from the named sheet, and says which others have a header", () => {
    const sheet = (name: string, rider: string) =>
      `<table:table table:name="${name}"><table:table-row><table:table-cell office:value-type="string"><text:p>Bib</text:p></table:table-cell><table:table-cell office:value-type="string"><text:p>Rider</text:p></table:table-cell></table:table-row><table:table-row><table:table-cell office:value-type="float" office:value="12"><text:p>12</text:p></table:table-cell><table:table-cell><text:p>${rider}</text:p></table:table-cell></table:table-row></table:table>`;
    const both = ods(sheet("Samedi", "Anne") + sheet("Dimanche", "Zoé"));
    expect(parseStartList(both)).toMatchObject({
      rows: [{ values: { rider: "Anne" } }],
      notes: ["Feuille « Samedi » lue ; avec --sheet : « Dimanche »"],
    });
    expect(parseStartList(both, { sheet: "Dimanche" }).rows).toMatchObject([{ values: { rider: "Zoé" } }]);
    expect(() => parseStartList(both, { sheet: "Lundi" })).toThrow(
      "le classeur n’a pas de feuille « Lundi », mais « Samedi », « Dimanche »",
    );
  });
});

describe("readSpreadsheet", () => {
  it("reads what OpenDocument has of its own: repeats, comments, times, blanks", () => {
    const sheets = readSpreadsheet(
      ods(`<table:table table:name="A">
        <table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
        <table:table-row>
          <table:table-cell table:number-columns-repeated="2" office:value-type="string"><office:annotation><text:p>vu</text:p></office:annotation><text:p>a<text:s/>b</text:p><text:p>c</text:p></table:table-cell>
          <table:table-cell office:value-type="time" office:time-value="PT09H05M00S"><text:p>9:05</text:p></table:table-cell>
          <table:table-cell office:value-type="date" office:date-value="2026-05-01T09:05:00"><text:p>1/5</text:p></table:table-cell>
          <table:table-cell office:value-type="float" office:value="12"><text:p>012</text:p></table:table-cell>
          <table:table-cell office:value-type="float" office:value="12"><text:p>12,0</text:p></table:table-cell>
        </table:table-row>
        <table:table-row table:number-rows-repeated="1048573"><table:table-cell/></table:table-row></table:table>`),
    );
    expect(sheets).toEqual([
      {
        name: "A",
        isHidden: false,
        rows: [{ line: 3, cells: ["a b c", "a b c", "09:05:00", "2026-05-01 09:05:00", "012", "12"] }],
      },
    ]);
  });

  it("leaves texts to others", () => {
    expect(readSpreadsheet(Buffer.from("dossard;nom\n1;Anne"))).toBeNull();
  });

  it.each<[string, Uint8Array, string]>([
    [
      "an old Excel file",
      written("sheetjs.xls"),
      "c’est un ancien fichier Excel (.xls), ou il a un mot de passe",
    ],
    ["a PDF", Buffer.from("%PDF-1.7"), "c’est un PDF"],
    ["a web page named .xls", Buffer.from("\ufeff<html><table>"), "c’est une page web ou du XML"],
    ["another zip", zip({ "word/document.xml": "<a/>" }), "ce n’est pas un classeur"],
    ["a cut file", written("openpyxl.xlsx").subarray(0, 3_000), "c’est un classeur abîmé ou incomplet"],
    ["broken XML", zip({ "content.xml": "<a><b></a>" }), "c’est un classeur abîmé"],
  ])("refuses %s in one line", (_, bytes, message) => {
    expect(() => readSpreadsheet(bytes)).toThrow(message);
  });

  it("unpacks no bomb, whatever size it states, and expands no entity", { timeout: 30_000 }, () => {
    const bomb = zipSync({ "content.xml": new Uint8Array(250_000_000).fill(32) });
    expect(() => readSpreadsheet(bomb)).toThrow("c’est trop grand pour une liste de départ");
    // States that it unpacks to 10 bytes, in its directory.
    const lying = Buffer.from(bomb);
    const directory = lying.lastIndexOf(Buffer.from("PK\x01\x02", "latin1"));
    lying.writeUInt32LE(10, directory + 24);
    const before = process.memoryUsage().rss;
    expect(() => readSpreadsheet(lying)).toThrow(/^c’est un classeur abîmé/);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
    const entity = zip({ "content.xml": `<!DOCTYPE a [<!ENTITY b "${"x".repeat(99)}">]><a>&b;</a>` });
    expect(() => readSpreadsheet(entity)).toThrow("c’est un classeur abîmé");
  });
});
