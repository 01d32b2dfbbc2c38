/** The upper half of code page 850 (DOS, old timing software), which the platform's decoder does not know. */
const cp850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";

/** An encoding of one byte a character. */
export type SingleByte = (bytes: Uint8Array) => string;

/** Returns the decoder of an encoding by its name; null for an unknown name, or one of several bytes a character. */
export function singleByteDecoder(name: string): SingleByte | null {
  if (/^(cp|ibm)-?850$/i.test(name)) return decodeCp850;
  // Browsers read this name as windows-1252.
  if (/^iso-8859-1$|^latin-?1$/i.test(name)) return (bytes) => Buffer.from(bytes).toString("latin1");
  const label = /^mac-?roman$/i.test(name) ? "macintosh" : name;
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(label);
  } catch {
    return null;
  }
  const isSingle = /^(windows-|iso-8859-|macintosh|ibm|koi8)/.test(decoder.encoding);
  return isSingle ? (bytes) => decoder.decode(bytes) : null;
}

function decodeCp850(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString("latin1");
  return text.replace(/[\u0080-\u00ff]/g, (letter) => cp850[letter.charCodeAt(0) - 128] ?? letter);
}
