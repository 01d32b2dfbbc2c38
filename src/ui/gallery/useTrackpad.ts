import { type RefObject, useEffect, useRef } from "react";
import type { Point } from "./zoom.ts";

interface TrackpadActs {
  /** Called with a factor and the point that stays where it is. */
  onZoom: (by: number, at: Point) => void;
  /** Called with pixels. Default: the page scrolls. */
  onPan: ((by: Point) => void) | undefined;
}

/** Pixels of a line, for a wheel that turns by lines. */
const lineHeight = 16;

/**
 * Zooms at a trackpad's pinch, and pans at two fingers or a wheel. A pinch arrives as a wheel with Control held; unhandled, the
 * browser would zoom the whole page.
 */
export function useTrackpad(surface: RefObject<HTMLElement | null>, acts: TrackpadActs) {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    function turn(event: WheelEvent) {
      const { onZoom, onPan } = latest.current;
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeight : 1;
      if (event.ctrlKey) {
        onZoom(Math.exp((-event.deltaY * unit) / 100), { x: event.clientX, y: event.clientY });
      } else if (onPan) {
        onPan({ x: -event.deltaX * unit, y: -event.deltaY * unit });
      } else {
        return;
      }
      event.preventDefault();
    }
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  }, [surface]);
}
