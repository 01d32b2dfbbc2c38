import { isDigitalFormat, type PictureFormat } from "./pictureFormat.ts";

/** What of a picture a paper shows, as shares from 0 to 1. */
export interface PaperCrop {
  /** Of the picture's width and of its height. */
  width: number;
  height: number;
  /** Of its area, what falls away. */
  cut: number;
}

/** Past this share the shopper is warned before he orders. */
export const cutWarnedPast = 0.05;

/**
 * What a paper keeps of a picture when its middle fills the whole sheet, the sheet lying or standing as the picture
 * does. A 15x22 is a little squarer than the 3:2 of most cameras, so even those lose a strip.
 * @param picture size in pixels as it is looked at, its EXIF orientation applied
 * @returns null for a file, which keeps all of it, and for a picture without a size
 */
export function paperCrop(
  picture: { width: number; height: number },
  format: PictureFormat,
): PaperCrop | null {
  const { width, height } = picture;
  if (isDigitalFormat(format) || width <= 0 || height <= 0) return null;
  const [short = 1, long = 1] = format.split("_").map(Number);
  const sheet = width >= height ? long / short : short / long;
  const shape = width / height;
  const kept = shape > sheet ? sheet / shape : shape / sheet;
  return shape > sheet
    ? { width: kept, height: 1, cut: 1 - kept }
    : { width: 1, height: kept, cut: 1 - kept };
}

/** « Ce format coupe 11 % de la photo », or null where it cuts little or nothing. */
export function cutWords(crop: PaperCrop | null): string | null {
  if (crop === null || crop.cut <= cutWarnedPast) return null;
  return `Ce format coupe ${Math.round(crop.cut * 100)}\u00a0% de la photo`;
}
