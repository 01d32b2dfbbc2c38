import { createHash } from "node:crypto";
import type { FileStore } from "../core/fileStore.ts";
import { deriveImages, type ImageWidth, isImageWidth } from "./derive.ts";
import { ImageError } from "./imageError.ts";
import { keepPreviews, previewKey } from "./previews.ts";
import { readOriginal } from "./readOriginal.ts";

/** The database's data about a picture: where it belongs and its original's storage key. */
export interface PictureSource {
  eventUuid: string;
  contestUuid: string;
  original: string;
}

export interface PublicImagesOptions {
  store: FileStore;
  findPicture: (uuid: string) => Promise<PictureSource | null>;
  /** The storage key of an advert's or a cover's original. */
  findPlainImage: (uuid: string) => Promise<string | null>;
  /** Called when an original in the store is unusable. */
  onRefused?: (uuid: string, refusal: ImageError) => void;
}

export interface PublicImage {
  /** Where it is stored. */
  key: string;
  /** WebP. */
  bytes: Buffer<ArrayBuffer>;
  /** A strong entity tag, quotes included. */
  etag: string;
}

export interface PublicImages {
  /** `/thumbnails/{event}/{contest}/{picture}.webp`, optionally preceded by a width (design.md). Null: answer 404. */
  thumbnail(
    eventUuid: string,
    contestUuid: string,
    pictureUuid: string,
    width?: number,
  ): Promise<PublicImage | null>;
  /** `/images/{uuid}.webp`: adverts and covers, without watermark, also 720 px wide. Null: answer 404. */
  plainImage(uuid: string, width?: number): Promise<PublicImage | null>;
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

type PlainWidth = 720 | 1350;
const isPlainWidth = (width: number): width is PlainWidth => width === 720 || width === 1350;
/** The key contains the original: an advert with a new image must not show the old one. */
const plainKey = (uuid: string, original: string, width: PlainWidth) =>
  `images/${uuid}/${createHash("sha256").update(original).digest("hex").slice(0, 12)}${width === 720 ? "-720" : ""}.webp`;

const answer = (key: string, bytes: Buffer): PublicImage => ({
  key,
  bytes: bytes as Buffer<ArrayBuffer>,
  etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 24)}"`,
});

/**
 * Returns the public pictures. Derives missing ones on their first request and stores them; concurrent requests for the same
 * picture share one derivation.
 */
export function createPublicImages(options: PublicImagesOptions): PublicImages {
  const { store, findPicture, findPlainImage, onRefused } = options;
  const underWay = new Map<string, Promise<Buffer | null>>();

  function once(key: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const running = underWay.get(key);
    if (running) return running;
    const started = make().finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  }

  async function derive(uuid: string, original: string, watermark: boolean) {
    try {
      const bytes = await readOriginal(store, original);
      return bytes && (await deriveImages(bytes, { watermark }));
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      onRefused?.(uuid, error);
      return null;
    }
  }

  async function makePreview(uuid: string, original: string, width: ImageWidth): Promise<Buffer | null> {
    const derived = await once(`derive ${uuid}`, async () => {
      const images = await derive(uuid, original, true);
      if (images) await keepPreviews(store, uuid, images);
      return images?.view ?? null;
    });
    return derived && store.get(previewKey(uuid, width));
  }

  async function makePlain(uuid: string, original: string, width: PlainWidth): Promise<Buffer | null> {
    const derived = await once(`derive ${uuid}`, async () => {
      const images = await derive(uuid, original, false);
      if (!images) return null;
      await store.put(plainKey(uuid, original, 720), images.thumbnail);
      await store.put(plainKey(uuid, original, 1350), images.view);
      return images.view;
    });
    return derived && store.get(plainKey(uuid, original, width));
  }

  return {
    async thumbnail(eventUuid, contestUuid, pictureUuid, width = 600) {
      if (!isImageWidth(width) || !uuidPattern.test(pictureUuid)) return null;
      const picture = await findPicture(pictureUuid);
      if (picture?.eventUuid !== eventUuid || picture.contestUuid !== contestUuid) return null;
      const key = previewKey(pictureUuid, width);
      const bytes =
        (await store.get(key)) ?? (await once(key, () => makePreview(pictureUuid, picture.original, width)));
      return bytes && answer(key, bytes);
    },

    async plainImage(uuid, width = 1350) {
      if (!isPlainWidth(width) || !uuidPattern.test(uuid)) return null;
      const original = await findPlainImage(uuid);
      if (original === null) return null;
      const key = plainKey(uuid, original, width);
      const bytes = (await store.get(key)) ?? (await once(key, () => makePlain(uuid, original, width)));
      return bytes && answer(key, bytes);
    },
  };
}
