import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { MosaicPlace } from "../../ui/index.ts";
import type { KeptPlace } from "./PictureMosaic.tsx";
import { keepVisit, type MosaicScreen, restoredPlace, type Visiting } from "./places.ts";

function useVisiting(screen: MosaicScreen): Visiting {
  const { key, search } = useLocation();
  return { screen, entry: key, query: search };
}

/** The place of a screen's mosaic: where it was left when one comes back to it, and kept when one leaves. */
export function useMosaicPlace(screen: MosaicScreen): KeptPlace {
  const visiting = useVisiting(screen);
  const [startAt] = useState(() => restoredPlace(visiting));
  const latest = useRef(visiting);
  useEffect(() => {
    latest.current = visiting;
  });
  const onLeave = useCallback((place: MosaicPlace) => keepVisit({ ...latest.current, place }), []);
  return { startAt, onLeave };
}

/** Tells that the search shows no mosaic now: what it showed before is not what one comes back to. */
export function useVisitWithoutPlace(screen: MosaicScreen, shown: boolean): void {
  const { entry, query } = useVisiting(screen);
  useEffect(() => {
    if (shown) keepVisit({ screen, entry, query, place: null });
  }, [screen, entry, query, shown]);
}
