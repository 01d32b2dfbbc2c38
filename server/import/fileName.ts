/**
 * Decodes a file name of any bytes: UTF-8, otherwise Windows-1252 as on older cards. Replaces control characters, which would
 * break a report's lines.
 */
export function fileNameText(bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    text = new TextDecoder("windows-1252").decode(bytes);
  }
  return text.replace(/\p{Cc}/gu, "\ufffd").normalize("NFC");
}

/** Returns the first `maximum` UTF-16 units of a text without cutting a character in two. */
export function cutText(text: string, maximum: number): string {
  return text.slice(0, maximum).replace(/[\ud800-\udbff]$/, "");
}

/** Splits "IMG_4821.JPG" into "IMG_4821" and "JPG"; a name without a point has no extension. */
export function splitExtension(name: string): { stem: string; extension: string } {
  const at = name.lastIndexOf(".");
  return at > 0 ? { stem: name.slice(0, at), extension: name.slice(at + 1) } : { stem: name, extension: "" };
}
