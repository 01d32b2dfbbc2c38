import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { withoutPhoto } from "../../shop/photoAddress.ts";
import type { MosaicPlace } from "../../ui/index.ts";
import type { KeptPlace } from "./PictureMosaic.tsx";
import { keepVisit, type MosaicScreen, restoredPlace, type Visiting } from "./places.ts";

function useVisiting(screen: MosaicScreen): Visiting {
  const { key, search } = useLocation();
  return { screen, entry: key, query: withoutPhoto(search) };
}

/** Restores the scroll place of a screen's mosaic on return, and saves it on leave. */
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

/** Records a visit without a mosaic, so that a return does not restore an earlier place. */
export function useVisitWithoutPlace(screen: MosaicScreen, shown: boolean): void {
  const { entry, query } = useVisiting(screen);
  useEffect(() => {
    if (shown) keepVisit({ screen, entry, query, place: null });
  }, [screen, entry, query, shown]);
}
