import type { Box } from "./align.ts";
import type { PlacedRegion } from "./change.ts";
import type { ComponentBox } from "./componentBoxes.ts";
import type { Region } from "./regions.ts";

/** Regions lie in whole pixels, elements do not. */
const slack = 2;

const holds = (outer: Box, inner: Box) =>
  outer.left <= inner.left + slack &&
  outer.top <= inner.top + slack &&
  outer.left + outer.width >= inner.left + inner.width - slack &&
  outer.top + outer.height >= inner.top + inner.height - slack;

/** Adds to each region the components of the smallest element that holds all of it. */
export function placeRegions(
  regions: readonly Region[],
  elements: readonly ComponentBox[],
  origin: { x: number; y: number },
): PlacedRegion[] {
  const bySize = [...elements].sort((one, two) => one.width * one.height - two.width * two.height);
  return regions.map((region) => {
    const { left, top, ...size } = region.now;
    const box = { ...size, left: left + origin.x, top: top + origin.y };
    return { ...region, components: bySize.find((element) => holds(element, box))?.components ?? [] };
  });
}
