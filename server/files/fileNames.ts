/** Bytes of a name's part: three parts and the number stay far below every file system's 255. */
const partMaximum = 90;

/** Returns a part of a file name that every file system accepts: no path or shell characters, no outer blanks. */
export function safePart(text: string): string {
  const plain = text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu, "")
    .replace(/[/\\:*?"<>|]/g, " ")
    .replace(/\.{2,}/g, ".")
    .replace(/[\s\u00a0\u202f]+/g, " ");
  let part = "";
  for (const letter of plain) {
    if (Buffer.byteLength(part + letter) > partMaximum) break;
    part += letter;
  }
  return part.replace(/^[ .\-~]+|[ .]+$/g, "") || "Photo";
}

/** « Grand Prix 1,35 m - Éloïse Lefèvre - 001.jpg » for each file; the number alone makes names unique, and an only file has none. */
export function fileNames(files: readonly { contest: string; who: string }[]): string[] {
  const digits = Math.max(3, String(files.length).length);
  return files.map(({ contest, who }, index) => {
    const number = files.length === 1 ? "" : ` - ${String(index + 1).padStart(digits, "0")}`;
    return `${safePart(contest)} - ${safePart(who)}${number}.jpg`;
  });
}
