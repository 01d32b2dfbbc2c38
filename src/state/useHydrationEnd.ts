import { useSetAtom } from "jotai";
import { useLayoutEffect } from "react";
import { hydratedAtom } from "./hydrated.ts";

/** Ends hydration once the caller is hydrated: the innermost server-rendered component, or the error in its place. */
export function useHydrationEnd(): void {
  const setHydrated = useSetAtom(hydratedAtom);
  useLayoutEffect(() => setHydrated(true), [setHydrated]);
}
