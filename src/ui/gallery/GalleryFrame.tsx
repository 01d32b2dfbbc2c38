import * as css from "./Gallery.css.ts";

export interface GalleryFrameShape {
  /** Size of the photograph, in pixels. */
  of: { width: number; height: number };
  /** Fraction of the width inside, from 0 to 1. */
  width: number;
  /** Fraction of the height inside, from 0 to 1. */
  height: number;
}

/** Darkens what lies outside the picture's centre; scales like `object-fit: contain`. */
export function GalleryFrame({ of, width, height }: GalleryFrameShape) {
  const inside = { width: of.width * width, height: of.height * height };
  const x = (of.width - inside.width) / 2;
  const y = (of.height - inside.height) / 2;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${of.width} ${of.height}`} className={css.frame}>
      <path
        className={css.outside}
        d={`M0 0H${of.width}V${of.height}H0ZM${x} ${y}V${y + inside.height}H${x + inside.width}V${y}Z`}
      />
      <rect {...inside} x={x} y={y} className={css.edge} />
    </svg>
  );
}
