import { photoOf } from "../../shop/photoAddress.ts";

/** What a history entry says of the modal. */
export interface HistoryEntry {
  /** Number of open layers, which Back closes one at a time. */
  layer: number;
  /** Layers of the entries below, from the screen's own on; none for an address that was opened as it is. */
  below: readonly number[];
  /** Index of the picture in the view; undefined where only its uuid is known. */
  index: number | undefined;
}

export interface Address {
  search: string;
  state: unknown;
}

/** Reads the entry of a location. */
export function historyEntry({ search, state }: Address): HistoryEntry {
  if (typeof state === "object" && state !== null && "below" in state) return state as HistoryEntry;
  return { layer: photoOf(search) === null ? 0 : 1, below: [], index: undefined };
}
