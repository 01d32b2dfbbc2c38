import { type MouseEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { selectionModeDelayMs } from "../domain/shop/limits.ts";
import { paths, routePaths } from "../shop/paths.ts";

/**
 * Click handler of a link to the selection: from another page it waits 100 ms before navigating (specification,
 * sections 2 "Top navigation bar" and 9); on the search it navigates at once.
 */
export function useSelectionLink(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Another navigation in the meantime cancels the pending one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of address ends the wait, whatever it is
  useEffect(() => () => clearTimeout(timer.current), [key]);
  return (event) => {
    const opensElsewhere =
      event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (pathname === routePaths.search || opensElsewhere) return;
    event.preventDefault();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => navigate(paths.selection()), selectionModeDelayMs);
  };
}
