import { encode } from "uqr";
import type { RootProps } from "../rootProps.ts";
import { TextLink } from "../text-link/TextLink.tsx";
import * as css from "./QRCode.css.ts";

export const qrCodeSizes = ["small", "medium", "large"] as const;
export type QRCodeSize = (typeof qrCodeSizes)[number];

export interface QRCodeProps extends RootProps<SVGSVGElement> {
  /** Encoded value: an absolute URL. */
  value: string;
  /** Accessible description of its target: « Code QR de votre commande ABCD ». */
  label: string;
  /** Side: 8, 12 or 18 rem. Default: medium. */
  size?: QRCodeSize;
  /** Text of a link to the same address below it, for use without a camera. Default: none. */
  link?: string | undefined;
  /** The SVG element, for export or measurement. Default: none. */
  ref?: RootProps<SVGSVGElement>["ref"];
}

/** Quiet zone around the code, in light modules, required for scanning (ISO/IEC 18004). */
const quietZone = 4;

/** Returns one path for all dark modules, run by run along each row, offset by the quiet zone. */
function darkRuns(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      const start = x;
      while (row[x]) x += 1;
      if (x > start) runs.push(`M${start + quietZone} ${y + quietZone}h${x - start}v1h-${x - start}z`);
    }
  });
  return runs.join("");
}

/**
 * A QR code as one SVG path, sharp at any size and on paper. Its error correction level is M: a seventh of it may be
 * damaged or hidden.
 */
export function QRCode({ value, label, size = "medium", link, ...root }: QRCodeProps) {
  const { data } = encode(value, { ecc: "M", border: 0 });
  const side = data.length + 2 * quietZone;
  return (
    <figure className={css.figure({ size })}>
      <svg {...root} role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} className={css.square}>
        <path d={darkRuns(data)} className={css.modules} />
      </svg>
      {link && (
        <TextLink href={value} standalone>
          {link}
        </TextLink>
      )}
    </figure>
  );
}
