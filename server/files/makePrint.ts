import type { PaperFormat } from "../../src/domain/products/pictureFormat.ts";
import {
  type AlteredCrop,
  type PrintArea,
  type PrintSize,
  printArea,
  printSize,
} from "../../src/domain/products/printArea.ts";
import { openImage, withDecoder } from "../images/decoder.ts";
import { ImageError, refusingBadPixels } from "../images/imageError.ts";

export interface PrintImage extends PrintSize {
  jpeg: Buffer;
  /** The part of the upright original that it shows. */
  area: PrintArea;
}

export interface PrintWanted {
  format: PaperFormat;
  /** Null: the whole picture. */
  crop: AlteredCrop | null;
  /** Where the shopper has put the sheet, as for `paperCrop`. Default: null, in the middle. */
  cropOffset?: number | null;
  /** `srgb`, or the path of an RGB profile. */
  profile: string;
}

/**
 * Makes the JPEG that a laboratory prints: upright, cut to its sheet, at 300 pixels per inch or, where the original has
 * fewer, with its own pixels. Converts to the profile and embeds it; keeps no other metadata. At most two run at a time.
 * @param read returns the original's bytes
 * Throws ImageError for an unusable original, and what `read` throws.
 */
export function makePrint(
  read: () => Promise<Buffer>,
  { format, crop, cropOffset, profile }: PrintWanted,
): Promise<PrintImage> {
  return withDecoder(async () => {
    const original = await read();
    return refusingBadPixels(async () => {
      const { image, width, height } = await openImage(original);
      if (width === 0 || height === 0) throw new ImageError("broken", "l’image n’a pas de pixels");
      const area = printArea({ width, height }, format, crop, cropOffset ?? undefined);
      const size = printSize(area, format);
      const jpeg = await image
        .extract(area)
        .resize({ width: size.width, height: size.height, fit: "fill" })
        .flatten({ background: "#ffffff" })
        .toColourspace("srgb")
        .withIccProfile(profile)
        // `withDensity` alone keeps the EXIF of the original, with its GPS position.
        .withDensity(size.density)
        .withExif({ IFD0: {} })
        .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
        .toBuffer();
      return { jpeg, area, ...size };
    });
  });
}
