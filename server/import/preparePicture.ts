import type { FileStore } from "../core/fileStore.ts";
import type { OriginalFormat } from "../images/contentFormat.ts";
import { deriveImages } from "../images/derive.ts";
import { ImageError } from "../images/imageError.ts";
import { readPhotoFacts } from "../images/photoFacts.ts";
import { keepPreviews } from "../images/previews.ts";
import { deterministicUuid } from "./deterministicUuid.ts";
import { cutText, splitExtension } from "./fileName.ts";
import { type FileContent, FileRefusal, KindRefusal, refusalReasons } from "./pictureContent.ts";
import type { FoundFile } from "./walkFolder.ts";

export interface Belonging {
  eventUuid: string;
  contestUuid: string;
  importUuid: string;
}

/** Extension in the store and MIME type of an original, which is kept as it is. */
const stored: Record<OriginalFormat, { extension: string; mimeType: string }> = {
  jpeg: { extension: "jpg", mimeType: "image/jpeg" },
  png: { extension: "png", mimeType: "image/png" },
  webp: { extension: "webp", mimeType: "image/webp" },
  avif: { extension: "avif", mimeType: "image/avif" },
  heic: { extension: "heic", mimeType: "image/heic" },
  tiff: { extension: "tif", mimeType: "image/tiff" },
};

/** Returns a picture's uuid: the same file in the same contest is the same picture, also after a killed run. */
export const pictureUuid = (contestUuid: string, contentHash: string) =>
  deterministicUuid("picture", contestUuid, contentHash);

/**
 * Prepares one picture: facts, previews, original, all durable in the store before it returns the row. Throws `FileRefusal` for
 * an unusable picture, `KindRefusal` for an HEIC that this machine cannot decode.
 */
export async function preparePicture(
  store: FileStore,
  file: Pick<FoundFile, "name">,
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
    if (error instanceof ImageError) throw new FileRefusal(refusalReasons[error.reason]);
    throw error;
  }
}
