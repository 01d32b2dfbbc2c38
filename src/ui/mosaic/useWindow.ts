import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { breakpoints } from "../theme/breakpoints.ts";
import { cellOfPicture, type MosaicShape, rowsInView } from "./grid.ts";

const overscan = 2;

interface Tile {
  /** Width to height of a picture. */
  ratio: number;
  /** Pixels under a picture for its caption. */
  captionHeight: number;
}

/** Columns by the width of the mosaic itself, not of the screen. */
export function columnsFor(width: number): number {
  if (width < breakpoints.tablet) return 2;
  return width < breakpoints.desktop ? 3 : 4;
}

/** The measured shape and the rows to draw; null until the width is known. */
interface Measured {
  shape: MosaicShape;
  gap: number;
  first: number;
  end: number;
}

/**
 * Follows the width of the mosaic and the scroll of the page.
 * @param root the feed
 * @param ruler a block as wide as the feed whose height never changes
 * @returns what to draw now, or null before the first measure
 */
export function useWindow(
  root: RefObject<HTMLElement | null>,
  ruler: RefObject<HTMLElement | null>,
  totalCount: number,
  advertEvery: number,
  { ratio, captionHeight }: Tile,
): Measured | null {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const latest = useRef<Measured | null>(null);

  const measure = useCallback(
    (width: number): Measured => {
      const element = root.current;
      const columns = columnsFor(width);
      const gap = width < breakpoints.tablet ? 8 : 16;
      const tile = (width - gap * (columns - 1)) / columns;
      const rowHeight = Math.round(tile / ratio) + captionHeight + gap;
      const shape = { totalCount, advertEvery, columns, rowHeight };
      const top = element ? -element.getBoundingClientRect().top : 0;
      const [first, end] = rowsInView(shape, top, window.innerHeight, overscan);
      return { shape, gap, first, end };
    },
    [root, totalCount, advertEvery, ratio, captionHeight],
  );

  const apply = useCallback((next: Measured) => {
    latest.current = next;
    setMeasured(next);
  }, []);

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    apply(measure(element.clientWidth));

    const observer = new ResizeObserver(() => {
      const before = latest.current;
      const next = measure(element.clientWidth);
      if (before && before.shape.rowHeight === next.shape.rowHeight) return;
      // A turned phone keeps the photograph that was on top.
      const top = -element.getBoundingClientRect().top;
      const cell = before && top > 0 ? Math.floor(top / before.shape.rowHeight) * before.shape.columns : null;
      flushSync(() => apply(next));
      if (cell === null) return;
      const row = Math.floor(cell / next.shape.columns);
      window.scrollBy({ top: row * next.shape.rowHeight + element.getBoundingClientRect().top });
    });
    // The ruler has the feed's width and no height: drawing rows cannot wake the observer again.
    observer.observe(ruler.current ?? element);
    return () => observer.disconnect();
  }, [root, ruler, measure, apply]);

  useEffect(() => {
    function follow() {
      const before = latest.current;
      const element = root.current;
      if (!before || !element) return;
      const top = -element.getBoundingClientRect().top;
      const [first, end] = rowsInView(before.shape, top, window.innerHeight, overscan);
      if (first === before.first && end === before.end) return;
      const next = { ...before, first, end };
      // After a leap nothing drawn is left in view: draw at once, or an empty frame shows.
      if (first >= before.end || end <= before.first) flushSync(() => apply(next));
      else apply(next);
    }
    window.addEventListener("scroll", follow, { passive: true });
    window.addEventListener("resize", follow, { passive: true });
    return () => {
      window.removeEventListener("scroll", follow);
      window.removeEventListener("resize", follow);
    };
  }, [root, apply]);

  return measured;
}

/** Pixels from the mosaic's top to the row of a picture. */
export function offsetOfPicture(shape: MosaicShape, index: number): number {
  return Math.floor(cellOfPicture(shape, index) / shape.columns) * shape.rowHeight;
}
