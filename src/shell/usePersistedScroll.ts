import { useEffect } from "react";

/** Restores the scroll of a page from the back/forward cache (`persisted`): WebKit shows its top. */
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
