import { strToU8, zipSync } from "fflate";
import { contests, type Ride, rides, timeOfDay } from "./show.ts";

type Cell = string | number | null;

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const cellXml = (cell: Cell) => {
  if (cell === null) return "<c/>";
  if (typeof cell === "number") return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
};

/** Returns the rows as an XLSX file of one sheet. */
function xlsx(rows: readonly (readonly Cell[])[]): Uint8Array {
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const packages = "http://schemas.openxmlformats.org/package/2006";
  const types = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  const relation = (type: string, target: string) =>
    `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`;
  const rowsXml = rows.map((cells) => `<row>${cells.map(cellXml).join("")}</row>`).join("");
  const parts: Record<string, string> = {
    "[Content_Types].xml": `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    "_rels/.rels": relation("officeDocument", "xl/workbook.xml"),
    "xl/workbook.xml": `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Départs" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relation("worksheet", "worksheets/sheet1.xml"),
    "xl/worksheets/sheet1.xml": `${head}<worksheet xmlns="${main}"><sheetData>${rowsXml}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}

/** `9:05 AM`, as a secretary's computer writes it. */
function englishTime(seconds: number): string {
  const [hour = "", minute = ""] = timeOfDay(seconds).split(":");
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`;
}

/** The bibs whose row cannot be used: a time that does not exist, and nobody named. */
const spoilt = { time: 113, name: 224 };
/** Whether the list names a ride's rider, so that its pictures can be matched. */
export const isListed = ({ bib }: Ride) => bib !== spoilt.time && bib !== spoilt.name;

function rowOf(ride: Ride): Cell[] {
  const time = ride.contest === contests.morning ? englishTime(ride.start) : ride.start / 86_400;
  return [
    ride.bib === spoilt.name ? null : ride.bib,
    ride.bib === spoilt.name
      ? null
      : `${ride.bib % 9 === 0 ? " " : ""}${ride.rider}${ride.bib % 7 === 0 ? "  " : ""}`,
    ride.bib === spoilt.name ? null : ride.horse,
    ride.bib === spoilt.time ? "25:99" : time,
    ride.contest,
  ];
}

/** The secretary's spreadsheet as it comes: titles and a comment above the header, times of two kinds, spaces, two wrong rows, a total. */
export function startListFile(): Uint8Array {
  return xlsx([
    ["JUMPING DE LAMOTTE"],
    ["Samedi 12 septembre 2026 — liste de départ provisoire"],
    [],
    ["Dossard", "Cavalier", "Cheval", "Heure de passage", "Épreuve"],
    ...rides.map(rowOf),
  ]);
}
