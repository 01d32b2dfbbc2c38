import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * Calls back when the component unmounts, before its elements are removed, and when the page is hidden: a phone may
 * discard a hidden page without notice.
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
