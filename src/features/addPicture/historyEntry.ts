import { photoOf } from "../../shop/photoAddress.ts";

/** What a history entry says of the modal. */
export interface HistoryEntry {
  /** Number of open layers, which Back closes one at a time. */
  layer: number;
  /** Number of entries back to the screen's own; 0 for an address that was opened as it is. */
  entries: number;
  /** Index of the picture in the view; undefined where only its uuid is known. */
  index: number | undefined;
}

export interface Address {
  search: string;
  state: unknown;
}

/** Reads the entry of a location. */
export function historyEntry({ search, state }: Address): HistoryEntry {
  if (typeof state === "object" && state !== null && "layer" in state) return state as HistoryEntry;
  return { layer: photoOf(search) === null ? 0 : 1, entries: 0, index: undefined };
}
