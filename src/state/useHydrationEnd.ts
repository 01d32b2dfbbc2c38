import { useSetAtom } from "jotai";
import { useLayoutEffect } from "react";
import { hydratedAtom } from "./hydrated.ts";

/** Ends the hydration once the component that calls it is hydrated: the innermost that the server draws, or the error in its place. */
export function useHydrationEnd(): void {
  const setHydrated = useSetAtom(hydratedAtom);
  useLayoutEffect(() => setHydrated(true), [setHydrated]);
}
