import { CliError } from "../../core/cliError.ts";
import { costOfWord } from "./scoreReading.ts";
import { type SingleByte, singleByteDecoder } from "./singleByte.ts";

/** Thrown for a file that is no text, or a text that reads in several ways. */
export class TextError extends CliError {}

export interface DecodedText {
  text: string;
  encoding: string;
}

/** Encodings of one byte a character, with the cost of each before anything is read: the common one is likelier. */
const candidates = [
  { name: "windows-1252", prior: 0 },
  { name: "iso-8859-15", prior: 2 },
  { name: "macroman", prior: 3 },
  { name: "cp850", prior: 3 },
];

/** Two readings nearer than this, in nats, are asked about: the likelier is then right in more than 999 of 1,000 cases. */
const decisive = 7;
/** A word whose letters outside ASCII are less likely than this on average is no European name; more than the share of them: another encoding. */
const strange = { cost: 8.5, share: 0.1 };
/** Words weighed; a list of 60,000 rows repeats its accents. */
const wordsMaximum = 4_000;

/**
 * Decodes a text in UTF-8 or UTF-16, with or without mark, or in windows-1252, iso-8859-1 and -15, MacRoman or code page 850, whichever
 * reads as European names. Throws `TextError` for bytes that are no text, and where two encodings read as likely names.
 * @param encoding if the operator says it
 */
export function decodeText(bytes: Uint8Array, encoding: string | null = null): DecodedText {
  if (encoding !== null) return { text: decodeAs(bytes, encoding), encoding };
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return strictly("utf-16le", bytes);
  if (first === 0xfe && second === 0xff) return strictly("utf-16be", bytes);
  if (first === 0xef && second === 0xbb && third === 0xbf) return strictly("utf-8", bytes);
  if (bytes.includes(0)) return decodeUnmarkedUtf16(bytes);
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "utf-8" };
  } catch {
    return decodeSingleByte(bytes);
  }
}

function decodeAs(bytes: Uint8Array, encoding: string): string {
  if (/^utf-?(8|16(le|be)?)$/i.test(encoding)) {
    const marked = bytes[0] === 0xfe ? "utf-16be" : "utf-16le";
    const name = encoding.toLowerCase().replace("utf1", "utf-1").replace("utf8", "utf-8");
    return strictly(name === "utf-16" ? marked : name, bytes).text;
  }
  const decode = singleByteDecoder(encoding);
  if (!decode) {
    throw new TextError(
      `l’encodage « ${encoding} » est inconnu, à la différence de utf-8, utf-16le, utf-16be, iso-8859-1, ${candidates.map(({ name }) => name).join(", ")}`,
    );
  }
  return decode(bytes);
}

function strictly(encoding: string, bytes: Uint8Array): DecodedText {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (text.includes("\0")) throw new TextError("ce n’est pas un texte");
    return { text, encoding };
  } catch (error) {
    if (error instanceof TextError) throw error;
    throw new TextError(`ce n’est pas de l’${encoding.toUpperCase()}, ou le fichier est incomplet`);
  }
}

/** In a list every separator and digit has one zero byte, on the same side. */
function decodeUnmarkedUtf16(bytes: Uint8Array): DecodedText {
  let [even, odd] = [0, 0];
  for (let index = bytes.indexOf(0); index >= 0; index = bytes.indexOf(0, index + 1)) {
    if (index % 2 === 0) even++;
    else odd++;
  }
  const isText = bytes.length % 2 === 0 && Math.max(even, odd) * 4 >= bytes.length / 2;
  if (!isText || Math.min(even, odd) * 20 > Math.max(even, odd)) throw new TextError("ce n’est pas un texte");
  const decoded = strictly(odd > even ? "utf-16le" : "utf-16be", bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what no text holds
  if (/[\u0001-\u0008\u000e-\u001f]/.test(decoded.text)) throw new TextError("ce n’est pas un texte");
  return decoded;
}

interface Reading {
  name: string;
  decode: SingleByte;
  costs: number[];
  cost: number;
}

function decodeSingleByte(bytes: Uint8Array): DecodedText {
  const words = accentedWordsOf(bytes);
  const readings = candidates
    .map(({ name, prior }): Reading => {
      const decode = singleByteDecoder(name) ?? String;
      const costs = words.map(({ word }) => costOfWord(decode(word)));
      return { name, decode, costs, cost: costs.reduce((sum, cost) => sum + cost, prior) };
    })
    .sort((one, other) => one.cost - other.cost);
  const [best, ...others] = readings;
  if (!best) throw new TextError("ce n’est pas un texte");
  const rival = others.find((other) => words.some(({ word }) => other.decode(word) !== best.decode(word)));
  const strangers = words.filter(
    ({ word }, index) => (best.costs[index] ?? 0) > strange.cost * word.filter((byte) => byte > 127).length,
  );
  const isStrange = strangers.length > strange.share * words.length;
  if (rival && (isStrange || rival.cost - best.cost < decisive)) throw question(bytes, words, best, rival);
  return { text: best.decode(bytes), encoding: best.name };
}

interface ByteWord {
  word: Uint8Array;
  at: number;
}

/** Returns the different words with bytes outside ASCII: what stands between blanks, separators and quotes. */
function accentedWordsOf(bytes: Uint8Array): ByteWord[] {
  const found = new Map<string, ByteWord>();
  let begin = 0;
  let isAccented = false;
  for (let index = 0; index <= bytes.length && found.size < wordsMaximum; index++) {
    const byte = bytes[index] ?? 10;
    if (byte > 127) isAccented = true;
    if (byte > 32 && byte !== 0x22 && byte !== 0x2c && byte !== 0x3b && byte !== 0x7c) continue;
    if (isAccented) {
      const word = bytes.subarray(begin, index);
      const key = Buffer.from(word).toString("latin1");
      if (!found.has(key)) found.set(key, { word, at: begin });
    }
    begin = index + 1;
    isAccented = false;
  }
  return [...found.values()];
}

/** Shows one word in both readings, the one that they differ about least. */
function question(bytes: Uint8Array, words: readonly ByteWord[], best: Reading, rival: Reading): TextError {
  const differing = words
    .map(({ word, at }, index) => ({
      word,
      at,
      doubt: Math.abs((best.costs[index] ?? 0) - (rival.costs[index] ?? 0)),
    }))
    .filter(({ word }) => best.decode(word) !== rival.decode(word))
    .sort((one, other) => one.doubt - other.doubt)[0];
  const { word, at } = differing ?? { word: bytes.subarray(0, 0), at: 0 };
  const line = Buffer.from(bytes.subarray(0, at))
    .toString("latin1")
    .split(/\r\n|\r|\n/).length;
  const shown = (reading: Reading) =>
    `« ${reading.decode(word).replace(/\p{Cc}/gu, "�")} » (${reading.name})`;
  return new TextError(
    `ligne ${line} : ${shown(best)} ou ${shown(rival)} ? Choisir par --encoding ${best.name} ou --encoding ${rival.name}`,
  );
}
