import type { Ref } from "react";
import { encode } from "uqr";
import { TextLink } from "../text-link/TextLink.tsx";
import * as css from "./QRCode.css.ts";

export const qrCodeSizes = ["small", "medium", "large"] as const;
export type QRCodeSize = (typeof qrCodeSizes)[number];

export interface QRCodeProps {
  /** What a camera reads: an address, whole with its protocol. */
  value: string;
  /** What it leads to, for screen readers: « Code QR de votre commande ABCD ». */
  label: string;
  /** Side: 8, 12 or 18 rem. Default: medium. */
  size?: QRCodeSize;
  /** The same address as a link below it, for whoever holds no camera; its words. Default: none. */
  link?: string | undefined;
  /** The drawing itself, to export or measure it. Default: none. */
  ref?: Ref<SVGSVGElement>;
}

/** Light modules around the code, without which cameras do not find it (ISO/IEC 18004). */
const quietZone = 4;

/** One path for all dark modules, run by run along each row, moved in by the quiet zone. */
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
 * An address that a phone's camera opens, drawn as one SVG path, sharp at any size and on paper.
 * Its correction level is M: a seventh of it may be scratched or hidden.
 */
export function QRCode({ value, label, size = "medium", link, ref }: QRCodeProps) {
  const { data } = encode(value, { ecc: "M", border: 0 });
  const side = data.length + 2 * quietZone;
  return (
    <figure className={css.figure({ size })}>
      <svg ref={ref} role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} className={css.square}>
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
