import { useCallback, useEffect, useState } from "react";
import { pagesNear } from "./pagesNear.ts";
import { type PageWatch, watchPages } from "./watchPages.ts";

export interface AskedPages {
  /** Whether the pictures of the page that begins at a place are asked for. */
  isAsked: (offset: number) => boolean;
  /** The first and the last picture drawn now. */
  noteRange: (first: number, last: number) => void;
}

/**
 * Which pages of pictures are asked for: those near what is drawn, as soon as the scroll dwells there.
 * @param count pictures in all
 * @param begins the pictures where the view begins: their pages are asked for at once
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
