import { useEffect, useRef, useState } from "react";

/** How long the scrubber stays once the page has come to rest, in milliseconds. */
const restMs = 1500;

/** Calls back in the next frame and in each in which the page scrolls. @returns whether the page scrolls or has just come to rest */
export function useFollow(onScroll: () => void): boolean {
  const [isShown, setShown] = useState(false);
  const latest = useRef(onScroll);
  useEffect(() => {
    latest.current = onScroll;
  });
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    let isPressed = false;
    // In the same frame, once the page's own listeners have followed.
    const tell = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => latest.current());
    };
    const follow = () => {
      clearTimeout(rest);
      rest = setTimeout(setShown, restMs, false);
      // It must not come between a press and its end.
      if (!isPressed) setShown(true);
      tell();
    };
    tell();
    const watch = new AbortController();
    const { signal } = watch;
    const note = ({ type }: PointerEvent) => {
      isPressed = type === "pointerdown";
    };
    window.addEventListener("scroll", follow, { passive: true, signal });
    for (const type of ["pointerdown", "pointerup", "pointercancel"] as const)
      window.addEventListener(type, note, { capture: true, signal });
    return () => {
      clearTimeout(rest);
      cancelAnimationFrame(frame);
      watch.abort();
    };
  }, []);
  return isShown;
}
