import type { Segment } from "./segments.ts";

export interface ZipEntry {
  name: string;
  byteSize: number;
  crc32: number;
  modifiedAt: Date;
  /** Called when its turn comes: only one file at a time is in memory. */
  read: () => Promise<Uint8Array>;
}

/** Bytes: old tools and file systems stop at 2 GB. */
export const partMaximum = 2_000_000_000;
/** Maximum files of a zip without extensions, which old tools do not know. */
export const fileMaximum = 65_535;
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
    if (last && last.length < fileMaximum && size + added <= maximum) {
      last.push(file);
      size += added;
    } else {
      parts.push([file]);
      size = added;
    }
  }
  return parts;
}

/**
 * Returns the segments of a zip with uncompressed entries: photographs do not get smaller. The same entries always give the same
 * bytes, so that a download can be resumed (APPNOTE.TXT of PKWARE, sections 4.3.7, 4.3.12 and 4.3.16).
 */
export function zipSegments(entries: readonly ZipEntry[]): Segment[] {
  const files: Segment[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const header = Buffer.concat([localHeader(entry, name.length), name]);
    directory.push(centralHeader(entry, name.length, offset), name);
    files.push({ byteSize: header.length, read: () => header }, entry);
    offset += header.length + entry.byteSize;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.concat([central, endRecord(entries.length, central.length, offset)]);
  return [...files, { byteSize: end.length, read: () => end }];
}

/** Returns the exact size of a zip of these entries, in bytes. */
export function zipLength(entries: readonly Pick<ZipEntry, "name" | "byteSize">[]): number {
  const ofEntry = ({ name, byteSize }: Pick<ZipEntry, "name" | "byteSize">) =>
    localSize + centralSize + 2 * Buffer.byteLength(name) + byteSize;
  return entries.reduce((sum, entry) => sum + ofEntry(entry), endSize);
}

const localSize = 30;
const centralSize = 46;
const endSize = 22;
/** Version of the format that a reader needs: 2.0. */
const version = 20;
const utf8Names = 0x0800;
const fromUnix = 3 << 8;
const regularFile = 0o100644;

function localHeader(entry: ZipEntry, nameLength: number): Buffer {
  const header = Buffer.alloc(localSize);
  header.writeUInt32LE(0x04034b50, 0);
  writeFacts(header, 4, entry, nameLength);
  return header;
}

function centralHeader(entry: ZipEntry, nameLength: number, offset: number): Buffer {
  const header = Buffer.alloc(centralSize);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(fromUnix | version, 4);
  writeFacts(header, 6, entry, nameLength);
  header.writeUInt32LE(regularFile * 0x10000, 38);
  header.writeUInt32LE(offset, 42);
  return header;
}

/** Writes what both headers of a file have in common. */
function writeFacts(
  header: Buffer,
  at: number,
  { byteSize, crc32, modifiedAt }: ZipEntry,
  name: number,
): void {
  header.writeUInt16LE(version, at);
  header.writeUInt16LE(utf8Names, at + 2);
  header.writeUInt16LE(
    (modifiedAt.getUTCHours() << 11) | (modifiedAt.getUTCMinutes() << 5) | (modifiedAt.getUTCSeconds() >> 1),
    at + 6,
  );
  // The format begins in 1980.
  const year = Math.max(modifiedAt.getUTCFullYear() - 1980, 0);
  header.writeUInt16LE((year << 9) | ((modifiedAt.getUTCMonth() + 1) << 5) | modifiedAt.getUTCDate(), at + 8);
  header.writeUInt32LE(crc32, at + 10);
  header.writeUInt32LE(byteSize, at + 14);
  header.writeUInt32LE(byteSize, at + 18);
  header.writeUInt16LE(name, at + 22);
}

function endRecord(count: number, centralLength: number, centralOffset: number): Buffer {
  const record = Buffer.alloc(endSize);
  record.writeUInt32LE(0x06054b50, 0);
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(centralLength, 12);
  record.writeUInt32LE(centralOffset, 16);
  return record;
}
