/** A text in UTF-8 that some program took for windows-1252, or in windows-1252 for UTF-8. */
const lost = /\ufffd/;
const garbledHint =
  /[\u00c2-\u00f4][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]/;
const spreadsheetFault =
  /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|CALC!|SPILL!|VALEUR!|NOM\?|NOMBRE!|NUL!)$/i;

const windows1252 = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder("windows-1252").decode(Uint8Array.of(byte)),
    byte,
  ]),
);

/** How many cells the rows of a text have, beside its header. */
export interface ListShape {
  header: number;
  /** Whether most rows have a cell for each of the header's: shorter ones have lost a separator. */
  areFull: boolean;
  /** Whether most rows have more: a column without heading. */
  areLonger: boolean;
}

const usedCells = (cells: readonly string[]) => cells.findLastIndex((cell) => cell !== "") + 1;

/** Returns the shape of a text's rows. */
export function shapeOf(header: readonly string[], rows: readonly { cells: string[] }[]): ListShape {
  const isMost = (holds: (cells: string[]) => boolean) =>
    rows.filter(({ cells }) => holds(cells)).length * 2 > rows.length;
  return {
    header: header.length,
    areFull: isMost((cells) => cells.length >= header.length),
    areLonger: isMost((cells) => usedCells(cells) > header.length),
  };
}

/**
 * Returns why a row's cells cannot be trusted, null if they can: letters that were lost before, errors of a spreadsheet, or cells that do
 * not stand under the header's.
 * @param shape null for a spreadsheet, which leaves out empty cells
 */
export function faultOfCells(cells: readonly string[], shape: ListShape | null): string | null {
  for (const cell of cells) {
    if (lost.test(cell)) return `« ${cell.slice(0, 40)} » a perdu des lettres`;
    if (spreadsheetFault.test(cell)) return `« ${cell} » est une erreur du tableur`;
    if (garbledHint.test(cell) && isGarbled(cell))
      return `« ${cell.slice(0, 40)} » était déjà altéré avant d’arriver ici`;
  }
  if (shape === null) return null;
  const used = usedCells(cells);
  if (used > shape.header && !shape.areLonger) return `${used} cellules là où l’en-tête en a ${shape.header}`;
  if (cells.length < shape.header && shape.areFull)
    return `${cells.length} cellules là où l’en-tête en a ${shape.header}`;
  return null;
}

/** Whether the letters outside ASCII, as windows-1252 has them, are UTF-8. */
function isGarbled(cell: string): boolean {
  return (cell.match(/[^\0-\u007f]+/g) ?? []).some((run) => {
    const bytes = [...run].map((letter) => windows1252.get(letter));
    if (bytes.length < 2 || bytes.includes(undefined)) return false;
    try {
      new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes as number[]));
      return true;
    } catch {
      return false;
    }
  });
}
