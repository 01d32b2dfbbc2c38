import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * After each change of screen the focus goes to its main heading, so that screen readers announce where one is and the
 * keyboard goes on from there. A replaced address (a filter while typing) is the same screen and moves nothing.
 */
export function useScreenFocus(): void {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const address = pathname + search;
  const seen = useRef(address);
  useEffect(() => {
    if (seen.current === address) return;
    seen.current = address;
    if (type === "REPLACE") return;
    const target =
      document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
    if (!target) return;
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [address, type]);
}
