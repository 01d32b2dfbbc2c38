import type { CSSProperties, Ref } from "react";
import * as css from "./Gallery.css.ts";
import type { GallerySize } from "./Gallery.tsx";
import { GalleryImage, type GalleryImageProps } from "./GalleryImage.tsx";
import type { Point, ZoomView } from "./zoom.ts";

interface GallerySlideProps extends Omit<GalleryImageProps, "zoomed"> {
  size: GallerySize;
  /** 0 in view, 1 outside the right edge, -1 outside the left one; 2 and -2 beyond these. */
  place: number;
  /** Distance of the finger from where it touched, in pixels; null without a drag. */
  drag: Point | null;
  /** Zoom of the picture in view. */
  view: ZoomView;
  /** Its element. Default: none. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** One picture of the gallery, in view or waiting beside it. */
export function GallerySlide({ size, place, drag, view, ref, ...image }: GallerySlideProps) {
  const settling = drag === null;
  return (
    <div ref={ref} className={css.slide({ size, settling, beside: place !== 0 })} style={placed(place, drag)}>
      <div className={css.held({ settling })} style={zoomedTo(view)}>
        <GalleryImage {...image} zoomed={view.scale !== 1} />
      </div>
    </div>
  );
}

function placed(place: number, drag: Point | null): CSSProperties {
  if (place === 0 && drag === null) return {};
  const { x, y } = drag ?? { x: 0, y: 0 };
  return { transform: `translate(calc(${place * 100}% + ${x}px), ${place === 0 ? y : 0}px)` };
}

function zoomedTo({ scale, x, y }: ZoomView): CSSProperties {
  return scale === 1 ? {} : { transform: `translate(${x}px, ${y}px) scale(${scale})` };
}
