const wide = /\p{M}/gu;

/** Returns the width of a text in terminal columns, without combining marks. */
const widthOf = (text: string) => [...text.replace(wide, "")].length;

/** Returns the lines of a table with its header; columns fit their widest cell, numbers are right-aligned. */
export function tableLines(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string[] {
  const all = [header, ...rows];
  const widths = header.map((_, index) => Math.max(...all.map((row) => widthOf(String(row[index] ?? "")))));
  const isNumber = header.map(
    (_, index) => rows.length > 0 && rows.every((row) => typeof row[index] === "number"),
  );
  return all.map((row) =>
    header
      .map((_, index) => {
        const text = String(row[index] ?? "");
        const space = " ".repeat((widths[index] ?? 0) - widthOf(text));
        return isNumber[index] ? space + text : text + space;
      })
      .join("  ")
      .trimEnd(),
  );
}

/** Returns a list as a table, or the sentence that says that it is empty. */
export function listLines<Row>(
  none: string,
  header: readonly string[],
  rows: readonly Row[],
  cells: (row: Row) => readonly (string | number)[],
): string[] {
  return rows.length === 0 ? [none] : tableLines(header, rows.map(cells));
}
