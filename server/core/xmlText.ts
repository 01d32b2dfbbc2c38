const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Control characters but for tab and line ends, and what Unicode keeps out of texts. */
const unheardOf = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/** A text as XML takes it between tags and in attributes; what it has no place for is left out. */
export function xmlText(value: string): string {
  return value.replace(unheardOf, "").replace(/[&<>"]/g, (sign) => escapes[sign] ?? "");
}
