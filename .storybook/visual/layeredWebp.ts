import sharp from "sharp";
import { type Pixels, readPixels } from "./comparePictures.ts";

// A sheet is one lossless image; once little of it has changed, an animation that ends with that image: nothing, the former image,
// what has changed of it. Git keeps the former image's bytes once, and whoever opens the file sees how it ends.

/** A picture may be opened by a program that shows an animation's first image: better none than a former one. */
const blank: Pixels = { data: Buffer.alloc(4), width: 1, height: 1 };

/** Encodes an image with transparency. */
const encode = ({ data, width, height }: Pixels, effort: number): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort, quality: 100 })
    .toBuffer();

/** A file, and how many bytes a repository grows by that has what was there before. */
export interface Encoded {
  file: Buffer;
  bytes: number;
}

/** Encodes an image without transparency, at the slowest: a repository keeps it for ever. */
export async function encodeNew({ data, width, height }: Pixels): Promise<Encoded> {
  const file = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ lossless: true, effort: 6, quality: 100 })
    .toBuffer();
  return { file, bytes: file.length };
}

const bytesOf = (value: number, count: number) =>
  Buffer.from(Array.from({ length: count }, (_, index) => (value >> (8 * index)) & 255));

function chunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(name), length, content, Buffer.alloc(content.length % 2)]);
}

const riff = (chunks: readonly Buffer[]) => chunk("RIFF", Buffer.concat([Buffer.from("WEBP"), ...chunks]));

function* chunksIn(file: Buffer, from: number): Generator<{ name: string; content: Buffer; whole: Buffer }> {
  for (let at = from; at + 8 <= file.length; ) {
    const length = file.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    yield {
      name: file.toString("latin1", at, at + 4),
      content: file.subarray(at + 8, at + 8 + length),
      whole: file.subarray(at, end),
    };
    at = end;
  }
}

const headerBytes = 12;
const frameHeaderBytes = 16;

/** Returns the images that a file consists of, each as a file of its own: the first is the oldest. */
function layersOf(file: Buffer): Buffer[] {
  const frames = [...chunksIn(file, headerBytes)].filter(({ name }) => name === "ANMF");
  if (frames.length === 0) return [file];
  // Without the blank one.
  return frames.slice(1).map(({ content }) => riff([content.subarray(frameHeaderBytes)]));
}

/** Too short to be seen, and too long for browsers to make it a tenth of a second. */
const frameMs = 11;

function frame(image: Buffer, width: number, height: number): Buffer {
  const header = [
    bytesOf(0, 6),
    bytesOf(width - 1, 3),
    bytesOf(height - 1, 3),
    bytesOf(frameMs, 3),
    bytesOf(0, 1),
  ];
  const [bitstream] = chunksIn(image, headerBytes);
  return chunk("ANMF", Buffer.concat([...header, bitstream?.whole ?? Buffer.alloc(0)]));
}

async function animate(base: Buffer, patch: Buffer, { width, height }: Pixels): Promise<Buffer> {
  const animated = 0x02;
  const transparent = 0x10;
  const once = 1;
  return riff([
    chunk(
      "VP8X",
      Buffer.concat([bytesOf(animated | transparent, 4), bytesOf(width - 1, 3), bytesOf(height - 1, 3)]),
    ),
    chunk("ANIM", Buffer.concat([bytesOf(0, 4), bytesOf(once, 2)])),
    frame(await encode(blank, 6), blank.width, blank.height),
    frame(base, width, height),
    frame(patch, width, height),
  ]);
}

const pixelsOf = ({ data }: Pixels) =>
  new Uint32Array(data.buffer, data.byteOffset, data.byteLength / Uint32Array.BYTES_PER_ELEMENT);

/** The opacity comes last, in the highest byte. */
const opaque = 0xff000000;

/** Decodes a file to what it shows in the end. */
export async function decodeLayers(file: Buffer): Promise<Pixels> {
  const [base = file, patch] = layersOf(file);
  const image = await readPixels(base);
  if (!patch) return image;
  const [pixels, changes] = [pixelsOf(image), pixelsOf(await readPixels(patch))];
  for (let at = 0; at < pixels.length; at += 1) {
    const changed = changes[at] ?? 0;
    // A transparent pixel may have any colour.
    if (changed >= opaque) pixels[at] = changed;
  }
  return image;
}

/** More effort finds nothing more in what is mostly transparent, and takes fifty times as long. */
const patchEffort = 4;

/** Share of the former image's bytes up to which what has changed is added to it. If more has changed, the sheet is written whole. */
const patchAtMost = 0.25;

/** Encodes an image, keeping the oldest layer of what was there before if that is worth it. */
export async function encodeOver(former: Buffer, image: Pixels): Promise<Encoded> {
  const [base = former] = layersOf(former);
  const { data, ...size } = await readPixels(base);
  if (size.width !== image.width || size.height !== image.height) return encodeNew(image);
  const [before, now] = [pixelsOf({ data, ...size }), pixelsOf(image)];
  const changes = now.map((pixel, at) => (pixel === before[at] ? 0 : pixel));
  const patch = await encode({ data: Buffer.from(changes.buffer), ...size }, patchEffort);
  if (patch.length > patchAtMost * base.length) return encodeNew(image);
  return { file: await animate(base, patch, image), bytes: patch.length };
}
