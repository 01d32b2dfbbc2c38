import { type Atom, atom } from "jotai";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import { picturePageSize } from "../../domain/shop/limits.ts";
import type { PictureView } from "../../shop/pictureView.ts";
import { hydratedAtom } from "../../state/hydrated.ts";
import { dataOf, mapQuery, type QueryState } from "../../state/query.ts";
import { type PictureScope, picturePageQuery, placeholderPageQuery } from "./queries.ts";

/** Where the page begins that holds a place. */
export const offsetOf = (index: number) => Math.floor(index / picturePageSize) * picturePageSize;

/**
 * Where a page ends the pictures: a short one does (specification, section 9).
 * @param offset the place where it begins
 * @param length its pictures, or undefined while it is not there
 * @returns how many pictures there are in all, or Infinity where it does not tell
 */
export function endOfPage(offset: number, length: number | undefined): number {
  return length === undefined || length >= picturePageSize ? Number.POSITIVE_INFINITY : offset + length;
}

const none: readonly string[] = [];

/**
 * The pictures of a scope by their place, from pages of 200.
 * @param count how many there are, as the first page says
 */
export function scopeView(scope: PictureScope, count: number): PictureView {
  const atoms = new Map<number, Atom<QueryState<Picture | null>>>();
  const colours = new Map<number, Atom<readonly string[]>>();
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
      const known = colours.get(index);
      if (known) return known;
      const page = placeholderPageQuery({ ...scope, offset: offsetOf(index) });
      // The server draws none: its page lets no style of an element's own through.
      const made = atom((get) =>
        get(hydratedAtom) ? (dataOf(get(page))?.[index % picturePageSize]?.colours ?? none) : none,
      );
      colours.set(index, made);
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
