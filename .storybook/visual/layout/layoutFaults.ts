import { readLayout } from "./items.ts";
import { outsiders } from "./outside.ts";
import { overlaps } from "./overlaps.ts";
import { scrollFaults, scrollsSideways } from "./scrolls.ts";
import { squeezedTexts } from "./squeezed.ts";

/**
 * Looks for faults in how the page is laid out in its window as it is now: words broken, texts and controls on one another,
 * cut or out of their card, a page that scrolls sideways, a strip beside one that does not scroll.
 * @returns a line a fault
 */
export function layoutFaults(): string[] {
  const { items, scrollers } = readLayout(document.body);
  return [
    ...scrollFaults(),
    ...scrollers.flatMap((element) => scrollsSideways(element) ?? []),
    ...squeezedTexts(items),
    ...overlaps(items),
    ...outsiders(items),
  ];
}
