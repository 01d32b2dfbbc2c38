import { orderCode } from "../../src/domain/orders/orderCode.ts";
import { isPaidOrLater } from "../../src/domain/orders/orderStatus.ts";
import { verifyAccessKey } from "../core/accessKey.ts";
import { ApiError } from "../core/apiError.ts";
import type { Services } from "../core/services.ts";
import { expiryOf } from "./expiry.ts";
import { fileNames } from "./fileNames.ts";
import { remakeFiles } from "./orderFileJobs.ts";
import { digitalKey, type OrderFile, readOrderFiles } from "./orderFiles.ts";
import { splitParts, type ZipEntry, zipLength, zipStream } from "./zip.ts";

export interface DownloadPart {
  /** From 1. */
  part: number;
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
}

/** Returns an order's files; `null` if the key is wrong or expired, or the order is unpaid or has no files. */
export async function openDownload(services: Services, uuid: string, key: string): Promise<Download | null> {
  const found = await findDownload(services, uuid, key);
  if (!found) return null;
  const { expiresAt, files, parts } = found;
  return {
    isReady: parts.length > 0,
    expiresAt,
    parts: parts.map((entries, index) => ({
      part: index + 1,
      fileCount: entries.length,
      byteSize: zipLength(entries),
    })),
    smallerCount: files.filter(({ isSmaller }) => isSmaller).length,
  };
}

/** Returns one part of an order's files as a zip. Throws NOT_FOUND for an invalid key, FILES_NOT_READY. */
export async function streamDownload(
  services: Services,
  { uuid, key, part }: { uuid: string; key: string; part: number },
): Promise<{ name: string; byteSize: number; stream: ReadableStream<Uint8Array> }> {
  const found = await findDownload(services, uuid, key);
  if (!found) throw new ApiError("NOT_FOUND");
  const { parts } = found;
  if (parts.length === 0) throw new ApiError("FILES_NOT_READY");
  const entries = parts[part - 1];
  if (!entries) throw new ApiError("NOT_FOUND");
  const lost = await lostFiles(services, entries);
  if (lost.length > 0) {
    await remakeFiles(services, uuid, lost);
    throw new ApiError("FILES_NOT_READY");
  }
  const of = parts.length === 1 ? "" : ` (${part} sur ${parts.length})`;
  return {
    name: `Photos - commande ${orderCode(uuid)}${of}.zip`,
    byteSize: zipLength(entries),
    stream: zipStream(entries, () => note(services, uuid, "downloadedAt")),
  };
}

/** Records the first time that an order's link was opened or a zip was downloaded completely. */
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

type Entry = ZipEntry & { file: OrderFile };

/** Returns missing or changed files, checked before the first byte is sent. */
async function lostFiles({ store }: Services, entries: readonly Entry[]): Promise<OrderFile[]> {
  const lost: OrderFile[] = [];
  for (const { file } of entries) {
    const kept = await store.stat(digitalKey(file.pictureUuid, file.format));
    if (kept?.byteSize !== file.byteSize) lost.push(file);
  }
  return lost;
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
  const entries = files.flatMap((file, index): Entry[] => {
    const { byteSize, createdAt, pictureUuid, format } = file;
    if (byteSize === null) return [];
    const read = async () => {
      const bytes = await services.store.get(digitalKey(pictureUuid, format));
      if (!bytes) throw new Error(`the file ${format} of picture ${pictureUuid} is gone`);
      return bytes;
    };
    return [{ file, name: names[index] ?? "", byteSize, modifiedAt: new Date(createdAt ?? 0), read }];
  });
  const isReady = entries.length === files.length || order.ignoreMissingDownload;
  return {
    expiresAt: expires?.toISOString() ?? null,
    files,
    parts: isReady ? splitParts(entries) : [],
  };
}
