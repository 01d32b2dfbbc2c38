import { selectionMaximum } from "../../domain/shop/limits.ts";

/** What became of a shared selection. */
export interface Opened {
  /** The selection with its pictures, in the order they came. */
  selection: readonly string[];
  /** How many of its pictures are new in the selection. */
  added: number;
  /** How many were there before. */
  already: number;
  /** How many found no room. */
  leftOut: number;
}

/** A selection with the pictures of a shared one after its own, as many as there is room for. */
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
