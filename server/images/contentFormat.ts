/** Formats that the decoder may get; HEIC is decoded only where libvips has HEVC. */
const originalFormats = ["jpeg", "png", "webp", "avif", "heic", "tiff"] as const;
export type OriginalFormat = (typeof originalFormats)[number];

/** What else the first bytes can tell. */
export type OtherFormat = "raw" | "video" | "sound" | "otherPicture";

const ascii = (head: Buffer, from: number, to: number) => head.toString("latin1", from, to);

const starts: readonly (readonly [start: string, format: OriginalFormat | OtherFormat])[] = [
  ["\xff\xd8\xff", "jpeg"],
  ["\x89PNG\r\n\x1a\n", "png"],
  ["FUJIFILMCCD-RAW", "raw"],
  ...["IIRO", "IIRS", "MMOR", "IIU\0", "II\x1a\0\0\0HEAPCCDR", "\0MRM", "FOVb"].map(
    (start) => [start, "raw"] as const,
  ),
  ["GIF8", "otherPicture"],
  ["BM", "otherPicture"],
  ["8BPS", "otherPicture"],
  ["\0\0\0\fJXL ", "otherPicture"],
  ["\xff\n", "otherPicture"],
  ["\0\0\x01\xba", "video"],
  ["\0\0\x01\xb3", "video"],
  ["\x1aE\xdf\xa3", "video"],
  ["ID3", "sound"],
  ["OggS", "sound"],
  ["fLaC", "sound"],
];

/** QuickTime before `ftyp`. */
const atoms = new Set(["moov", "mdat", "wide", "pnot"]);
const riff: Record<string, OriginalFormat | OtherFormat> = { WEBP: "webp", WAVE: "sound", "AVI ": "video" };
const brands: Record<string, OriginalFormat | OtherFormat> = {
  ...{ avif: "avif", avis: "avif", "crx ": "raw", "M4A ": "sound" },
  ...{ heic: "heic", heix: "heic", heim: "heic", heis: "heic", hevc: "heic", hevx: "heic" },
};

/** ISO base media: AVIF and HEIC name themselves there, sometimes only among the brands they are compatible with. */
function formatOfBrands(head: Buffer): OriginalFormat | OtherFormat {
  const own = ascii(head, 8, 12);
  if (own !== "mif1" && own !== "msf1") return brands[own] ?? "video";
  const end = Math.min(head.readUInt32BE(0), head.length);
  const compatible = ascii(head, 16, end).match(/.{4}/gs) ?? [];
  return compatible.some((brand) => brands[brand] === "avif") ? "avif" : "heic";
}

/**
 * Returns the format that a file's first 512 bytes tell, whatever its name; null for unknown content. RAW files that begin as a
 * TIFF are `tiff` here, but for Canon's: `isRawTiff` reads further.
 */
export function contentFormat(head: Buffer): OriginalFormat | OtherFormat | null {
  const known = starts.find(([start]) => ascii(head, 0, start.length) === start);
  if (known) return known[1];
  if (ascii(head, 0, 4) === "RIFF") return riff[ascii(head, 8, 12)] ?? null;
  if (ascii(head, 4, 8) === "ftyp" && head.length >= 12) return formatOfBrands(head);
  if (atoms.has(ascii(head, 4, 8))) return "video";
  const start = ascii(head, 0, 4);
  if (start === "II*\0" || start === "MM\0*") return ascii(head, 8, 10) === "CR" ? "raw" : "tiff";
  if (/^\s*(<\?xml[^>]*>\s*)?(<!--.*-->\s*)?<svg[\s>]/is.test(ascii(head, 0, head.length))) {
    return "otherPicture";
  }
  return null;
}

export const isOriginalFormat = (format: string | null): format is OriginalFormat =>
  (originalFormats as readonly (string | null)[]).includes(format);

const tags = { newSubfileType: 254, photometric: 262, dngVersion: 50_706 };
/** Photometric interpretations of sensor data: colour filter array, linear raw. */
const sensorData = [32_803, 34_892];

/**
 * Returns whether a TIFF is a RAW file (NEF, ARW, PEF, DNG…): its first image is then a thumbnail or sensor data, and a decoder
 * would take the thumbnail for the photograph.
 */
export function isRawTiff(bytes: Buffer): boolean {
  const isLittle = bytes[0] === 0x49;
  const u16 = (at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const u32 = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  if (bytes.length < 8) return false;
  const first = u32(4);
  if (first + 2 > bytes.length) return false;
  const count = Math.min(u16(first), Math.floor((bytes.length - first - 2) / 12));
  for (let index = 0; index < count; index++) {
    const at = first + 2 + index * 12;
    const tag = u16(at);
    if (tag === tags.dngVersion) return true;
    if (tag === tags.newSubfileType && u32(at + 8) % 2 === 1) return true;
    if (tag === tags.photometric && sensorData.includes(u16(at + 8))) return true;
  }
  return false;
}
