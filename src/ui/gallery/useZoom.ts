import { type RefObject, useState } from "react";
import type { GalleryPicture } from "./GalleryImage.tsx";
import { largestWidth } from "./largestWidth.ts";
import { wholeView, type ZoomRoom, type ZoomView } from "./zoom.ts";

export interface ZoomOptions {
  /** Index of the picture: another one is shown whole. */
  index: number;
  picture: GalleryPicture | null;
  /** The slide in view. */
  slide: RefObject<HTMLElement | null>;
  /** False ends the zoom. */
  zoomed: boolean | undefined;
  onZoomedChange: ((zoomed: boolean) => void) | undefined;
}

/** The zoom of the picture in view. Returns it with its setter, and what it is zoomed in, measured when called. */
export function useZoom({ index, picture, slide, zoomed, onZoomedChange }: ZoomOptions) {
  const [view, setView] = useState<ZoomView>(wholeView);
  const [seen, setSeen] = useState({ index, zoomed });
  if (seen.index !== index || seen.zoomed !== zoomed) {
    setSeen({ index, zoomed });
    if (seen.index !== index || zoomed === false) setView(wholeView);
  }
  const isZoomed = view.scale !== 1;

  function show(next: ZoomView) {
    setView(next);
    const willZoom = next.scale !== 1;
    if (willZoom !== isZoomed) onZoomedChange?.(willZoom);
  }

  function measure(): ZoomRoom {
    const { clientWidth, clientHeight } = document.documentElement;
    const window = { width: clientWidth, height: clientHeight };
    const box = slide.current;
    const image = box?.querySelector("img");
    if (!box?.offsetParent) return { window, whole: { left: 0, top: 0, ...window }, imageWidth: 0 };
    // Where the slide is without its own transform, which may still settle.
    const origin = box.offsetParent.getBoundingClientRect();
    const ratio = image?.naturalWidth ? image.naturalWidth / image.naturalHeight : 0;
    const width = ratio ? Math.min(box.offsetWidth, box.offsetHeight * ratio) : box.offsetWidth;
    const height = ratio ? width / ratio : box.offsetHeight;
    const left = origin.left + box.offsetLeft + (box.offsetWidth - width) / 2;
    const top = origin.top + box.offsetTop + (box.offsetHeight - height) / 2;
    const imageWidth = largestWidth(picture?.srcSet) ?? image?.naturalWidth ?? 0;
    return { window, whole: { left, top, width, height }, imageWidth };
  }

  return { view, isZoomed, show, measure };
}
