/** Returns a CSV file that a French spreadsheet opens directly: semicolons, CRLF, UTF-8 with a byte order mark. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => `${row.map((value) => cell(String(value))).join(";")}\r\n`);
  return `\ufeff${lines.join("")}`;
}

/** Cents with a decimal comma. */
export const csvEuros = (cents: number) => (cents / 100).toFixed(2).replace(".", ",");

const negativeNumber = /^-\d+(,\d+)?$/;

/** Escapes text that begins like a formula: a spreadsheet must not run a shopper's input. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) && !negativeNumber.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
