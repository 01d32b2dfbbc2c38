import type { Atom } from "jotai";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import type { PictureView } from "../../api/pictureView.ts";
import { mapQuery, type QueryState } from "../../api/query.ts";
import { picturePageSize } from "../../domain/limits.ts";
import { type PictureScope, picturePageQuery } from "./queries.ts";

/** Where the page begins that holds a place. */
export const offsetOf = (index: number) => Math.floor(index / picturePageSize) * picturePageSize;

/**
 * The pictures of a scope by their place, from pages of 200.
 * @param count how many there are, as the first page says
 */
export function scopeView(scope: PictureScope, count: number): PictureView {
  const atoms = new Map<number, Atom<QueryState<Picture | null>>>();
  const sourceAt = (index: number) => picturePageQuery({ ...scope, offset: offsetOf(index) });
  return {
    count,
    sourceAt,
    pictureAt: (index) => {
      const known = atoms.get(index);
      if (known) return known;
      const made = mapQuery(sourceAt(index), ({ items }) => items[index % picturePageSize] ?? null);
      atoms.set(index, made);
      return made;
    },
  };
}
