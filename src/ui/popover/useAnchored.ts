import { type RefObject, useLayoutEffect } from "react";

/** Pixels between the two, and to the window's edges. */
const gap = 4;
const margin = 8;

/**
 * Keeps an open panel of the top layer beside its anchor: below it, above it where only there is room, and within the
 * window. CSS anchors are not in every supported browser.
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
      const { offsetWidth: width, offsetHeight: height } = shown;
      const below = bottom + gap;
      const above = top - gap - height;
      const fitsBelow = below + height + margin <= window.innerHeight;
      const wanted = fitsBelow || above < margin ? below : above;
      shown.style.left = `${Math.max(margin, Math.min(left, clientWidth - width - margin))}px`;
      shown.style.top = `${Math.max(margin, Math.min(wanted, window.innerHeight - height - margin))}px`;
    };
    place();
    const observer = new ResizeObserver(place);
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
