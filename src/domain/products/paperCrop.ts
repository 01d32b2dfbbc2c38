import { isDigitalFormat, type PictureFormat, paperSides } from "./pictureFormat.ts";

/** Part of a picture that a paper shows, as fractions from 0 to 1. */
export interface PaperCrop {
  /** Fractions of the picture's width and height. */
  width: number;
  height: number;
  /** Fraction of its area that is cut off. */
  cut: number;
}

/** Above this fraction the shopper is warned before ordering. */
export const cutWarnedPast = 0.05;

/**
 * Returns what remains of a picture when its centre fills the whole sheet, in the picture's orientation. A 15x22 is
 * slightly squarer than the 3:2 of most cameras, so even those lose a strip.
 * @param picture size in pixels after EXIF orientation
 * @returns null for a file, which keeps all of it, and for a picture without a size
 */
export function paperCrop(
  picture: { width: number; height: number },
  format: PictureFormat,
): PaperCrop | null {
  const { width, height } = picture;
  if (isDigitalFormat(format) || width <= 0 || height <= 0) return null;
  const { short, long } = paperSides(format);
  const sheet = width >= height ? long / short : short / long;
  const shape = width / height;
  const kept = shape > sheet ? sheet / shape : shape / sheet;
  return shape > sheet
    ? { width: kept, height: 1, cut: 1 - kept }
    : { width: 1, height: kept, cut: 1 - kept };
}

/** « Ce format coupe 11 % de la photo », or null if it cuts little or nothing. */
export function cutWords(crop: PaperCrop | null): string | null {
  if (crop === null || crop.cut <= cutWarnedPast) return null;
  return `Ce format coupe ${Math.round(crop.cut * 100)}\u00a0% de la photo`;
}
