import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";

/** Thumbnails rendered beyond each edge, so that the next one is there when the strip moves. */
const overscan = 2;

/**
 * Keeps one thumbnail of a strip in its middle, by scrolling, while the shopper may scroll elsewhere.
 * @param strip its scroller, whose content is as much wider than itself as there are steps between thumbnails
 * @returns the thumbnails to render, from 0, and what to call when it scrolls
 */
export function useCentred(strip: RefObject<HTMLElement | null>, index: number, count: number) {
  const [range, setRange] = useState({ from: index, to: index });
  const latest = useRef(index);

  const follow = useCallback(() => {
    const element = strip.current;
    const step = element ? stepOf(element, count) : 0;
    if (!element || step <= 0) return;
    const middle = element.scrollLeft / step;
    const half = element.clientWidth / step / 2;
    const from = Math.max(0, Math.floor(middle - half) - overscan);
    const to = Math.min(count - 1, Math.ceil(middle + half) + overscan);
    setRange((known) => (known.from === from && known.to === to ? known : { from, to }));
  }, [strip, count]);

  const center = useCallback(
    (isMove: boolean) => {
      const element = strip.current;
      if (!element) return;
      const left = latest.current * stepOf(element, count);
      const isNear = Math.abs(left - element.scrollLeft) < element.clientWidth;
      element.scrollTo({ left, behavior: isMove && isNear ? "auto" : "instant" });
      follow();
    },
    [strip, count, follow],
  );

  useLayoutEffect(() => {
    const element = strip.current;
    if (!element) return;
    center(false);
    const observer = new ResizeObserver(() => center(false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [strip, center]);

  useLayoutEffect(() => {
    if (latest.current === index) return;
    latest.current = index;
    center(true);
    // The focus stays on the current thumbnail.
    if (!strip.current?.contains(document.activeElement)) return;
    strip.current.querySelector<HTMLElement>("[aria-selected='true']")?.focus({ preventScroll: true });
  }, [strip, index, center]);

  return { range, follow };
}

/** Pixels between two thumbnails; 0 in a window without the strip. */
function stepOf({ scrollWidth, clientWidth }: Element, count: number): number {
  return (scrollWidth - clientWidth) / (count - 1);
}
