import { CropSlider } from "./CropSlider.tsx";
import * as css from "./Gallery.css.ts";

export interface GalleryFrameShape {
  /** Size of the photograph, in pixels. */
  of: { width: number; height: number };
  /** Fraction of the photograph's width left of it, from 0 to 1. */
  left: number;
  /** Fraction of the photograph's height above it, from 0 to 1. */
  top: number;
  /** Fraction of the width inside, from 0 to 1. */
  width: number;
  /** Fraction of the height inside, from 0 to 1. */
  height: number;
  /** Moves it by drag and arrow keys along the side that it cuts. Default: it stays. */
  move?: GalleryFrameMove | undefined;
}

export interface GalleryFrameMove {
  /** Accessible name: « Cadrage ». */
  label: string;
  /** Where it is along that side, from 0, left or top, to 1, right or bottom. */
  offset: number;
  /** The same in words: « à gauche ». */
  text: string;
  onOffsetChange: (offset: number) => void;
}

export interface GalleryFrameProps extends GalleryFrameShape {
  /** The photograph is magnified: drags pan it. */
  zoomed: boolean;
}

/** Darkens what lies outside a part of the picture; scales like `object-fit: contain`. */
export function GalleryFrame({ of, left, top, width, height, move, zoomed }: GalleryFrameProps) {
  const inside = {
    x: of.width * left,
    y: of.height * top,
    width: of.width * width,
    height: of.height * height,
  };
  const { x, y } = inside;
  return (
    <>
      <svg aria-hidden="true" viewBox={`0 0 ${of.width} ${of.height}`} className={css.frame}>
        <path
          className={css.outside}
          d={`M0 0H${of.width}V${of.height}H0ZM${x} ${y}V${y + inside.height}H${x + inside.width}V${y}Z`}
        />
        <rect {...inside} className={css.edge} />
      </svg>
      {move && <CropSlider {...{ of, left, top, width, height, zoomed }} {...move} />}
    </>
  );
}
