import { type Atom, atom } from "jotai";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import { picturePageSize } from "../../domain/shop/limits.ts";
import type { PictureView } from "../../shop/pictureView.ts";
import { hydratedAtom } from "../../state/hydrated.ts";
import { dataOf, mapQuery, type QueryState } from "../../state/query.ts";
import { type PictureScope, picturePageQuery, placeholderPageQuery } from "./queries.ts";

/** Offset of the page that contains an index. */
export const offsetOf = (index: number) => Math.floor(index / picturePageSize) * picturePageSize;

/**
 * Returns the total count if a page reveals it: a short page is the last (specification, section 9).
 * @param offset offset of the page
 * @param length number of its pictures, or undefined while it loads
 * @returns the total count, or Infinity if the page does not reveal it
 */
export function endOfPage(offset: number, length: number | undefined): number {
  return length === undefined || length >= picturePageSize ? Number.POSITIVE_INFINITY : offset + length;
}

const none: readonly string[] = [];

/**
 * View of a scope's pictures by index, loaded in pages of 200.
 * @param count total count reported by the first page
 */
export function scopeView(scope: PictureScope, count: number): PictureView {
  const atoms = new Map<number, Atom<QueryState<Picture | null>>>();
  const colours = new Map<number, Atom<(index: number) => readonly string[]>>();
  const ends = new Map<number, Atom<number>>();
  const sourceAt = (index: number) => picturePageQuery({ ...scope, offset: offsetOf(index) });
  return {
    count,
    sourceAt,
    endAt: (index) => {
      const offset = offsetOf(index);
      const known = ends.get(offset);
      if (known) return known;
      const page = sourceAt(index);
      const made = atom((get) => endOfPage(offset, dataOf(get(page))?.items.length));
      ends.set(offset, made);
      return made;
    },
    coloursAt: (index) => {
      const offset = offsetOf(index);
      const known = colours.get(offset);
      if (known) return known;
      const page = placeholderPageQuery({ ...scope, offset });
      // None on the server: its page forbids inline styles.
      const made = atom((get) => {
        const items = get(hydratedAtom) ? dataOf(get(page)) : undefined;
        return (at: number) => items?.[at - offset]?.colours ?? none;
      });
      colours.set(offset, made);
      return made;
    },
    pictureAt: (index) => {
      const known = atoms.get(index);
      if (known) return known;
      const made = mapQuery(sourceAt(index), ({ items }) => items[index % picturePageSize] ?? null);
      atoms.set(index, made);
      return made;
    },
  };
}
