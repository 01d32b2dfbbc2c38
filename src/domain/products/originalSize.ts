import { pluralize } from "../french/pluralize.ts";
import { paperCrop } from "./paperCrop.ts";
import { digitalSizes, isDigitalFormat, type PictureFormat, paperSides } from "./pictureFormat.ts";

/**
 * Pixels per inch below which a print looks soft. 300 are sharp at reading distance, 150 still look right in the hand; larger
 * prints are viewed from farther away: 100 at a metre, 72 at two.
 */
const leastDensity = (longSideCm: number) => (longSideCm <= 45 ? 150 : longSideCm <= 60 ? 100 : 72);

const cmPerInch = 2.54;

/**
 * Whether an original has too few pixels for a format: a file would be upscaled, a print would be soft.
 * @param picture size in pixels after EXIF orientation; one without a size is not judged
 */
export function isTooSmall(picture: { width: number; height: number }, format: PictureFormat): boolean {
  const { width, height } = picture;
  if (width <= 0 || height <= 0) return false;
  if (isDigitalFormat(format)) return Math.max(width, height) < digitalSizes[format].long;
  const crop = paperCrop(picture, format);
  if (!crop) return false;
  const { short, long } = paperSides(format);
  const keptLong = Math.max(width * crop.width, height * crop.height);
  const keptShort = Math.min(width * crop.width, height * crop.height);
  const density = Math.min(keptLong / long, keptShort / short) * cmPerInch;
  return density < leastDensity(long);
}

/** « Photo de 1200x800 px, petite pour ce format », or null if the size suffices. */
export function smallWords(
  picture: { width: number; height: number },
  formats: readonly (PictureFormat | null)[],
): string | null {
  const small = formats.some((format) => format !== null && isTooSmall(picture, format));
  return small ? `Photo de ${picture.width}x${picture.height}\u00a0px, petite pour ce format` : null;
}

/**
 * « 3 photos sont petites pour ce format\u00a0: DSC_1 (1200x800 px), … », for a pack; null if none is too small.
 * @param known its pictures whose size is known
 * @param count total number of its pictures
 */
export function smallAmong(
  known: readonly { name: string; width: number; height: number }[],
  count: number,
  format: PictureFormat | null,
): string | null {
  const small = format === null ? [] : known.filter((picture) => isTooSmall(picture, format));
  if (small.length === 0) return null;
  const many = pluralize(small.length, "photo est petite", "photos sont petites");
  const which = small.slice(0, 3).map(({ name, width, height }) => `${name} (${width}x${height}\u00a0px)`);
  const words = `${known.length < count ? "Au moins " : ""}${many} pour ce format\u00a0: ${which.join(", ")}`;
  return small.length > which.length ? `${words}…` : `${words}.`;
}
