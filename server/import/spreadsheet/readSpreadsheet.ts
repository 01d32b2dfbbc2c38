import { readOds } from "./readOds.ts";
import { readXlsx } from "./readXlsx.ts";
import type { Sheet } from "./sheet.ts";
import { SpreadsheetError } from "./spreadsheetError.ts";
import { unzipParts } from "./unzipParts.ts";

const startsWith = (bytes: Uint8Array, magic: readonly number[]) =>
  magic.every((byte, at) => bytes[at] === byte);

const foreign: { magic: readonly number[]; reason: string }[] = [
  {
    magic: [0xd0, 0xcf, 0x11, 0xe0],
    reason:
      "c’est un ancien fichier Excel (.xls), ou il a un mot de passe : l’enregistrer en .xlsx, sans mot de passe",
  },
  { magic: [0x25, 0x50, 0x44, 0x46], reason: "c’est un PDF : demander la liste en XLSX, ODS ou CSV" },
];

/**
 * Reads the sheets of an XLSX or ODS file; null if it is neither, but may be a text. Throws `SpreadsheetError` for other files
 * that people take for lists.
 */
export function readSpreadsheet(bytes: Uint8Array): Sheet[] | null {
  const known = foreign.find(({ magic }) => startsWith(bytes, magic));
  if (known) throw new SpreadsheetError(known.reason);
  const head = Buffer.from(bytes.subarray(0, 1_000)).toString("latin1").trimStart();
  if (/^<(!doctype|html|\?xml|table|office:)/i.test(head.replace(/^ï»¿/, ""))) {
    throw new SpreadsheetError(
      "c’est une page web ou du XML, quel que soit son nom : l’enregistrer en XLSX, ODS ou CSV",
    );
  }
  if (!startsWith(bytes, [0x50, 0x4b])) return null;
  const parts = unzipParts(
    bytes,
    (name) => /\.(xml|rels)$/i.test(name) && !/(drawings|media|theme|docProps)\//.test(name),
  );
  const content = parts.get("content.xml");
  return content ? readOds(content) : readXlsx(parts);
}
