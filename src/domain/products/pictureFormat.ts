/** Paper sizes in centimetres, as stored in variants (specification, section 3). */
export const paperFormats = ["15_22", "20_30", "30_45", "40_60", "60_90", "70_105", "105_157"] as const;
export type PaperFormat = (typeof paperFormats)[number];

/** Sides of a paper in centimetres. */
export function paperSides(format: PaperFormat): { short: number; long: number } {
  const [short = 1, long = 1] = format.split("_").map(Number);
  return { short, long };
}

/** Size of a paper in centimetres, turned as a picture is. */
export function turnedPaper(
  format: PaperFormat,
  picture: { width: number; height: number } | null,
): { width: number; height: number } {
  const { short, long } = paperSides(format);
  const isPortrait = picture !== null && picture.height > picture.width;
  return isPortrait ? { width: short, height: long } : { width: long, height: short };
}

/** Resolutions of a digital file. */
export const digitalFormats = ["low", "average", "high"] as const;
export type DigitalFormat = (typeof digitalFormats)[number];

export const pictureFormats = [...paperFormats, ...digitalFormats] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Long and short side of each digital file, in pixels (specification, section 3). */
export const digitalSizes: Record<DigitalFormat, { long: number; short: number; use: string }> = {
  low: { long: 1350, short: 900, use: "réseaux sociaux" },
  average: { long: 2700, short: 1800, use: "impression 20x30" },
  high: { long: 4050, short: 2700, use: "impression 30x40" },
};

export function isDigitalFormat(format: PictureFormat): format is DigitalFormat {
  return (digitalFormats as readonly string[]).includes(format);
}

/** The label shown to shoppers: "20x30", or "1350x900 (réseaux sociaux)". */
export function formatLabel(format: PictureFormat): string {
  if (isDigitalFormat(format)) {
    const size = digitalSizes[format];
    return `${size.long}x${size.short} (${size.use})`;
  }
  return format.replace("_", "x");
}
