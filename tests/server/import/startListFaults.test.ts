import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { closeWindows } from "../../../server/import/closeWindows.ts";
import { matchStartList } from "../../../server/import/matchStartList.ts";
import { parseStartList } from "../../../server/import/parseStartList.ts";
import { encoders, inEncoding } from "./text/encodings.ts";

/** Returns the same numbers for a seed, 0 to 1. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const header = ["Dossard", "Cavalier", "Cheval", "Épreuve", "Date", "De", "À"];
const riders = [
  "Éric Lefèvre",
  "Chloé Œuvrard",
  "Jörg Müller",
  "Anne d'Orval",
  "Zoé Le Guével",
  "Iñaki Ibáñez",
];
const horses = ["Éole", "L'Œil d'Or", "Flocon", "Rêve d'Été", "Mistral"];

type Cells = string[];
type Fault = [name: string, plant: (cells: Cells, random: () => number) => Cells];

const put = (cells: Cells, changes: Record<number, string>) => cells.map((cell, at) => changes[at] ?? cell);

/** Each makes a right row wrong, in a way that people and programs do. */
const faults: Fault[] = [
  ["nobody", (cells) => put(cells, { 0: "", 1: "", 2: "-" })],
  ["an end without a beginning", (cells) => put(cells, { 5: "" })],
  ["an end before its beginning", (cells) => put(cells, { 5: "10:40:00", 6: "10:12" })],
  ["pictures the wrong way round", (cells) => put(cells, { 5: "IMG_9", 6: "IMG_3" })],
  ["no time of day", (cells, random) => put(cells, { 5: `${24 + Math.floor(random() * 70)}:10` })],
  ["minutes past 59", (cells) => put(cells, { 5: "10:72", 6: "10:80" })],
  ["a time and a picture", (cells) => put(cells, { 6: "IMG_12" })],
  [
    "no date",
    (cells, random) =>
      put(cells, { 4: ["hier", "32/05/2026", "2026-13-01", "05/13/2026"][Math.floor(random() * 4)] ?? "" }),
  ],
  ["a total", () => ["Total : 45 engagés", "", "", "", "", "", ""]],
  ["a page's number", () => ["Page 3 / 12", "", "", "", "", "", ""]],
  ["a name that is a novel", (cells) => put(cells, { 1: "Anne ".repeat(60) })],
  ["lost letters", (cells) => put(cells, { 1: "\ufffdric Lef\ufffdvre" })],
  ["garbled letters", (cells) => put(cells, { 1: "Ã‰ric LefÃ¨vre" })],
  ["garbled apostrophe", (cells) => put(cells, { 2: "Lâ€™Ombre" })],
  ["a spreadsheet's error", (cells, random) => put(cells, { [Math.floor(random() * 3)]: "#REF!" })],
  ["a name in the bib's column", (cells) => [cells[1] ?? "", ...cells.slice(1)]],
];
/** Only a text can have them. */
const textFaults: Fault[] = [
  ["a cell too many", (cells) => [...cells.slice(0, 2), "Junior", ...cells.slice(2)]],
  ["a separator too few", (cells) => [`${cells[0]} ${cells[1]}`, ...cells.slice(2)]],
];

interface Planted {
  rows: Cells[];
  /** Indices of the wrong rows, with what is wrong. */
  wrong: Map<number, string>;
}

function plant(count: number, faulty: number, kinds: readonly Fault[], random: () => number): Planted {
  const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T;
  const rows = Array.from({ length: count }, (_, at) => [
    String(at + 1),
    pick(riders),
    pick(horses),
    "Grand Prix",
    "01/05/2026",
    "10:32:05",
    "10:34:10",
  ]);
  const wrong = new Map<number, string>();
  while (wrong.size < faulty) {
    const at = Math.floor(random() * count);
    if (wrong.has(at)) continue;
    const [name, change] = kinds[wrong.size % kinds.length] as Fault;
    rows[at] = change(rows[at] ?? [], random);
    wrong.set(at, name);
  }
  return { rows, wrong };
}

/** Returns the lines that a list reports, refused when read or when matched. */
function reported(bytes: Uint8Array): Set<number> {
  const { rows, refused } = parseStartList(bytes);
  const picture = { uuid: "p", name: "IMG_1", contestUuid: "c", localTime: "2026-05-01 10:33:00", bibs: [] };
  const { unmatched } = matchStartList(
    closeWindows(rows, 120),
    [picture],
    [{ uuid: "c", label: "Grand Prix" }],
  );
  return new Set([...refused, ...unmatched].map(({ line }) => line));
}

const csvOf = (rows: readonly Cells[]) => [header, ...rows].map((cells) => cells.join(";")).join("\r\n");

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function xlsxOf(rows: readonly Cells[]): Uint8Array {
  const sheet = [header, ...rows]
    .map(
      (cells, at) =>
        `<row r="${at + 1}">${cells.map((cell) => (cell === "" ? "<c/>" : `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`)).join("")}</row>`,
    )
    .join("");
  const parts = {
    "xl/workbook.xml": `<workbook xmlns:r="r"><sheets><sheet name="A" r:id="x"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="x" Type="t/worksheet" Target="worksheets/s.xml"/></Relationships>`,
    "xl/worksheets/s.xml": `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

function odsOf(rows: readonly Cells[]): Uint8Array {
  const table = [header, ...rows]
    .map(
      (cells) =>
        `<t:table-row>${cells.map((cell) => `<t:table-cell>${cell === "" ? "" : `<x:p>${escaped(cell)}</x:p>`}</t:table-cell>`).join("")}</t:table-row>`,
    )
    .join("");
  const content = `<o:document-content xmlns:o="o" xmlns:t="t" xmlns:x="x"><o:body><o:spreadsheet><t:table t:name="A">${table}</t:table></o:spreadsheet></o:body></o:document-content>`;
  return zipSync({ "content.xml": strToU8(content) });
}

function expectEach({ wrong }: Planted, lines: Set<number>): void {
  const missed = [...wrong]
    .filter(([at]) => !lines.has(at + 2))
    .map(([at, name]) => `line ${at + 2}: ${name}`);
  const wronged = [...lines].filter((line) => !wrong.has(line - 2));
  expect({ missed, wronged }).toEqual({ missed: [], wronged: [] });
}

describe("1,000 faults planted in lists", () => {
  it.each([1, 2, 3, 4])("are each reported with its row, and no right row is: texts, seed %i", (seed) => {
    const planted = plant(1_500, 150, [...faults, ...textFaults], randomOf(seed));
    expectEach(planted, reported(Buffer.from(csvOf(planted.rows))));
  });

  it.each([
    ["XLSX", xlsxOf, 11],
    ["XLSX", xlsxOf, 12],
    ["ODS", odsOf, 13],
    ["ODS", odsOf, 14],
  ] as const)("are each reported with its row, and no right row is: %s", (_, write, seed) => {
    const planted = plant(1_000, 100, faults, randomOf(seed));
    expectEach(planted, reported(write(planted.rows)));
  });
});

describe("one list in every encoding and file type", () => {
  const rows = plant(40, 0, faults, randomOf(7)).rows;
  const read = (bytes: Uint8Array) => parseStartList(bytes).rows;
  const rowsIn = (encoding: string) => rows.map((cells) => cells.map((cell) => inEncoding(encoding, cell)));

  it.each(Object.keys(encoders))("gives the same names in %s", (encoding) => {
    const wanted = read(Buffer.from(csvOf(rowsIn(encoding))));
    const found = read(encoders[encoding]?.(csvOf(rows)) ?? Buffer.alloc(0));
    expect(found).toEqual(wanted);
    expect(found).toHaveLength(40);
  });

  it.each([
    ["XLSX", xlsxOf],
    ["ODS", odsOf],
  ] as const)("gives the same names in %s", (_, write) => {
    expect(read(write(rows))).toEqual(read(Buffer.from(csvOf(rows))));
  });
});
