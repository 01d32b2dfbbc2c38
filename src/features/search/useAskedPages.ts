import { useCallback, useEffect, useState } from "react";
import { pagesNear } from "./pagesNear.ts";
import { type PageWatch, watchPages } from "./watchPages.ts";

export interface AskedPages {
  /** Whether the page at an offset is requested. */
  isAsked: (offset: number) => boolean;
  /** Reports the first and last rendered pictures. */
  noteRange: (first: number, last: number) => void;
}

/**
 * Tracks the requested pages: those near the rendered pictures, once scrolling rests there.
 * @param count total number of pictures
 * @param begins indexes where the view starts: their pages are requested at once
 */
export function useAskedPages(count: number, begins: readonly number[]): AskedPages {
  const [asked, setAsked] = useState<ReadonlySet<number>>(
    () => new Set(begins.flatMap((begin) => pagesNear(begin, begin, count))),
  );
  const [watch] = useState<PageWatch>(() =>
    watchPages(asked, (pages) => setAsked((known) => new Set([...known, ...pages]))),
  );
  useEffect(() => watch.stop, [watch]);
  const noteRange = useCallback(
    (first: number, last: number) => watch.note(pagesNear(first, last, count)),
    [watch, count],
  );
  const isAsked = useCallback((offset: number) => asked.has(offset), [asked]);
  return { isAsked, noteRange };
}
