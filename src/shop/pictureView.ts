import type { Atom } from "jotai";
import type { Picture } from "../api/contract/catalogueEntities.ts";
import type { QueryAtom, QueryState } from "../state/query.ts";

/** Pictures in a row, by their place from 0: what a mosaic shows and a modal leafs through. */
export interface PictureView {
  count: number;
  /** The picture at a place; reading it loads it. Null where there is none any more. */
  pictureAt: (index: number) => Atom<QueryState<Picture | null>>;
  /** A few colours of the picture at a place, from top to bottom; none while, or where, they are not known. */
  coloursAt?: (index: number) => Atom<readonly string[]>;
  /** How many pictures there are after all, as the page around a place tells once it is there; Infinity for no fewer. */
  endAt?: (index: number) => Atom<number>;
  /** The query that brings it: set it to try again. */
  sourceAt: (index: number) => QueryAtom<unknown>;
}
