import { selectionMaximum } from "../../domain/shop/limits.ts";

/** Result of merging a shared selection. */
export interface Opened {
  /** The merged selection, in order of addition. */
  selection: readonly string[];
  /** Number of pictures new to the selection. */
  added: number;
  /** Number already in the selection. */
  already: number;
  /** Number that did not fit. */
  leftOut: number;
}

/** Appends a shared selection's pictures to a selection, up to the maximum. */
export function mergeShared(kept: readonly string[], shared: readonly string[]): Opened {
  const before = new Set(kept);
  const given = [...new Set(shared)];
  const fresh = given.filter((uuid) => !before.has(uuid));
  const added = fresh.slice(0, Math.max(0, selectionMaximum - kept.length));
  return {
    selection: [...kept, ...added],
    added: added.length,
    already: given.length - fresh.length,
    leftOut: fresh.length - added.length,
  };
}
