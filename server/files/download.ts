import { hash } from "node:crypto";
import { crc32 } from "node:zlib";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import { isPaidOrLater } from "../../src/domain/orders/orderStatus.ts";
import type { PictureLocation } from "../../src/domain/pictures/imageUrl.ts";
import { verifyAccessKey } from "../core/accessKey.ts";
import { ApiError } from "../core/apiError.ts";
import type { Services } from "../core/services.ts";
import { expiryOf } from "./expiry.ts";
import { fileNames } from "./fileNames.ts";
import { remakeFiles } from "./orderFileJobs.ts";
import { digitalKey, type OrderFile, readOrderFiles } from "./orderFiles.ts";
import { type ByteRange, lengthOf, streamSegments } from "./segments.ts";
import { splitParts, type ZipEntry, zipLength, zipSegments } from "./zip.ts";

export interface DownloadPart {
  /** From 1. */
  part: number;
  /** Its file name: of the picture if it is one, otherwise of a zip. */
  name: string;
  fileCount: number;
  byteSize: number;
}

export interface Download {
  /** All files are ready; until then there are no parts. */
  isReady: boolean;
  /** When the link expires; null if it was not sent. */
  expiresAt: string | null;
  parts: DownloadPart[];
  /** Files whose original is smaller than what was ordered. */
  smallerCount: number;
  /** Each once, in the files' order. */
  pictures: OrderedPicture[];
}

interface OrderedPicture extends PictureLocation {
  name: string;
}

/** Returns an order's files; `null` if the key is wrong or expired, or the order is unpaid or has no files. */
export async function openDownload(services: Services, uuid: string, key: string): Promise<Download | null> {
  const found = await findDownload(services, uuid, key);
  if (!found) return null;
  const { expiresAt, files, parts } = found;
  return {
    isReady: parts.length > 0,
    expiresAt,
    parts: parts.map((part, index) => ({
      part: index + 1,
      name: partName(uuid, parts, index),
      fileCount: part.length,
      byteSize: partSize(part),
    })),
    smallerCount: files.filter(({ isSmaller }) => isSmaller).length,
    pictures: picturesOf(files),
  };
}

/** A picture in two formats is two files that follow one another. */
const picturesOf = (files: readonly OrderFile[]): OrderedPicture[] =>
  files
    .filter(({ pictureUuid }, index) => files[index - 1]?.pictureUuid !== pictureUuid)
    .map(({ pictureUuid: uuid, eventUuid, contestUuid, name }) => ({ uuid, eventUuid, contestUuid, name }));

export interface DownloadFile {
  name: string;
  type: "image/jpeg" | "application/zip";
  byteSize: number;
  /** Strong entity tag, with its quotes. */
  tag: string;
  /** Streams a range of it; notes the download after the last byte. */
  stream: (range: ByteRange) => ReadableStream<Uint8Array>;
  /** Returns an address of the store that sends it in the shop's place, and notes the download; null if the shop sends it. */
  redirect: (disposition: string) => Promise<string | null>;
}

/**
 * Returns one part of an order's files: a picture if it is one file, otherwise a zip. Throws NOT_FOUND for an invalid key,
 * FILES_NOT_READY.
 */
export async function openDownloadFile(
  services: Services,
  { uuid, key, part }: { uuid: string; key: string; part: number },
): Promise<DownloadFile> {
  const found = await findDownload(services, uuid, key);
  if (!found) throw new ApiError("NOT_FOUND");
  const { parts } = found;
  if (parts.length === 0) throw new ApiError("FILES_NOT_READY");
  const files = parts[part - 1];
  if (!files) throw new ApiError("NOT_FOUND");
  const lost = await lostFiles(services, files);
  if (lost.length > 0) {
    await remakeFiles(services, uuid, lost);
    throw new ApiError("FILES_NOT_READY");
  }
  const entries = await zipEntries(services, files);
  const [only] = entries;
  const segments = entries.length === 1 && only ? [only] : zipSegments(entries);
  const byteSize = lengthOf(segments);
  return {
    name: partName(uuid, parts, part - 1),
    type: entries.length === 1 ? "image/jpeg" : "application/zip",
    byteSize,
    tag: tagOf(entries),
    stream: (range) =>
      streamSegments(segments, range, async () => {
        if (range.last === byteSize - 1) await note(services, uuid, "downloadedAt");
      }),
    redirect: async (disposition) => {
      const [file, another] = files;
      if (!file || another) return null;
      const key = digitalKey(file.pictureUuid, file.format);
      const url = await services.store.downloadUrl(key, { type: "image/jpeg", disposition });
      if (url !== null) await note(services, uuid, "downloadedAt");
      return url;
    },
  };
}

/** The size of a part, in bytes. */
const partSize = (files: readonly MadeFile[]) =>
  files.length === 1
    ? lengthOf(files)
    : zipLength(files.map(({ fileName, byteSize }) => ({ name: fileName, byteSize })));

function partName(uuid: string, parts: readonly MadeFile[][], index: number): string {
  const [only, another] = parts[index] ?? [];
  if (only && !another) return only.fileName;
  const of = parts.length === 1 ? "" : ` (${index + 1} sur ${parts.length})`;
  return `Photos - commande ${orderCode(uuid)}${of}.zip`;
}

/** Every byte of a part follows from these facts. */
function tagOf(entries: readonly ZipEntry[]): string {
  const facts = entries.map(({ name, byteSize, crc32, modifiedAt }) => [name, byteSize, crc32, modifiedAt]);
  return `"${hash("sha256", JSON.stringify(facts), "base64url")}"`;
}

/** Records the first time that an order's link was opened or its last byte was downloaded. */
export async function note(
  { db, now }: Pick<Services, "db" | "now">,
  uuid: string,
  moment: "downloadAccessedAt" | "downloadedAt",
): Promise<void> {
  await db
    .updateTable("order")
    .set({ [moment]: now().toISOString() })
    .where("uuid", "=", uuid)
    .where(moment, "is", null)
    .execute();
}

/** A file that is made, with its name in the download. */
interface MadeFile extends OrderFile {
  fileName: string;
  byteSize: number;
}

/** Returns missing or changed files, checked before the first byte is sent. */
async function lostFiles({ store }: Services, files: readonly MadeFile[]): Promise<MadeFile[]> {
  const lost: MadeFile[] = [];
  for (const file of files) {
    const kept = await store.stat(digitalKey(file.pictureUuid, file.format));
    if (kept?.byteSize !== file.byteSize) lost.push(file);
  }
  return lost;
}

async function zipEntries(services: Services, files: readonly MadeFile[]): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  for (const file of files) {
    const checksum = file.crc32 ?? (await recordChecksum(services, file));
    entries.push({
      name: file.fileName,
      byteSize: file.byteSize,
      crc32: checksum,
      modifiedAt: new Date(file.createdAt ?? 0),
      read: async () => {
        const bytes = await readFile(services, file);
        // Remade meanwhile: a broken download is started again, one with parts of two files would never be noticed.
        if (bytes.length !== file.byteSize || crc32(bytes) !== checksum)
          throw new Error(`${file.fileName} is not what was announced`);
        return bytes;
      },
    });
  }
  return entries;
}

async function readFile({ store }: Services, { pictureUuid, format }: MadeFile): Promise<Buffer> {
  const bytes = await store.get(digitalKey(pictureUuid, format));
  if (!bytes) throw new Error(`the file ${format} of picture ${pictureUuid} is gone`);
  return bytes;
}

/** Records the checksum of a file that was made before there were any. */
async function recordChecksum(services: Services, file: MadeFile): Promise<number> {
  const checksum = crc32(await readFile(services, file));
  await services.db
    .updateTable("digitalFile")
    .set({ crc32: checksum })
    .where("pictureUuid", "=", file.pictureUuid)
    .where("format", "=", file.format)
    .where("byteSize", "=", file.byteSize)
    .where("crc32", "is", null)
    .execute();
  return checksum;
}

async function findDownload(services: Services, uuid: string, key: string) {
  const { db, settings, now } = services;
  const order = await db
    .selectFrom("order")
    .select(["status", "publicAccessKey", "downloadMailedAt", "ignoreMissingDownload"])
    .where("uuid", "=", uuid)
    .where("isDeleted", "=", false)
    .executeTakeFirst();
  if (!verifyAccessKey(key, order?.publicAccessKey) || !order || !isPaidOrLater(order.status)) return null;
  const { downloadMailedAt: mailed } = order;
  const expires = mailed === null ? null : expiryOf(mailed, settings.downloadDays);
  if (expires !== null && expires <= now()) return null;
  const files = await readOrderFiles(db, uuid);
  if (files.length === 0) return null;
  const names = fileNames(files);
  const made = files.flatMap((file, index): MadeFile[] => {
    const { byteSize } = file;
    return byteSize === null ? [] : [{ ...file, byteSize, fileName: names[index] ?? "" }];
  });
  const isReady = made.length === files.length || order.ignoreMissingDownload;
  return {
    expiresAt: expires?.toISOString() ?? null,
    files,
    parts: isReady ? splitParts(made) : [],
  };
}
