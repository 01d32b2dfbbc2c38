import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { FileStore } from "../core/fileStore.ts";
import { byteLimit } from "../images/decoder.ts";
import { deriveImages } from "../images/derive.ts";
import { ImageError, type RefusalReason } from "../images/imageError.ts";
import { readPhotoFacts } from "../images/photoFacts.ts";
import { keepPreviews } from "../images/publicImages.ts";
import { wallTimeToUtc } from "../images/wallTime.ts";
import { deterministicUuid } from "./deterministicUuid.ts";
import { cutText, splitExtension } from "./fileName.ts";
import { type FoundFile, systemReason } from "./walkFolder.ts";

/** Thrown for a rejected file; its message is the reason in the report. */
export class FileRefusal extends Error {}

export interface Belonging {
  eventUuid: string;
  contestUuid: string;
  importUuid: string;
  /** IANA name. */
  timeZone: string;
}

export interface FileContent {
  bytes: Buffer;
  /** SHA-256, hexadecimal. */
  contentHash: string;
}

const reasons: Record<RefusalReason, string> = {
  empty: "an empty file",
  notAnImage: "no JPEG",
  unsupported: "no JPEG",
  tooLarge: "too large: more than 180 megapixels or 150 MB",
  broken: "a broken JPEG",
};

/** Returns the file's bytes and their hash. Throws `FileRefusal` if its size or first bytes are not a JPEG's. */
export async function readContent(file: FoundFile): Promise<FileContent> {
  // Before reading: one file must not fill the memory.
  if (file.byteSize > byteLimit) throw new FileRefusal(reasons.tooLarge);
  const bytes = await readFile(file.path).catch((error: unknown) => {
    throw new FileRefusal(systemReason(error));
  });
  if (bytes.length === 0) throw new FileRefusal(reasons.empty);
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) throw new FileRefusal(reasons.notAnImage);
  return { bytes, contentHash: createHash("sha256").update(bytes).digest("hex") };
}

/** Returns a picture's uuid: the same file in the same contest is the same picture, also after a killed run. */
export const pictureUuid = (contestUuid: string, contentHash: string) =>
  deterministicUuid("picture", contestUuid, contentHash);

/**
 * Prepares one picture: facts, previews, original, all durable in the store before it returns the row. Throws `FileRefusal` for
 * an unusable picture.
 */
export async function preparePicture(
  store: FileStore,
  file: FoundFile,
  { bytes, contentHash }: FileContent,
  belonging: Belonging,
) {
  const { facts, images } = await readPicture(bytes);
  const uuid = pictureUuid(belonging.contestUuid, contentHash);
  const originalKey = `originals/${belonging.eventUuid}/${belonging.contestUuid}/${contentHash}.jpg`;
  await store.put(originalKey, bytes);
  await keepPreviews(store, uuid, images);
  const { stem, extension } = splitExtension(file.name);
  return {
    uuid,
    name: cutText(stem, 30),
    imageFile: `${uuid}.webp`,
    thumbnailFile: `${uuid.slice(0, 13)}.webp`,
    kind: "picture" as const,
    rawFileName: cutText(file.name, 255),
    rawFileExtension: cutText(extension, 10),
    rawFileType: "image/jpeg",
    photographerLabel: facts.artist === null ? null : cutText(facts.artist, 100),
    copyright: facts.copyright === null ? null : cutText(facts.copyright, 200),
    width: facts.width,
    height: facts.height,
    kbSize: Math.ceil(facts.byteSize / 1024),
    orientation: facts.orientation,
    durationSeconds: null,
    takenAt:
      facts.takenAtWallTime === null
        ? null
        : wallTimeToUtc(facts.takenAtWallTime, belonging.timeZone, facts.offset),
    importUuid: belonging.importUuid,
    photoSessionCode: null,
    eventUuid: belonging.eventUuid,
    contestUuid: belonging.contestUuid,
    originalKey,
    contentHash,
    colours: images.colours,
  };
}

export type PictureRow = Awaited<ReturnType<typeof preparePicture>>;

async function readPicture(bytes: Buffer) {
  try {
    return { facts: await readPhotoFacts(bytes), images: await deriveImages(bytes) };
  } catch (error) {
    if (error instanceof ImageError) throw new FileRefusal(reasons[error.reason]);
    throw error;
  }
}
