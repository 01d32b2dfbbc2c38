import { formatNumber } from "../french/formatNumber.ts";
import { isDigitalFormat, type PictureFormat, paperSides } from "./pictureFormat.ts";

/** Part of a picture that a paper shows, as fractions of the picture's width and height from 0 to 1. */
export interface PaperCrop {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Fraction of its area that is cut off. */
  cut: number;
}

/** Above this fraction the shopper is warned before ordering. */
export const cutWarnedPast = 0.05;

/** The paper in the middle of the picture. */
export const centredCrop = 0.5;

/**
 * Returns what remains of a picture when it fills the whole sheet, in the picture's orientation. A 15x22 is
 * slightly squarer than the 3:2 of most cameras, so even those lose a strip.
 * @param picture size in pixels after EXIF orientation
 * @param offset how far the paper lies along the side that it cuts, from 0, left or top, to 1, right or bottom
 * @returns null for a file, which keeps all of it, and for a picture without a size
 */
export function paperCrop(
  picture: { width: number; height: number },
  format: PictureFormat,
  offset: number = centredCrop,
): PaperCrop | null {
  const { width, height } = picture;
  if (isDigitalFormat(format) || width <= 0 || height <= 0) return null;
  const { short, long } = paperSides(format);
  const sheet = width >= height ? long / short : short / long;
  const shape = width / height;
  const kept = shape > sheet ? sheet / shape : shape / sheet;
  const cut = 1 - kept;
  return shape > sheet
    ? { left: cut * offset, top: 0, width: kept, height: 1, cut }
    : { left: 0, top: cut * offset, width: 1, height: kept, cut };
}

/** An offset as it is stored, to a thousandth; null in the middle, where a paper lies unless it is moved. */
export function storedOffset(offset: number | null | undefined): number | null {
  const rounded = Math.round((offset ?? centredCrop) * 1000) / 1000;
  return rounded === centredCrop ? null : rounded;
}

/**
 * « à gauche », « au milieu », « à 30 % de la gauche »: where the paper lies.
 * @param axis the side that it cuts
 */
export function offsetWords(offset: number, axis: "width" | "height"): string {
  const [start, end] = axis === "width" ? ["à gauche", "à droite"] : ["en haut", "en bas"];
  const percent = Math.round(offset * 100);
  if (percent === 50) return "au milieu";
  if (percent === 0 || percent === 100) return percent === 0 ? start : end;
  return `à ${formatNumber(percent)}\u00a0% ${axis === "width" ? "de la gauche" : "du haut"}`;
}

/** « Ce format coupe 11 % de la photo », or null if it cuts little or nothing. */
export function cutWords(crop: PaperCrop | null): string | null {
  if (crop === null || crop.cut <= cutWarnedPast) return null;
  return `Ce format coupe ${Math.round(crop.cut * 100)}\u00a0% de la photo`;
}
