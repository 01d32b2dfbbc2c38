import { type RefObject, useEffect, useRef } from "react";
import type { Point } from "./zoom.ts";

/** A trackpad pinch arrives as wheel with Control held; unhandled, the browser would zoom the whole page. */
export function useTrackpad(surface: RefObject<HTMLElement | null>, act: (by: number, at: Point) => void) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    function turn(event: WheelEvent) {
      if (!event.ctrlKey || !element) return;
      event.preventDefault();
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
      latest.current(Math.exp(-event.deltaY / 100), at);
    }
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  }, [surface]);
}
