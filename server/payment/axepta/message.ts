import { Blowfish } from "egoroof-blowfish";

/** A message on the wire: `Data` in hexadecimal, `Len` the plaintext's bytes before padding. */
export interface Sealed {
  Data: string;
  Len: number;
}

export const maximumCipherBytes = 8 * 1024;
const blockBytes = 8;

/** Thrown when a message cannot be decrypted; `reason` is for the log, never for the shopper. */
export class UnreadableMessage extends Error {
  override name = "UnreadableMessage";
}

function blowfish(key: string): Blowfish {
  return new Blowfish(Buffer.from(key, "latin1"), Blowfish.MODE.ECB, Blowfish.PADDING.NULL);
}

/**
 * Encrypts with Blowfish in ECB mode, padded with zero bytes, in hexadecimal (Axepta "Online 1.0"). Throws a RangeError for
 * non-ASCII text: clients disagree on its bytes, hence on `Len`.
 */
export function seal(plaintext: string, key: string): Sealed {
  if (!/^[\x20-\x7e]+$/.test(plaintext)) throw new RangeError("Only printable ASCII can be sent");
  const bytes = Buffer.from(plaintext, "latin1");
  return { Data: Buffer.from(blowfish(key).encode(bytes)).toString("hex"), Len: bytes.length };
}

/**
 * Decrypts the output of `seal` or of a client with other padding: `len` alone says where the text ends. Decodes as Latin-1.
 * Throws UnreadableMessage.
 */
export function open(data: string, len: string | number, key: string): string {
  if (data.length > maximumCipherBytes * 2) throw new UnreadableMessage("data too long");
  if (!/^(?:[0-9a-f]{2})+$/i.test(data)) throw new UnreadableMessage("data is not hexadecimal");
  const cipher = Buffer.from(data, "hex");
  if (cipher.length % blockBytes !== 0) throw new UnreadableMessage("data is not made of whole blocks");
  if (!/^\d{1,5}$/.test(String(len))) throw new UnreadableMessage("len is not a length");
  const length = Number(len);
  if (length > cipher.length) throw new UnreadableMessage("len is larger than the data");
  // The library drops trailing zero bytes, which may belong to the text: restore them.
  const plain = Buffer.alloc(cipher.length);
  plain.set(blowfish(key).decode(cipher, Blowfish.TYPE.UINT8_ARRAY));
  return plain.toString("latin1", 0, length);
}

/**
 * Writes `Name=value&Name=value` without URL-encoding. Throws a RangeError for a value that would not survive the round trip:
 * `&` would add a parameter.
 */
export function writeParameters(parameters: readonly (readonly [name: string, value: string])[]): string {
  return parameters
    .map(([name, value]) => {
      if (!/^[\x20-\x25\x27-\x7e]*$/.test(value)) throw new RangeError(`${name} cannot be sent: ${value}`);
      return `${name}=${value}`;
    })
    .join("&");
}

/**
 * Returns the parameters by lower-case name: names are case-insensitive. Throws UnreadableMessage for a repeated name, because
 * it is ambiguous.
 */
export function readParameters(plaintext: string): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>();
  for (const pair of plaintext.split("&")) {
    const equals = pair.indexOf("=");
    if (equals < 1) continue;
    const name = pair.slice(0, equals).trim().toLowerCase();
    if (parameters.has(name)) throw new UnreadableMessage(`${name} comes twice`);
    parameters.set(name, pair.slice(equals + 1));
  }
  return parameters;
}

const spelled: Record<string, string> = {
  œ: "oe",
  Œ: "OE",
  æ: "ae",
  Æ: "AE",
  ß: "ss",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
  "€": " EUR",
  "’": "'",
  "‘": "'",
  "«": '"',
  "»": '"',
  "“": '"',
  "”": '"',
  "…": "...",
  "–": "-",
  "—": "-",
  "·": "-",
  "×": "x",
  "&": "+",
};

/**
 * Converts text to printable ASCII without `&`, cut to `maximum` characters: drops accents, splits ligatures, simplifies French
 * typography, replaces anything else by `?`.
 */
export function toAscii(text: string, maximum: number): string {
  return text
    .replace(/[œŒæÆßøØłŁ€’‘«»“”…–—·×&]/g, (character) => spelled[character] ?? character)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .replace(/[^\x20-\x7e]/gu, "?")
    .replaceAll("&", "+")
    .trim()
    .slice(0, maximum)
    .trimEnd();
}
