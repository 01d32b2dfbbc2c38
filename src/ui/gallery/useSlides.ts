import { useCallback, useState } from "react";
import type { GalleryImageProps, GalleryPicture } from "./GalleryImage.tsx";

/** The pictures around the one in view; null while unknown. */
export interface GalleryNeighbours {
  previous: GalleryPicture | null;
  next: GalleryPicture | null;
  /** The one before the previous. Default: none. */
  secondPrevious?: GalleryPicture | null;
  /** The one after the next. Default: none. */
  secondNext?: GalleryPicture | null;
}

export interface Slide {
  /** Its distance from the picture in view: 1 for the next one. */
  place: number;
  /** Key of its element, which keeps its loaded image while it moves. */
  key: number;
  picture: GalleryPicture | null;
  part: GalleryImageProps["part"];
}

/** Addresses of settled images to remember: more than there are slides. */
const remembered = 12;

/**
 * The gallery's slides: the picture in view, its neighbours, and the second one in the direction of travel. They load one
 * after another in the order in which they are likely to be wanted: on a slow line each would delay the others.
 * @returns `isSettled`: nothing of them is loading; `settle` notes that an image has loaded or failed, `turn` the direction
 * of an arrow or swipe
 */
export function useSlides(
  picture: GalleryPicture | null,
  neighbours: GalleryNeighbours | undefined,
  index: number,
  count: number,
) {
  // Slides are keyed by a running number: of two or three pictures, the same one may wait on either side.
  const [shown, setShown] = useState<{ index: number; turn: number; direction: 1 | -1 }>({
    index,
    turn: 0,
    direction: 1,
  });
  const [wanted, turn] = useState<1 | -1>(1);
  const [settled, setSettled] = useState<readonly string[]>([]);
  const settle = useCallback(
    (src: string) =>
      setSettled((known) => (known.includes(src) ? known : [...known.slice(1 - remembered), src])),
    [],
  );
  if (shown.index !== index) {
    const turns = turnsTo(index - shown.index, count, wanted);
    setShown({ index, turn: shown.turn + turns, direction: turns > 0 ? 1 : -1 });
  }
  const { direction } = shown;
  const pictures = new Map<number, GalleryPicture | null | undefined>([
    [0, picture],
    [1, neighbours?.next],
    [-1, neighbours?.previous],
    // Of fewer than four pictures it is one of the others.
    [2 * direction, count < 4 ? null : direction === 1 ? neighbours?.secondNext : neighbours?.secondPrevious],
  ]);
  const isSettled = (slide: GalleryPicture | null | undefined) => !slide || settled.includes(slide.src);
  let isNext = true;
  const slides: Slide[] = [];
  for (const place of [0, direction, 2 * direction, -direction]) {
    const here = pictures.get(place) ?? null;
    const loads = isNext || isSettled(here);
    const part = place === 0 ? "shown" : loads ? "beside" : "besidePreview";
    if (place === 0 || here) slides.push({ place, key: shown.turn + place, picture: here, part });
    isNext &&= isSettled(here);
  }
  slides.sort((a, b) => a.place - b.place);
  return { slides, isSettled: isNext && picture !== null, settle, turn };
}

/** Returns how far the running number moves between two indexes, the shorter way around; a jump reuses no slide. */
function turnsTo(difference: number, count: number, wanted: 1 | -1): number {
  const forward = (difference + count) % count;
  const backward = forward - count;
  const turns = forward === -backward ? wanted * forward : forward < -backward ? forward : backward;
  return Math.abs(turns) > 2 ? 6 * Math.sign(turns) : turns;
}
