import type { HistoryEntry } from "./historyEntry.ts";

/** The current history entry beside what the modal shows. */
interface Situation {
  entry: HistoryEntry;
  /** The picture in the address; null for none. */
  photo: string | null;
  /** Number of layers that are open. */
  depth: number;
  /** Index of the picture shown; undefined for several pictures or a closed modal. */
  index: number | undefined;
  /** Uuid of the picture shown; null while it loads. */
  shown: string | null;
  /**
   * How the entry became the current one: the page opened at it, Back or Forward, a link, or the modal's own move. Undefined: it
   * was it before.
   */
  arrival: "opened" | "back" | "link" | OwnMove | undefined;
}

/** A move of the modal's own: one that closes it, one to a picture that it is to open alone, or any other. */
export type OwnMove = "closing" | "alone" | "own";

/** What brings entry and modal together again. */
export type HistoryMove =
  | { do: "nothing" }
  | { do: "closeLayers"; left: number }
  | { do: "open"; index: number }
  /** Opens the picture of the address without its neighbours. */
  | { do: "openAlone"; entry: HistoryEntry }
  | { do: "go"; by: number; isClosing: boolean }
  | { do: "show"; photo: string | null; entry: HistoryEntry | null; isNew: boolean };

/**
 * Returns what keeps one history entry for each open layer of the modal, with its picture in the address. Pure.
 */
export function historyMove({ entry, photo, depth, index, shown, arrival }: Situation): HistoryMove {
  if (arrival === "back" && entry.layer < depth) return { do: "closeLayers", left: entry.layer };
  // A modal that was closed before its own entry came stays closed.
  const opens = arrival !== undefined && arrival !== "own" && arrival !== "closing";
  if (depth === 0 && photo !== null && opens) return { do: "open", index: entry.index ?? 0 };
  if (depth > entry.layer) {
    const isAlone = photo !== null && entry.index === undefined;
    const next = { layer: depth, below: [...entry.below, entry.layer], index: isAlone ? undefined : index };
    return { do: "show", photo: shown, entry: next, isNew: true };
  }
  if (depth < entry.layer) {
    if (entry.below.length === 0) return { do: "show", photo: null, entry: null, isNew: false };
    // One entry may have brought several layers; below all of them there may be another site.
    const target = Math.max(
      0,
      entry.below.findLastIndex((layer) => layer <= depth),
    );
    return { do: "go", by: target - entry.below.length, isClosing: depth === 0 };
  }
  if (index === undefined || shown === null || shown === photo) return { do: "nothing" };
  // Another picture than the address says, where nobody has leafed: the list has changed since.
  if (photo !== null && entry.index === index) {
    return { do: "openAlone", entry: { ...entry, index: undefined } };
  }
  return { do: "show", photo: shown, entry: { ...entry, index }, isNew: false };
}
