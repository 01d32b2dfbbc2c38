const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Control characters except tab and line ends, and Unicode noncharacters. */
const unheardOf = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/** Escapes text for XML content and attributes; drops characters that XML forbids. */
export function xmlText(value: string): string {
  return value.replace(unheardOf, "").replace(/[&<>"]/g, (sign) => escapes[sign] ?? "");
}
