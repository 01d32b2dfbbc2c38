import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { earlyColumns } from "./early.ts";
import { rowsInView, shiftAfterScroll, topOfRow } from "./grid.ts";
import {
  coversRows,
  isSameShape,
  type Measured,
  type Measures,
  type MosaicContents,
  measuredAround,
  measuredAtPage,
  measuresFor,
  overscan,
  rowsAhead,
} from "./measured.ts";
import { cellOfPicture, type MosaicPlace, placeInView, topOfPlace } from "./mosaicPlace.ts";
import { usePress } from "./usePress.ts";

export interface MosaicWindow {
  /** What to render now, or null before the first measurement. */
  measured: Measured | null;
  /** Scrolls a row into view. */
  reveal: (row: number) => void;
  /** Scrolls a picture to the top of the window. */
  show: (index: number) => void;
  /** The current place, described by the given cell if it is in view; null before the first measurement. */
  placeNow: (preferred: number) => MosaicPlace | null;
}

/** Delay after a jump before the rows beyond the window are rendered too, in milliseconds. */
const restMs = 50;

/** Keys unused by the server page's rows of two: other rows get new elements. */
const notEarly = -1000;

/** Pixels at the window's top covered by a bar. */
const coveredNow = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/**
 * Follows the mosaic's width and the page's scroll. When the shape changes, as on rotation or late adverts, the top
 * picture stays on top.
 * @param root the grid
 * @param ruler a block as wide as the grid whose height never changes
 * @param strip content after the first rows, rendered once the mosaic is measured
 * @param caption a block as high as a picture's caption; null without captions
 * @param startAt initial place; null for the page's current one
 * @param early whether the server rendered its first rows
 */
export function useWindow(
  root: RefObject<HTMLElement | null>,
  ruler: RefObject<HTMLElement | null>,
  strip: RefObject<HTMLElement | null>,
  caption: RefObject<HTMLElement | null>,
  { totalCount, advertEvery, ratio, arrange }: MosaicContents,
  startAt: MosaicPlace | null,
  early: boolean,
): MosaicWindow {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const latest = useRef(measured);
  const start = useRef(startAt);
  /** The place that the page was scrolled to; valid until the next scroll. */
  const anchor = useRef<{ place: MosaicPlace; top: number } | null>(null);
  /** Whether the page still has to scroll to `latest`: its height must be rendered first. */
  const scrolls = useRef(false);

  const apply = useCallback((next: Measured) => {
    latest.current = next;
    setMeasured(next);
  }, []);

  /** The page's pixels above the window. */
  const topNow = useCallback(() => -(root.current?.getBoundingClientRect().top ?? 0), [root]);

  /** Renders the rows around a place, given in pixels of all rows, then scrolls the page there. */
  const goTo = useCallback(
    (place: number, measures: Measures, kept: MosaicPlace | null = null) => {
      scrolls.current = true;
      anchor.current = kept && { place: kept, top: Number.NaN };
      apply(measuredAround(measures, place, window.innerHeight));
    },
    [apply],
  );

  const placeNow = useCallback((preferred: number): MosaicPlace | null => {
    const held = latest.current;
    if (!held) return null;
    const view = { height: window.innerHeight, covered: coveredNow() };
    return placeInView(held.shape, held.top + held.shift, view, preferred);
  }, []);

  const reshape = useCallback(
    (width: number) => {
      const before = latest.current;
      const contents = { totalCount, advertEvery, ratio, arrange };
      const next = measuresFor(
        width,
        contents,
        strip.current?.offsetHeight,
        caption.current?.offsetHeight,
        before?.zero,
      );
      if (before && isSameShape(before.shape, next.shape)) return;
      if (early && !before && next.shape.columns !== earlyColumns) next.zero = notEarly;
      const kept = anchor.current;
      const isKept = kept !== null && (scrolls.current || Math.abs(topNow() - kept.top) < 1);
      // Above its first row nothing moves.
      const seen = before && before.top > 0 ? placeNow(-1) : start.current;
      start.current = null;
      const place = isKept ? kept.place : seen;
      if (place) goTo(topOfPlace(next.shape, place), next, place);
      else apply(measuredAtPage(next, topNow(), window.innerHeight));
    },
    [apply, goTo, placeNow, topNow, strip, caption, early, totalCount, advertEvery, ratio, arrange],
  );

  const isLate = useRef(false);
  const pressed = usePress(root, () => {
    if (isLate.current) measure();
  });
  const measure = useCallback(() => {
    // A press that began on a cell must end on it.
    isLate.current = pressed.current;
    if (root.current && !pressed.current) reshape(root.current.clientWidth);
  }, [root, pressed, reshape]);

  // The strip is there from then on.
  const isMeasured = measured !== null;
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    measure();
    const observer = new ResizeObserver(() => flushSync(measure));
    // The ruler has the grid's width and no height: rendering rows cannot trigger the observer again.
    observer.observe(ruler.current ?? element);
    if (caption.current) observer.observe(caption.current);
    if (isMeasured && strip.current) observer.observe(strip.current);
    return () => observer.disconnect();
  }, [root, ruler, strip, caption, measure, isMeasured]);

  useLayoutEffect(() => {
    if (!scrolls.current || measured !== latest.current || !measured) return;
    scrolls.current = false;
    window.scrollBy({ top: measured.top - topNow(), behavior: "instant" });
    if (anchor.current) anchor.current.top = topNow();
  }, [measured, topNow]);

  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    function follow(event?: Event) {
      clearTimeout(resting);
      const before = latest.current;
      if (!before) return;
      const height = window.innerHeight;
      let top = topNow();
      const { shift, scrollBy } = shiftAfterScroll(before.shape, before, top, height);
      if (scrollBy !== 0) {
        window.scrollBy({ top: scrollBy, behavior: "instant" });
        top = topNow();
      }
      const rows = (beyond: number) => {
        const [first, end] = rowsInView(before.shape, top + shift, height, beyond);
        return { ...before, first, end, shift, top };
      };
      const next = rows(overscan);
      if (coversRows(before, next)) {
        latest.current = { ...next, first: before.first, end: before.end };
        return;
      }
      const seen = rows(0);
      if (seen.first < before.first || seen.end > before.end) {
        // After a jump, rows in view are missing: render them at once, or empty frames show. Those beyond can wait
        // until the scroll bar is released. If no row remains, elements are reused for the new rows, which is far
        // cheaper than creating them. The focused element is kept.
        const isElsewhere = seen.first >= before.end || seen.end <= before.first;
        const isHeld = root.current?.contains(document.activeElement);
        const zero = before.zero + (isElsewhere && !isHeld ? seen.first - before.first : 0);
        flushSync(() => apply({ ...seen, zero }));
        resting = setTimeout(() => follow(), restMs);
      } else {
        // Rendered in this very frame, without another task.
        flushSync(() => apply(event ? rowsAhead(before, next) : next));
      }
    }
    window.addEventListener("scroll", follow, { passive: true });
    window.addEventListener("resize", follow, { passive: true });
    return () => {
      clearTimeout(resting);
      window.removeEventListener("scroll", follow);
      window.removeEventListener("resize", follow);
    };
  }, [apply, root, topNow]);

  const reveal = useCallback(
    (row: number) => {
      const held = latest.current;
      if (!held) return;
      const covered = coveredNow();
      const top = topNow() + held.shift;
      const upper = topOfRow(held.shape, row);
      const bottom = upper + held.shape.rowHeight - window.innerHeight;
      const above = covered + (held.shape.arranged?.headingOf(row) ?? 0);
      if (upper < top + above) flushSync(() => goTo(upper - above, held));
      else if (bottom > top) flushSync(() => goTo(bottom, held));
    },
    [goTo, topNow],
  );

  const show = useCallback(
    (index: number) => {
      const held = latest.current;
      if (!held) return;
      const { shape } = held;
      const row = Math.floor(cellOfPicture(shape, index) / shape.columns);
      const place = { index, offset: coveredNow() + (shape.arranged?.headingOf(row) ?? 0) };
      flushSync(() => goTo(topOfPlace(shape, place), held, place));
    },
    [goTo],
  );

  return { measured, reveal, show, placeNow };
}
