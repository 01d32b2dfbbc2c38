/**
 * Applies French spacing to a text with plain spaces: narrow no-break before `; ! ?`, no-break before `: % €` and
 * inside « ». Keeps long texts readable in the source.
 */
export function frenchText(text: string): string {
  return text
    .replace(/ (?=[;!?])/g, "\u202f")
    .replace(/ (?=[:%€»])/g, "\u00a0")
    .replace(/« /g, "«\u00a0");
}
