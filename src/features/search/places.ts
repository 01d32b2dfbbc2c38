import * as z from "zod/mini";
import { readStored, writeStored } from "../../state/persisted.ts";
import type { MosaicPlace } from "../../ui/index.ts";

export const mosaicScreens = ["search", "selection"] as const;
export type MosaicScreen = (typeof mosaicScreens)[number];

const visitSchema = z.object({
  screen: z.enum(mosaicScreens),
  /** Key of the browser's history entry. */
  entry: z.string(),
  /** Query string of the screen's address. */
  query: z.string(),
  place: z.nullable(z.object({ index: z.number(), offset: z.number() })),
});

/** A screen as it was left; its place is null without a mosaic. */
export type Visit = z.infer<typeof visitSchema>;
/** The current screen. */
export type Visiting = Omit<Visit, "place">;

const stored = ["session", "places", z.array(visitSchema), [] as Visit[]] as const;
/** Number of visits kept. */
export const visitsKept = 50;

/** Returns the visits with one appended, the last at the end. */
export function withVisit(visits: readonly Visit[], visit: Visit): Visit[] {
  const others = visits.filter(({ entry, query }) => entry !== visit.entry || query !== visit.query);
  return [...others, visit].slice(-visitsKept);
}

/**
 * Returns where a screen starts scrolling. A history entry that is revisited or reloaded restores its place; so does a
 * link back to what the screen showed last. Anything else starts at the top.
 */
export function placeToRestore(
  visits: readonly Visit[],
  { screen, entry, query }: Visiting,
): MosaicPlace | null {
  const same = visits.find((visit) => visit.entry === entry && visit.query === query);
  if (same) return same.place;
  const last = visits.findLast((visit) => visit.screen === screen);
  return last?.query === query ? last.place : null;
}

export function keepVisit(visit: Visit): void {
  writeStored("session", stored[1], withVisit(readStored(...stored), visit));
}

export function restoredPlace(visiting: Visiting): MosaicPlace | null {
  return placeToRestore(readStored(...stored), visiting);
}
