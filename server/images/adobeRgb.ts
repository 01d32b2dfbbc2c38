import type exifReader from "exif-reader";

/** EXIF's values of ColorSpace: sRGB, Adobe RGB as some cameras write it. */
const colourSpaces = { srgb: 1, adobeRgb: 2 };

/**
 * Returns whether EXIF says that the pixels are Adobe RGB: cameras embed no profile but the interoperability index `R03` (DCF
 * optional file, Exif 2.3, section 4.6.7).
 */
export function isAdobeRgb(exif: ReturnType<typeof exifReader> | null): boolean {
  const colourSpace = exif?.Photo?.ColorSpace;
  if (colourSpace === colourSpaces.adobeRgb) return true;
  const index = String(exif?.Iop?.InteroperabilityIndex ?? "");
  return index.replaceAll("\0", "").trim() === "R03" && colourSpace !== colourSpaces.srgb;
}

/** Returns a JPEG with the Adobe RGB profile embedded. @param jpeg without a profile */
export function withAdobeRgbProfile(jpeg: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from("ICC_PROFILE\0\x01\x01", "latin1"), profile]);
  const marker = Buffer.from([0xff, 0xe2, 0, 0]);
  marker.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), marker, content, jpeg.subarray(2)]);
}

const s15Fixed16 = (value: number) => Math.round(value * 65_536);

function xyz(...values: [x: number, y: number, z: number]): Buffer {
  const tag = Buffer.alloc(20);
  tag.write("XYZ ");
  for (const [index, value] of values.entries()) tag.writeInt32BE(s15Fixed16(value), 8 + 4 * index);
  return tag;
}

/** A gamma of 563/256 (Adobe RGB (1998), section 4.3.4.2), padded to four bytes. */
const gamma = Buffer.concat([Buffer.from("curv\0\0\0\0\0\0\0\x01\x02\x33\0\0", "latin1")]);

function description(text: string): Buffer {
  const tag = Buffer.alloc(12 + text.length + 1 + 78 + 3);
  tag.write("desc");
  tag.writeUInt32BE(text.length + 1, 8);
  tag.write(text, 12);
  return tag.subarray(0, tag.length - (tag.length % 4));
}

/** Builds a matrix profile of ICC version 2; primaries are adapted to D50, as profiles require. */
function buildProfile(): Buffer {
  const tags: readonly (readonly [signature: string, content: Buffer])[] = [
    ["desc", description("Compatible with Adobe RGB (1998)")],
    ["cprt", Buffer.from("text\0\0\0\0CC0\0", "latin1")],
    ["wtpt", xyz(0.95045, 1, 1.08905)],
    ["rXYZ", xyz(0.60974, 0.31111, 0.01947)],
    ["gXYZ", xyz(0.20528, 0.62567, 0.06087)],
    ["bXYZ", xyz(0.14919, 0.06322, 0.74457)],
    ["rTRC", gamma],
    ["gTRC", gamma],
    ["bTRC", gamma],
  ];
  const table = Buffer.alloc(4 + 12 * tags.length);
  table.writeUInt32BE(tags.length);
  let at = 128 + table.length;
  for (const [index, [signature, content]] of tags.entries()) {
    table.write(signature, 4 + 12 * index);
    table.writeUInt32BE(at, 8 + 12 * index);
    table.writeUInt32BE(content.length, 12 + 12 * index);
    at += content.length;
  }
  const header = Buffer.alloc(128);
  header.writeUInt32BE(at);
  header.writeUInt32BE(0x02_10_00_00, 8);
  header.write("mntrRGB XYZ ", 12);
  header.write("acsp", 36);
  xyz(0.9642, 1, 0.8249).copy(header, 68, 8);
  return Buffer.concat([header, table, ...tags.map(([, content]) => content)]);
}

const profile = buildProfile();
