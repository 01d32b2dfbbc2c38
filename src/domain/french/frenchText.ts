/**
 * Puts French spacing into a text written with plain spaces: narrow no-break before `; ! ?`, no-break before
 * `: % €` and inside « ». Lets long texts be written and read as they are in the source.
 */
export function frenchText(text: string): string {
  return text
    .replace(/ (?=[;!?])/g, "\u202f")
    .replace(/ (?=[:%€»])/g, "\u00a0")
    .replace(/« /g, "«\u00a0");
}
