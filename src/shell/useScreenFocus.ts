import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { routePaths } from "../shop/paths.ts";
import { withoutPhoto } from "../shop/photoAddress.ts";
import { focusHeading } from "./focusHeading.ts";

/**
 * Moves the focus to the main heading after each screen change, so that screen readers announce it and keyboard
 * navigation continues from there. A replaced query (a filter while typing) and a picture shown large are the same screen and
 * move nothing; a replaced path (after signing up) is another one.
 */
export function useScreenFocus(): void {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const address = pathname + withoutPhoto(search);
  const seen = useRef({ address, pathname });
  useEffect(() => {
    const before = seen.current;
    if (before.address === address) return;
    seen.current = { address, pathname };
    // The shop's root redirects to the search before anything shows.
    const isSameScreen = before.pathname === pathname || before.pathname === routePaths.root;
    if (type === "REPLACE" && isSameScreen) return;
    focusHeading();
  }, [address, pathname, type]);
}
