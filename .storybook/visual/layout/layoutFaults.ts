import { type Layout, readLayout } from "./items.ts";
import { outsiders } from "./outside.ts";
import { overlaps } from "./overlaps.ts";
import { scrollFaults, scrollsSideways } from "./scrolls.ts";
import { squeezedTexts } from "./squeezed.ts";

/**
 * Finds layout faults of the page in its current window: broken words, texts and controls that overlap, are
 * cut or extend beyond their card, a page that scrolls sideways, an empty strip beside one that does not scroll.
 * @param layout default: that of the page now
 * @returns one line per fault
 */
export function layoutFaults({ items, scrollers }: Layout = readLayout(document.body)): string[] {
  return [
    ...scrollFaults(),
    ...scrollers.flatMap((element) => scrollsSideways(element) ?? []),
    ...squeezedTexts(items),
    ...overlaps(items),
    ...outsiders(items),
  ];
}
