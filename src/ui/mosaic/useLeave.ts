import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * Calls back when the component goes away, while its elements are still there, and when the page does: a phone may take a
 * hidden page away without another word.
 */
export function useLeave(leave: () => void): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useLayoutEffect(() => {
    const tell = () => latest.current();
    const tellIfHidden = () => {
      if (document.visibilityState === "hidden") tell();
    };
    window.addEventListener("pagehide", tell);
    document.addEventListener("visibilitychange", tellIfHidden);
    return () => {
      window.removeEventListener("pagehide", tell);
      document.removeEventListener("visibilitychange", tellIfHidden);
      tell();
    };
  }, []);
}
