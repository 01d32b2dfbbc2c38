import { type RefObject, useEffect, useState } from "react";

/** Whether an element's content is wider than the element; updated when either changes size. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    for (const measured of [element, ...element.children]) observer.observe(measured);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
