import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeText, TextError } from "../../../../server/import/text/decodeText.ts";
import { splitRows } from "../../../../server/import/text/splitRows.ts";

const readRows = (bytes: Uint8Array) => splitRows(decodeText(bytes).text);

const text = "Dossard;Cavalier;Cheval\r\n12;Éléonore d'Œuvrard;L'ŒIL D'OR\r\n";
const rows = [
  { line: 1, cells: ["Dossard", "Cavalier", "Cheval"] },
  { line: 2, cells: ["12", "Éléonore d'Œuvrard", "L'ŒIL D'OR"] },
];

/** Encodes as Excel does in France: Windows-1252, with one byte each for œ and Œ. */
function windows1252(source: string): Buffer {
  const own: Record<string, number> = { Œ: 0x8c, œ: 0x9c, "€": 0x80, "’": 0x92 };
  return Buffer.from([...source].map((letter) => own[letter] ?? letter.charCodeAt(0)));
}

describe("splitRows", () => {
  it.each([
    ["UTF-8", Buffer.from(text)],
    ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${text}`)],
    ["Windows-1252", windows1252(text)],
    ["UTF-16, little end first", Buffer.from(`\ufeff${text}`, "utf16le")],
    ["UTF-16, big end first", Buffer.from(`\ufeff${text}`, "utf16le").swap16()],
    ["commas", Buffer.from(text.replaceAll(";", ","))],
    ["tabs", Buffer.from(text.replaceAll(";", "\t"))],
    ["Unix lines", Buffer.from(text.replaceAll("\r", ""))],
    ["lines of old Macs", Buffer.from(text.replaceAll("\n", ""))],
    ["blanks around the cells", Buffer.from(text.replaceAll(";", " ; "))],
    ["quoted cells", Buffer.from(text.replace("Cavalier", '"Cavalier"').replace("12", '"12"'))],
  ])("reads %s", (_, bytes) => {
    expect(readRows(bytes)).toEqual(rows);
  });

  it("keeps Excel's own first line out and the numbers of the lines right", () => {
    const found = readRows(Buffer.from(`sep=;\r\n${text}`));
    expect(found).toEqual(rows.map(({ line, cells }) => ({ line: line + 1, cells })));
  });

  it("leaves out blank lines and lines of separators, and counts them", () => {
    const found = readRows(Buffer.from("a;b\n\n;;\n1;2\n"));
    expect(found).toEqual([
      { line: 1, cells: ["a", "b"] },
      { line: 4, cells: ["1", "2"] },
    ]);
  });

  it("keeps a separator inside quotes, and makes one line of a cell", () => {
    expect(readRows(Buffer.from('a;"b;\tc\nd"\n'))).toEqual([{ line: 1, cells: ["a", "b; c d"] }]);
  });

  it("takes a quotation mark that is not closed, or stands in the middle, for text", () => {
    const cells = (text: string) => readRows(Buffer.from(text)).map((row) => row.cells);
    expect(cells('a;b\n1;2\n3;"4\n5;6\n7;"8"\n')).toEqual([
      ["a", "b"],
      ["1", "2"],
      ["3", '"4'],
      ["5", "6"],
      ["7", "8"],
    ]);
    expect(cells('12;Éric "le Rapide" Lefèvre;"le ""Vieux"""\n13;6" de haut;"x" y\n')).toEqual([
      ["12", 'Éric "le Rapide" Lefèvre', 'le "Vieux"'],
      ["13", '6" de haut', '"x" y'],
    ]);
    expect(cells('a;b;c\n"Rue\nHaute";2;3\n4;5;6')).toEqual([
      ["a", "b", "c"],
      ["Rue Haute", "2", "3"],
      ["4", "5", "6"],
    ]);
  });

  it("gives rows or a line's number for any bytes at all", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        try {
          for (const { line, cells } of readRows(bytes)) {
            expect(line).toBeGreaterThan(0);
            expect(cells.some((cell) => cell !== "")).toBe(true);
          }
        } catch (error) {
          expect(error).toBeInstanceOf(TextError);
        }
      }),
    );
  });
});
