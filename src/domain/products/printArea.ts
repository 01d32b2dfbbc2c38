import * as z from "zod/mini";
import { centredCrop, paperCrop } from "./paperCrop.ts";
import { type PaperFormat, paperSides } from "./pictureFormat.ts";

const fraction = z.number().check(z.minimum(0), z.maximum(1));
const cropSchema = z.object({ left: fraction, top: fraction, width: fraction, height: fraction });

/** A part of an upright picture, as fractions from 0 to 1, set by those who prepare the prints. */
export type AlteredCrop = z.infer<typeof cropSchema>;

const paramsSchema = z.object({ crop: z.optional(cropSchema) });
/** Rounding of fractions written with few decimals. */
const tolerance = 1e-6;

/**
 * Returns the crop in a place's `alterParams`, `{"crop":{"left":0.1,"top":0,"width":0.8,"height":1}}`; null without one.
 * Throws RangeError for a crop that is no part of the picture.
 */
export function alteredCrop(alterParams: string | null): AlteredCrop | null {
  if (alterParams === null || alterParams.trim() === "") return null;
  const crop = readCrop(alterParams);
  if (crop === undefined) return null;
  const { left, top, width, height } = crop;
  if (width > 0 && height > 0 && left + width <= 1 + tolerance && top + height <= 1 + tolerance) return crop;
  throw new RangeError("the crop is no part of the picture");
}

function readCrop(alterParams: string): AlteredCrop | undefined {
  try {
    return paramsSchema.parse(JSON.parse(alterParams)).crop;
  } catch (error) {
    throw new RangeError("its alterParams are unreadable", { cause: error });
  }
}

/** A rectangle of an upright picture, in whole pixels. */
export interface PrintArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Returns the part of a picture that fills a sheet: the altered crop, else the whole picture, cut to the sheet's shape as
 * `paperCrop` shows it. The sheet is turned as the crop is.
 * @param picture size in pixels after EXIF orientation
 * @param offset where the shopper has put the sheet, as for `paperCrop`
 */
export function printArea(
  picture: { width: number; height: number },
  format: PaperFormat,
  crop: AlteredCrop | null,
  offset: number = centredCrop,
): PrintArea {
  const chosen = crop ?? { left: 0, top: 0, width: 1, height: 1 };
  const whole = { width: chosen.width * picture.width, height: chosen.height * picture.height };
  const kept = paperCrop(whole, format) ?? { width: 1, height: 1 };
  const size = (length: number, most: number) => Math.min(most, Math.max(1, Math.round(length)));
  const width = size(whole.width * kept.width, picture.width);
  const height = size(whole.height * kept.height, picture.height);
  const start = (at: number, length: number, most: number) =>
    Math.min(most - length, Math.max(0, Math.round(at)));
  return {
    left: start(chosen.left * picture.width + (whole.width - width) * offset, width, picture.width),
    top: start(chosen.top * picture.height + (whole.height - height) * offset, height, picture.height),
    width,
    height,
  };
}

const cmPerInch = 2.54;
/** Pixels per inch that laboratories print at. */
export const printDensity = 300;

export interface PrintSize {
  width: number;
  height: number;
  /** Pixels per inch on paper, rounded down. */
  density: number;
  /** The area has fewer pixels than the sheet at 300 per inch. */
  isSmaller: boolean;
}

/** Returns the size in pixels of a print: the sheet's at 300 per inch, or the area's own where that is smaller. */
export function printSize(area: { width: number; height: number }, format: PaperFormat): PrintSize {
  const sides = paperSides(format);
  const [short, long] = [sides.short / cmPerInch, sides.long / cmPerInch];
  const [across, down] = area.width >= area.height ? [long, short] : [short, long];
  const full = { width: Math.round(across * printDensity), height: Math.round(down * printDensity) };
  if (area.width >= full.width && area.height >= full.height) {
    return { ...full, density: printDensity, isSmaller: false };
  }
  const density = Math.floor(Math.min(area.width / across, area.height / down));
  return { width: area.width, height: area.height, density: Math.max(1, density), isSmaller: true };
}
