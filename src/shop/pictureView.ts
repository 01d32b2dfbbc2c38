import type { Atom } from "jotai";
import type { Picture } from "../api/contract/catalogueEntities.ts";
import type { QueryAtom, QueryState } from "../state/query.ts";

/** A list of pictures by index from 0: a mosaic displays it and a modal pages through it. */
export interface PictureView {
  count: number;
  /** Number of pictures that its only one is looked for among: their room is kept meanwhile. Default: it stays alone. */
  soughtAmong?: number;
  /** The picture at an index; reading it loads it. Null if it no longer exists. */
  pictureAt: (index: number) => Atom<QueryState<Picture | null>>;
  /** Tells a few colours of each picture around an index, from top to bottom; none while, or if, they are unknown. */
  coloursAt?: (index: number) => Atom<(index: number) => readonly string[]>;
  /** The actual total count, revealed by the page around an index; Infinity while no end is known. */
  endAt?: (index: number) => Atom<number>;
  /** The query that loads it: set it to retry. */
  sourceAt: (index: number) => QueryAtom<unknown>;
}
