import * as z from "zod/mini";
import { readStored, writeStored } from "../../state/persisted.ts";
import type { MosaicPlace } from "../../ui/index.ts";

export const mosaicScreens = ["search", "selection"] as const;
export type MosaicScreen = (typeof mosaicScreens)[number];

const visitSchema = z.object({
  screen: z.enum(mosaicScreens),
  /** The entry of the browser's history. */
  entry: z.string(),
  /** What the screen showed: the query of its address. */
  query: z.string(),
  place: z.nullable(z.object({ index: z.number(), offset: z.number() })),
});

/** A screen as it was left; without a place where it showed no mosaic. */
export type Visit = z.infer<typeof visitSchema>;
/** Which screen it is now. */
export type Visiting = Omit<Visit, "place">;

const stored = ["session", "places", z.array(visitSchema), [] as Visit[]] as const;
/** Visits kept: as far as anybody goes back. */
export const visitsKept = 50;

/** The visits with one more, the last at the end. */
export function withVisit(visits: readonly Visit[], visit: Visit): Visit[] {
  const others = visits.filter(({ entry, query }) => entry !== visit.entry || query !== visit.query);
  return [...others, visit].slice(-visitsKept);
}

/**
 * Where a screen begins. An entry of the history that is gone back to, or loaded again, as it was left; and so too what the
 * screen showed last, when one comes back to it from elsewhere by a link. Anything else begins at its top.
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
