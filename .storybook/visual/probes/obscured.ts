import { nameOf } from "../layout/nameOf.ts";
import { isSeen } from "./elements.ts";
import { tabStops, withoutEvents } from "./tabStops.ts";

const most = 16;

/** Parts that stay in place while the page scrolls under them. */
const floating = () =>
  [...document.body.querySelectorAll("*")].filter(
    (element) =>
      /fixed|sticky/.test(getComputedStyle(element).position) &&
      isSeen(element) &&
      !element.matches("[data-radix-popper-content-wrapper]"),
  );

/** @returns what hides an element wholly, or null */
function coverOf(element: Element, covers: readonly Element[]): Element | null {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const points = [
    [x, y],
    [left + 2, top + 2],
    [right - 2, top + 2],
    [left + 2, bottom - 2],
    [right - 2, bottom - 2],
  ] as const;
  let found: Element | null = null;
  for (const [px, py] of points) {
    if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight) continue;
    const hit = document.elementFromPoint(px, py);
    if (!hit || hit === element || element.contains(hit) || hit.contains(element)) return null;
    found = covers.find((cover) => cover.contains(hit) && !cover.contains(element)) ?? null;
    if (!found) return null;
  }
  return found;
}

/** Returns elements that a bar or dialog hides when the focus scrolls them into view (WCAG 2.4.11), from above and from below. */
export function obscuredFaults(): string[] {
  const covers = floating();
  if (covers.length === 0) return [];
  const { scrollX, scrollY } = window;
  const stops = tabStops(most).filter(
    (element) => isSeen(element) && !covers.some((cover) => cover.contains(element)),
  );
  const faults = withoutEvents(() =>
    stops.flatMap((element) => {
      for (const end of [0, document.documentElement.scrollHeight]) {
        window.scrollTo({ top: end, behavior: "instant" });
        element.scrollIntoView({ block: "nearest", behavior: "instant" });
        const cover = coverOf(element, covers);
        if (cover) return [`focus: ${nameOf(element)} is hidden by ${nameOf(cover)}`];
      }
      return [];
    }),
  );
  window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
  return faults;
}
