import { makeZip, predictLength } from "client-zip";

export interface ZipEntry {
  name: string;
  byteSize: number;
  modifiedAt: Date;
  /** Read when its turn comes: one file at a time is in memory. */
  read: () => Promise<Uint8Array>;
}

/** Bytes: old tools and file systems end at 2 GB. */
export const partMaximum = 2_000_000_000;
/** What a zip adds to a file, at most: its headers, its name twice. */
const overhead = 1_000;

/** Splits files into zips of at most `maximum` bytes, in their order; a file that is larger has one of its own. */
export function splitParts<File extends { byteSize: number }>(
  files: readonly File[],
  maximum = partMaximum,
): File[][] {
  const parts: File[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const file of files) {
    const added = file.byteSize + overhead;
    const last = parts.at(-1);
    if (last && size + added <= maximum) {
      last.push(file);
      size += added;
    } else {
      parts.push([file]);
      size = added;
    }
  }
  return parts;
}

/** Bytes of a zip of these entries, to the byte. */
export function zipLength(entries: readonly ZipEntry[]): number {
  return Number(
    predictLength(
      entries.map(({ name, byteSize, modifiedAt }) => ({ name, size: byteSize, lastModified: modifiedAt })),
    ),
  );
}

/**
 * A zip as a stream, its entries stored as they are: photographs do not get smaller.
 * @param onEnd told once the last byte has been taken
 */
export function zipStream(
  entries: readonly ZipEntry[],
  onEnd: () => Promise<void>,
): ReadableStream<Uint8Array> {
  async function* files() {
    for (const { name, byteSize, modifiedAt, read } of entries) {
      const input = await read();
      // What was announced is what is sent: a length that is not true would break the download at its end.
      if (input.length !== byteSize) throw new Error(`${name} has ${input.length} bytes, not ${byteSize}`);
      yield { name, input, size: byteSize, lastModified: modifiedAt };
    }
  }
  return makeZip(files()).pipeThrough(new TransformStream({ flush: onEnd }));
}
