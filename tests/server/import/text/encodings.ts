const cp850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";

const upperHalf = (label: string) =>
  new TextDecoder(label).decode(Uint8Array.from({ length: 128 }, (_, index) => index + 128));

/** Encodes with a table of 128 characters; leaves out those that it does not have. */
function encodeBy(table: string, text: string): Buffer {
  const bytes = [...text].flatMap((letter) => {
    if (letter < "\u0080") return [letter.charCodeAt(0)];
    const at = table.indexOf(letter);
    return at < 0 ? [] : [at + 128];
  });
  return Buffer.from(bytes);
}

/** Encoders of a list, by the name of the encoding. */
export const encoders: Record<string, (text: string) => Buffer> = {
  "utf-8": (text) => Buffer.from(text),
  "utf-8 with mark": (text) => Buffer.from(`\ufeff${text}`),
  "utf-16le": (text) => Buffer.from(text, "utf16le"),
  "utf-16le with mark": (text) => Buffer.from(`\ufeff${text}`, "utf16le"),
  "utf-16be": (text) => Buffer.from(text, "utf16le").swap16(),
  "utf-16be with mark": (text) => Buffer.from(`\ufeff${text}`, "utf16le").swap16(),
  "windows-1252": (text) => encodeBy(upperHalf("windows-1252"), text),
  "iso-8859-1": (text) => Buffer.from(text.replace(/[^\0-\u00ff]/g, ""), "latin1"),
  "iso-8859-15": (text) => encodeBy(upperHalf("iso-8859-15"), text),
  macroman: (text) => encodeBy(upperHalf("macintosh"), text),
  cp850: (text) => encodeBy(cp850, text),
};

/** Returns a text without the letters that an encoding does not have, as its file holds it. */
export function inEncoding(name: string, text: string): string {
  const kept: Record<string, string> = {
    "windows-1252": upperHalf("windows-1252"),
    "iso-8859-15": upperHalf("iso-8859-15"),
    macroman: upperHalf("macintosh"),
    cp850,
  };
  if (name === "iso-8859-1") return text.replace(/[^\0-\u00ff]/g, "");
  const table = kept[name];
  return table === undefined
    ? text
    : [...text].filter((letter) => letter < "\u0080" || table.includes(letter)).join("");
}
