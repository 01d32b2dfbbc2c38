import { makeZip, predictLength } from "client-zip";

export interface ZipEntry {
  name: string;
  byteSize: number;
  modifiedAt: Date;
  /** Called when its turn comes: only one file at a time is in memory. */
  read: () => Promise<Uint8Array>;
}

/** Bytes: old tools and file systems stop at 2 GB. */
export const partMaximum = 2_000_000_000;
/** Maximum overhead of a file in a zip, in bytes: headers, and its name twice. */
const overhead = 1_000;

/** Splits files into zips of at most `maximum` bytes, in order; a larger file has its own zip. */
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

/** Returns the exact size of a zip of these entries, in bytes. */
export function zipLength(entries: readonly ZipEntry[]): number {
  return Number(
    predictLength(
      entries.map(({ name, byteSize, modifiedAt }) => ({ name, size: byteSize, lastModified: modifiedAt })),
    ),
  );
}

/**
 * Streams a zip with uncompressed entries: photographs do not get smaller.
 * @param onEnd called after the last byte is read
 */
export function zipStream(
  entries: readonly ZipEntry[],
  onEnd: () => Promise<void>,
): ReadableStream<Uint8Array> {
  async function* files() {
    for (const { name, byteSize, modifiedAt, read } of entries) {
      const input = await read();
      // The length must match the announced one, otherwise the download would break at its end.
      if (input.length !== byteSize) throw new Error(`${name} has ${input.length} bytes, not ${byteSize}`);
      yield { name, input, size: byteSize, lastModified: modifiedAt };
    }
  }
  return makeZip(files()).pipeThrough(new TransformStream({ flush: onEnd }));
}
