import { createHash } from "node:crypto";
import type { FileStore } from "../core/fileStore.ts";
import type { SmallPreview } from "./avifEncoder.ts";
import { deriveImages, type ImageWidth, isImageWidth } from "./derive.ts";
import { ImageError } from "./imageError.ts";
import { avifKey, keepPreviews, previewKey } from "./previews.ts";
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

export type ImageType = "image/webp" | "image/avif";

export interface PublicImage {
  /** Where it is stored. */
  key: string;
  bytes: Buffer<ArrayBuffer>;
  type: ImageType;
  /** A strong entity tag, quotes included. */
  etag: string;
  /** Of which an AVIF can be made, unless this is one. */
  preview: SmallPreview | null;
}

export interface PublicImages {
  /** `/thumbnails/{event}/{contest}/{picture}.webp`, optionally preceded by a width (design.md). Null: answer 404. */
  thumbnail(
    eventUuid: string,
    contestUuid: string,
    pictureUuid: string,
    wanted?: Wanted,
  ): Promise<PublicImage | null>;
  /** `/images/{uuid}.webp`: adverts and covers, without watermark, also 720 px wide. Null: answer 404. */
  plainImage(uuid: string, wanted?: Wanted): Promise<PublicImage | null>;
}

export interface Wanted {
  /** In pixels. Default: 600 for a picture, 1350 for a cover or an advert. */
  width?: number | undefined;
  /** Whether the browser shows AVIF. Default: false */
  avif?: boolean;
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

type PlainWidth = 720 | 1350;
const isPlainWidth = (width: number): width is PlainWidth => width === 720 || width === 1350;
/** The key contains the original: an advert with a new image must not show the old one. */
const plainKey = (uuid: string, original: string, width: PlainWidth) =>
  `images/${uuid}/${createHash("sha256").update(original).digest("hex").slice(0, 12)}${width === 720 ? "-720" : ""}.webp`;

const answer = (
  key: string,
  bytes: Buffer,
  type: ImageType,
  preview: SmallPreview | null = null,
): PublicImage => ({
  key,
  bytes: bytes as Buffer<ArrayBuffer>,
  type,
  etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 24)}"`,
  preview,
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

  /** Reads an image, the AVIF if it is wanted and there, else the WebP, which `make` makes if it is missing. */
  async function read(
    preview: SmallPreview,
    avif: boolean,
    make: () => Promise<Buffer | null>,
  ): Promise<PublicImage | null> {
    const { key, viewKey } = preview;
    const isSmall = key !== viewKey;
    const made = avif && isSmall ? await store.get(avifKey(key)) : null;
    if (made) return answer(avifKey(key), made, "image/avif");
    const bytes = (await store.get(key)) ?? (await once(key, make));
    return bytes && answer(key, bytes, "image/webp", isSmall ? preview : null);
  }

  return {
    async thumbnail(eventUuid, contestUuid, pictureUuid, { width = 600, avif = false } = {}) {
      if (!isImageWidth(width) || !uuidPattern.test(pictureUuid)) return null;
      const picture = await findPicture(pictureUuid);
      if (picture?.eventUuid !== eventUuid || picture.contestUuid !== contestUuid) return null;
      const preview: SmallPreview = {
        key: previewKey(pictureUuid, width),
        viewKey: previewKey(pictureUuid, 1350),
        width,
        height: width,
        isShown: async () => (await findPicture(pictureUuid)) !== null,
      };
      return read(preview, avif, () => makePreview(pictureUuid, picture.original, width));
    },

    async plainImage(uuid, { width = 1350, avif = false } = {}) {
      if (!isPlainWidth(width) || !uuidPattern.test(uuid)) return null;
      const original = await findPlainImage(uuid);
      if (original === null) return null;
      const preview: SmallPreview = {
        key: plainKey(uuid, original, width),
        viewKey: plainKey(uuid, original, 1350),
        width,
        height: 1350,
        isShown: async () => (await findPlainImage(uuid)) === original,
      };
      return read(preview, avif, () => makePlain(uuid, original, width));
    },
  };
}
