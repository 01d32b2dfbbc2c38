import { readXml } from "./readXml.ts";
import { SpreadsheetError } from "./spreadsheetError.ts";

export interface Workbook {
  sheets: { name: string; isHidden: boolean; path: string }[];
  epoch: "1900" | "1904";
  /** Names of the parts. */
  sharedStrings: string;
  styles: string;
}

export interface CellStyle {
  isDate: boolean;
  /** Shown with at least so many digits: a bib "012". */
  digits: number;
}

const onlyOpen = { close: () => {}, text: () => {} };

/** Returns the targets of a part's relationships by their ids, and by the last word of their type. */
function readRelations(part: Uint8Array | undefined, folder: string): Map<string, string> {
  const targets = new Map<string, string>();
  if (!part) return targets;
  readXml(part, {
    ...onlyOpen,
    open: (name, { Id = "", Type = "", Target = "" }) => {
      if (name !== "Relationship") return;
      const path = Target.startsWith("/")
        ? Target.slice(1)
        : `${folder}${Target}`.replace(/[^/]+\/\.\.\//g, "");
      targets.set(Id, path);
      targets.set(Type.slice(Type.lastIndexOf("/") + 1), path);
    },
  });
  return targets;
}

/** Reads which sheets a workbook has and where its parts are. Throws `SpreadsheetError`. */
export function readWorkbook(parts: ReadonlyMap<string, Uint8Array>): Workbook {
  const path = readRelations(parts.get("_rels/.rels"), "").get("officeDocument") ?? "xl/workbook.xml";
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const relations = readRelations(parts.get(`${folder}_rels/${path.slice(folder.length)}.rels`), folder);
  const part = parts.get(path);
  if (!part)
    throw new SpreadsheetError("ce n’est pas un classeur : une liste de départ est en XLSX, ODS ou CSV");
  const workbook: Workbook = {
    sheets: [],
    epoch: "1900",
    sharedStrings: relations.get("sharedStrings") ?? "xl/sharedStrings.xml",
    styles: relations.get("styles") ?? "xl/styles.xml",
  };
  readXml(part, {
    ...onlyOpen,
    open: (name, attributes) => {
      if (name === "workbookPr" && /^(1|true)$/.test(attributes.date1904 ?? "")) workbook.epoch = "1904";
      const target = name === "sheet" ? relations.get(attributes.id ?? "") : undefined;
      // A chart is a sheet too.
      if (target === undefined || !parts.has(target) || target.includes("chartsheets/")) return;
      const isHidden = /hidden/i.test(attributes.state ?? "");
      workbook.sheets.push({ name: attributes.name ?? "", isHidden, path: target });
    },
  });
  return workbook;
}

/** Reads the strings that cells refer to by number. */
export function readSharedStrings(part: Uint8Array | undefined): string[] {
  const strings: string[] = [];
  if (!part) return strings;
  let isText = false;
  let phonetic = 0;
  let text = "";
  readXml(part, {
    open: (name) => {
      if (name === "si") text = "";
      else if (name === "rPh") phonetic++;
      else if (name === "t") isText = phonetic === 0;
    },
    text: (piece) => {
      if (isText) text += piece;
    },
    close: (name) => {
      if (name === "si") strings.push(text);
      else if (name === "rPh") phonetic--;
      else if (name === "t") isText = false;
    },
  });
  return strings;
}

/** Reads how the cells of each style show a number. */
export function readStyles(part: Uint8Array | undefined): CellStyle[] {
  const styles: CellStyle[] = [];
  if (!part) return styles;
  const codes = new Map<string, string>();
  let isOfCells = false;
  readXml(part, {
    text: () => {},
    open: (name, attributes) => {
      if (name === "numFmt") codes.set(attributes.numFmtId ?? "", attributes.formatCode ?? "");
      else if (name === "cellXfs") isOfCells = true;
      else if (name === "xf" && isOfCells) styles.push(styleOf(attributes.numFmtId ?? "0", codes));
    },
    close: (name) => {
      if (name === "cellXfs") isOfCells = false;
    },
  });
  return styles;
}

/** Formats without a code of their own; 27 to 36 and 50 to 58 are East Asian dates. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

function styleOf(id: string, codes: ReadonlyMap<string, string>): CellStyle {
  const code = codes.get(id);
  if (code === undefined) return { isDate: isBuiltInDate(Number(id)), digits: 0 };
  // Without texts in quotes, colours and conditions in brackets, and escaped characters; "[h]" is a duration.
  const bare = code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, "");
  const digits = /^0+$/.test(bare) ? bare.length : 0;
  return { isDate: /[dmyhsaj]/i.test(bare) && !/general|standard/i.test(bare), digits };
}
