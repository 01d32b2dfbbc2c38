import { useLayoutEffect } from "react";
import { markAttribute, type PageMark } from "./pageMarks.ts";

/** How many mounted components have each mark. */
const shown = new Map<PageMark, number>();

/** Marks the root element while the component is mounted, for rules of `pageWith`. */
export function usePageMark(mark: PageMark): void {
  useLayoutEffect(() => {
    add(mark, 1);
    return () => add(mark, -1);
  }, [mark]);
}

function add(mark: PageMark, change: number): void {
  const count = (shown.get(mark) ?? 0) + change;
  shown.set(mark, count);
  document.documentElement.toggleAttribute(markAttribute(mark), count > 0);
}
