import { useEffect } from "react";

/** Scrolls a page that comes back whole (`persisted`) to where it was left: WebKit shows its top. */
export function usePersistedScroll(): void {
  useEffect(() => {
    let left = 0;
    const leave = () => {
      left = window.scrollY;
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.scrollTo({ top: left, behavior: "instant" });
    };
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", comeBack);
    return () => {
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", comeBack);
    };
  }, []);
}
