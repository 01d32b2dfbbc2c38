import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { breakpoints } from "../theme/breakpoints.ts";
import { type MosaicShape, rowsInView, shiftAfterScroll, shiftAt } from "./grid.ts";

/** Rows drawn above and below the window. */
export const overscan = 2;

interface Tile {
  /** Width to height of a picture. */
  ratio: number;
  /** Pixels under a picture for its caption. */
  captionHeight: number;
}

/** Columns by the width of the mosaic itself, not of the screen. */
function columnsFor(width: number): number {
  if (width < breakpoints.tablet) return 2;
  return width < breakpoints.desktop ? 3 : 4;
}

/** The measured shape and the rows to draw. */
export interface Measured {
  shape: MosaicShape;
  gap: number;
  first: number;
  end: number;
  /** How far rows are drawn above their own place, in pixels; 0 unless the page would be too tall. */
  shift: number;
  /** The page's pixels above the window when it was measured. */
  top: number;
}

/**
 * Follows the width of the mosaic and the scroll of the page.
 * @param root the feed
 * @param ruler a block as wide as the feed whose height never changes
 * @returns what to draw now, or null before the first measure, and a function that brings a row into view
 */
export function useWindow(
  root: RefObject<HTMLElement | null>,
  ruler: RefObject<HTMLElement | null>,
  totalCount: number,
  advertEvery: number,
  { ratio, captionHeight }: Tile,
): [measured: Measured | null, reveal: (row: number) => void] {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const latest = useRef<Measured | null>(null);

  const apply = useCallback((next: Measured) => {
    latest.current = next;
    setMeasured(next);
  }, []);

  /** The page's pixels above the window. */
  const topNow = useCallback(() => -(root.current?.getBoundingClientRect().top ?? 0), [root]);

  const measure = useCallback(
    (width: number): Measured => {
      const columns = columnsFor(width);
      const gap = width < breakpoints.tablet ? 8 : 12;
      const tile = (width - gap * (columns - 1)) / columns;
      const rowHeight = Math.round(tile / ratio) + captionHeight + gap;
      const shape = { totalCount, advertEvery, columns, rowHeight };
      const top = topNow();
      const shift = shiftAt(shape, top, window.innerHeight);
      const [first, end] = rowsInView(shape, top + shift, window.innerHeight, overscan);
      return { shape, gap, first, end, shift, top };
    },
    [topNow, totalCount, advertEvery, ratio, captionHeight],
  );

  /** Draws the rows around a place, given in pixels of all rows, and scrolls the page there. */
  const goTo = useCallback(
    (place: number, held: Measured) => {
      const shift = shiftAt(held.shape, place, window.innerHeight);
      const top = place - shift;
      const [first, end] = rowsInView(held.shape, place, window.innerHeight, overscan);
      flushSync(() => apply({ ...held, first, end, shift, top }));
      window.scrollBy({ top: top - topNow(), behavior: "instant" });
    },
    [apply, topNow],
  );

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    apply(measure(element.clientWidth));

    const observer = new ResizeObserver(() => {
      const before = latest.current;
      const next = measure(element.clientWidth);
      if (before && before.shape.rowHeight === next.shape.rowHeight) return;
      // A turned phone keeps the photograph that was on top.
      const top = before ? topNow() + before.shift : 0;
      if (!before || top <= 0) {
        flushSync(() => apply(next));
        return;
      }
      const cell = Math.floor(top / before.shape.rowHeight) * before.shape.columns;
      goTo(Math.floor(cell / next.shape.columns) * next.shape.rowHeight, next);
    });
    // The ruler has the feed's width and no height: drawing rows cannot wake the observer again.
    observer.observe(ruler.current ?? element);
    return () => observer.disconnect();
  }, [root, ruler, measure, apply, goTo, topNow]);

  useEffect(() => {
    function follow() {
      const before = latest.current;
      if (!before) return;
      const height = window.innerHeight;
      const { shift, scrollBy } = shiftAfterScroll(before.shape, before, topNow(), height);
      if (scrollBy !== 0) window.scrollBy({ top: scrollBy, behavior: "instant" });
      const top = topNow();
      const [first, end] = rowsInView(before.shape, top + shift, height, overscan);
      const next = { ...before, first, end, shift, top };
      if (first === before.first && end === before.end && shift === before.shift) {
        latest.current = next;
        return;
      }
      // After a leap nothing drawn is left in view: draw at once, or an empty frame shows.
      if (first >= before.end || end <= before.first || shift !== before.shift) flushSync(() => apply(next));
      else apply(next);
    }
    window.addEventListener("scroll", follow, { passive: true });
    window.addEventListener("resize", follow, { passive: true });
    return () => {
      window.removeEventListener("scroll", follow);
      window.removeEventListener("resize", follow);
    };
  }, [apply, topNow]);

  const reveal = useCallback(
    (row: number) => {
      const held = latest.current;
      if (!held) return;
      const { rowHeight } = held.shape;
      const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      const top = topNow() + held.shift;
      if (row * rowHeight < top + covered) goTo(row * rowHeight - covered, held);
      else if ((row + 1) * rowHeight > top + window.innerHeight) {
        goTo((row + 1) * rowHeight - window.innerHeight, held);
      }
    },
    [goTo, topNow],
  );

  return [measured, reveal];
}
