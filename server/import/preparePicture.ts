import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import type { FileStore } from "../core/fileStore.ts";
import { contentFormat, isOriginalFormat, isRawTiff, type OriginalFormat } from "../images/contentFormat.ts";
import { byteLimit } from "../images/decoder.ts";
import { deriveImages } from "../images/derive.ts";
import { ImageError, type RefusalReason } from "../images/imageError.ts";
import { readPhotoFacts } from "../images/photoFacts.ts";
import { keepPreviews } from "../images/publicImages.ts";
import { deterministicUuid } from "./deterministicUuid.ts";
import { type FileKind, kindByName } from "./fileKind.ts";
import { cutText, splitExtension } from "./fileName.ts";
import { type FoundFile, systemReason } from "./walkFolder.ts";

/** Thrown for a rejected file; its message is the reason in the report. */
export class FileRefusal extends Error {}

/** Thrown for a file of a kind that the shop does not take; a report counts each kind. */
export class KindRefusal extends Error {
  readonly kind: FileKind;

  constructor(kind: FileKind) {
    super(kind);
    this.kind = kind;
  }
}

export interface Belonging {
  eventUuid: string;
  contestUuid: string;
  importUuid: string;
}

export interface FileContent {
  bytes: Buffer;
  format: OriginalFormat;
  /** SHA-256, hexadecimal. */
  contentHash: string;
}

const reasons: Record<RefusalReason, string> = {
  empty: "an empty file",
  notAnImage: "no picture",
  unsupported: "no picture that can be read",
  tooLarge: "too large: more than 180 megapixels or 150 MB",
  broken: "a broken picture",
};

/** Extension in the store and MIME type of an original, which is kept as it is. */
const stored: Record<OriginalFormat, { extension: string; mimeType: string }> = {
  jpeg: { extension: "jpg", mimeType: "image/jpeg" },
  png: { extension: "png", mimeType: "image/png" },
  webp: { extension: "webp", mimeType: "image/webp" },
  avif: { extension: "avif", mimeType: "image/avif" },
  heic: { extension: "heic", mimeType: "image/heic" },
  tiff: { extension: "tif", mimeType: "image/tiff" },
};

/**
 * Returns the file's bytes and their hash. Judges the first bytes before it reads the rest: a film must not fill the memory.
 * Throws `FileRefusal` or `KindRefusal` if they are no picture's.
 */
export async function readContent(file: FoundFile): Promise<FileContent> {
  if (file.byteSize === 0) throw new FileRefusal(reasons.empty);
  const { format, bytes } = await readPictureFile(file).catch((error: unknown) => {
    if (error instanceof FileRefusal || error instanceof KindRefusal) throw error;
    throw new FileRefusal(systemReason(error));
  });
  return { bytes, format, contentHash: createHash("sha256").update(bytes).digest("hex") };
}

async function readPictureFile(file: FoundFile): Promise<Omit<FileContent, "contentHash">> {
  await using handle = await open(file.path);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0);
  const format = originalFormat(file, buffer.subarray(0, bytesRead));
  if (file.byteSize > byteLimit) throw new FileRefusal(reasons.tooLarge);
  const bytes = await handle.readFile();
  if (format === "tiff" && isRawTiff(bytes)) throw new KindRefusal("raw");
  return { format, bytes };
}

/** The content decides, but RAW files that begin as a TIFF are known by their names. */
function originalFormat(file: FoundFile, head: Buffer): OriginalFormat {
  const format = contentFormat(head);
  const byName = kindByName(file);
  if (isOriginalFormat(format) && !(format === "tiff" && byName === "raw")) return format;
  const kind = byName ?? (isOriginalFormat(format) ? null : format);
  throw kind === null ? new FileRefusal(reasons.notAnImage) : new KindRefusal(kind);
}

/** Returns a picture's uuid: the same file in the same contest is the same picture, also after a killed run. */
export const pictureUuid = (contestUuid: string, contentHash: string) =>
  deterministicUuid("picture", contestUuid, contentHash);

/**
 * Prepares one picture: facts, previews, original, all durable in the store before it returns the row. Throws `FileRefusal` for
 * an unusable picture, `KindRefusal` for an HEIC that this machine cannot decode.
 */
export async function preparePicture(
  store: FileStore,
  file: FoundFile,
  { bytes, format, contentHash }: FileContent,
  belonging: Belonging,
) {
  const { facts, images } = await readPicture(bytes, format);
  const uuid = pictureUuid(belonging.contestUuid, contentHash);
  const originalKey = `originals/${belonging.eventUuid}/${belonging.contestUuid}/${contentHash}.${stored[format].extension}`;
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
    rawFileType: stored[format].mimeType,
    photographerLabel: facts.artist === null ? null : cutText(facts.artist, 100),
    copyright: facts.copyright === null ? null : cutText(facts.copyright, 200),
    width: facts.width,
    height: facts.height,
    kbSize: Math.ceil(facts.byteSize / 1024),
    orientation: facts.orientation,
    durationSeconds: null,
    camera: facts.camera,
    cameraTime: facts.takenAtWallTime,
    cameraOffset: facts.offset,
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

async function readPicture(bytes: Buffer, format: OriginalFormat) {
  try {
    return { facts: await readPhotoFacts(bytes), images: await deriveImages(bytes) };
  } catch (error) {
    if (error instanceof ImageError && error.reason === "unsupported" && format === "heic") {
      throw new KindRefusal("heic");
    }
    if (error instanceof ImageError) throw new FileRefusal(reasons[error.reason]);
    throw error;
  }
}
