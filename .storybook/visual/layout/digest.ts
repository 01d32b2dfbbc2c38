import type { Layout } from "./items.ts";

/** Its rows come and go with the scroll position. */
const laidOutByScript = "[role='grid']";

/** FNV-1a. */
function hashOf(numbers: readonly number[]): string {
  let hash = 0x811c9dc5;
  for (const number of numbers) hash = Math.imul(hash ^ number, 0x01000193);
  return (hash >>> 12).toString(36).padStart(4, "0").slice(-4);
}

/** Returns four letters for where texts and controls are, in whole pixels: others as soon as one of them is elsewhere. */
export function digestOf({ items }: Layout): string {
  const across = Math.round(scrollX);
  const down = Math.round(scrollY);
  return hashOf(
    items
      .filter(({ kind, element }) => kind !== "box" && !element.closest(laidOutByScript))
      .flatMap(({ boxes }) =>
        boxes.flatMap(({ left, top, right, bottom }) => [
          Math.round(left) + across,
          Math.round(top) + down,
          Math.round(right - left),
          Math.round(bottom - top),
        ]),
      ),
  );
}
