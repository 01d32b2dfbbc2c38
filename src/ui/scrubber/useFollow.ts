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
    // In the same frame, once the page's own listeners have followed.
    const tell = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => latest.current());
    };
    const follow = () => {
      clearTimeout(rest);
      rest = setTimeout(setShown, restMs, false);
      setShown(true);
      tell();
    };
    tell();
    window.addEventListener("scroll", follow, { passive: true });
    return () => {
      clearTimeout(rest);
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", follow);
    };
  }, []);
  return isShown;
}
