import type { FileStore } from "../core/fileStore.ts";
import type { ImageWidth } from "./derive.ts";

/** The storage key of a preview. Import may fill these keys in advance with the result of deriveImages. */
export const previewKey = (pictureUuid: string, width: ImageWidth) => `previews/${pictureUuid}/${width}.webp`;

/** The storage key of the AVIF that may have been made beside a small WebP. */
export const avifKey = (webpKey: string) => webpKey.replace(/\.webp$/, ".avif");

/** Keys of the AVIFs that may have been made beside a picture's small previews. */
export const avifKeys = (pictureUuid: string) =>
  ([400, 600] as const).map((width) => avifKey(previewKey(pictureUuid, width)));

/** Stores the three previews of a picture. */
export async function keepPreviews(
  store: FileStore,
  pictureUuid: string,
  { view, thumbnail, small }: { view: Buffer; thumbnail: Buffer; small: Buffer },
): Promise<void> {
  await store.put(previewKey(pictureUuid, 1350), view);
  await store.put(previewKey(pictureUuid, 600), thumbnail);
  await store.put(previewKey(pictureUuid, 400), small);
}
