import { type RefObject, useLayoutEffect } from "react";

/** Pixels between the two, and to the window's edges. */
const gap = 4;
const margin = 8;
/** Pixels: a lower panel would be of no use. */
const lowest = 120;

/**
 * Keeps an open panel of the top layer beside its anchor, which it never covers: below it, or above it where more room is and
 * less would not do. What has no room there scrolls. CSS anchors are not in every supported browser.
 */
export function useAnchored(
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  open: boolean,
): void {
  useLayoutEffect(() => {
    const [from, shown] = [anchor.current, panel.current];
    if (!open || !from || !shown) return;
    const place = () => {
      const { left, top, bottom } = from.getBoundingClientRect();
      const { clientWidth } = document.documentElement;
      const { offsetWidth: width, offsetHeight, clientHeight, scrollHeight } = shown;
      const roomBelow = window.innerHeight - margin - gap - bottom;
      const roomAbove = top - gap - margin;
      const wanted = scrollHeight + offsetHeight - clientHeight;
      const isBelow = wanted <= roomBelow || roomBelow >= roomAbove;
      const height = Math.min(wanted, Math.max(lowest, isBelow ? roomBelow : roomAbove));
      const beside = isBelow ? bottom + gap : top - gap - height;
      shown.style.maxHeight = `${height}px`;
      shown.style.left = `${Math.max(margin, Math.min(left, clientWidth - width - margin))}px`;
      shown.style.top = `${Math.max(margin, Math.min(beside, window.innerHeight - height - margin))}px`;
    };
    place();
    // In the next frame, because it may change the size again.
    const observer = new ResizeObserver(() => requestAnimationFrame(place));
    observer.observe(shown);
    window.addEventListener("resize", place);
    window.addEventListener("scroll", place, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", place);
      window.removeEventListener("scroll", place, { capture: true });
    };
  }, [anchor, panel, open]);
}
