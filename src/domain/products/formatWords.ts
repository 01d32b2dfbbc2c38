import { capitalize } from "../french/capitalize.ts";
import { formatLabel, isDigitalFormat, type PictureFormat } from "./pictureFormat.ts";

const nb = "\u00a0";

/** A format with its unit: « 20x30 cm », or « 1350x900 px » with a usage hint. */
export function formatWords(format: PictureFormat): { label: string; hint?: string } {
  if (!isDigitalFormat(format)) return { label: `${formatLabel(format)}${nb}cm` };
  const [size = "", use] = formatLabel(format).split(" (");
  return { label: `${size}${nb}px`, ...(use ? { hint: capitalize(use.replace(")", "")) } : {}) };
}

/** Short name of a format in an order: « 20x30 cm », « 1350x900 (réseaux sociaux) ». */
export const formatName = (format: PictureFormat): string =>
  isDigitalFormat(format) ? formatLabel(format) : formatWords(format).label;

/** Both formats of a two-group variant: « 20x30 cm et 2700x1800 px ». */
export function variantWords(variant: { grp1_format: PictureFormat; grp2_format: PictureFormat | null }): {
  label: string;
  hint?: string;
} {
  const { grp1_format, grp2_format } = variant;
  if (grp2_format === null) return formatWords(grp1_format);
  return { label: `${formatWords(grp1_format).label} et ${formatWords(grp2_format).label}` };
}
