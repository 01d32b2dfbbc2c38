import { capitalize } from "../french/capitalize.ts";
import { formatLabel, isDigitalFormat, type PictureFormat } from "./pictureFormat.ts";

const nb = "\u00a0";

/** A format with its unit: « 20x30 cm », and « 1350x900 px » with what it is good for. */
export function formatWords(format: PictureFormat): { label: string; hint?: string } {
  if (!isDigitalFormat(format)) return { label: `${formatLabel(format)}${nb}cm` };
  const [size = "", use] = formatLabel(format).split(" (");
  return { label: `${size}${nb}px`, ...(use ? { hint: capitalize(use.replace(")", "")) } : {}) };
}

/** A format in a list of what is ordered: « 20x30 cm », « 1350x900 (réseaux sociaux) ». */
export const formatName = (format: PictureFormat): string =>
  isDigitalFormat(format) ? formatLabel(format) : formatWords(format).label;

/** Both formats of a variant whose pack has two groups: « 20x30 cm et 2700x1800 px ». */
export function variantWords(variant: { grp1_format: PictureFormat; grp2_format: PictureFormat | null }): {
  label: string;
  hint?: string;
} {
  const { grp1_format, grp2_format } = variant;
  if (grp2_format === null) return formatWords(grp1_format);
  return { label: `${formatWords(grp1_format).label} et ${formatWords(grp2_format).label}` };
}
