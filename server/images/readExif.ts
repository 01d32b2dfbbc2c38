import exifReader from "exif-reader";

/** Returns the tags of an EXIF block; null if there is none, or a damaged one. */
export function readExif(exif: Buffer | null | undefined) {
  if (!exif) return null;
  try {
    return exifReader(exif);
  } catch {
    return null;
  }
}
