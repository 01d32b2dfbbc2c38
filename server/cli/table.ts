const wide = /\p{M}/gu;

/** Width of a text in the columns of a terminal, combining marks left out. */
const widthOf = (text: string) => [...text.replace(wide, "")].length;

/** Lines of a table with its header; columns are as wide as their widest cell, numbers stand at the right. */
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
