import { formatLabel, isDigitalFormat, type PictureFormat } from "../../domain/pictureFormat.ts";
import type { Surface } from "./flow.ts";

const nb = "\u00a0";

export const surfaceLabels: Record<Surface, string> = {
  none: "Sans option",
  mat: "Option mat",
  satin: "Option satin",
};

export const waitingForOptions = "en attente des options...";

/** A format with its unit: « 20x30 cm », « 1350x900 px (réseaux sociaux) ». */
export function formatWords(format: PictureFormat): { label: string; hint?: string } {
  if (!isDigitalFormat(format)) return { label: `${formatLabel(format)}${nb}cm` };
  const [size = "", use] = formatLabel(format).split(" (");
  return { label: `${size}${nb}px`, ...(use ? { hint: capital(use.replace(")", "")) } : {}) };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
