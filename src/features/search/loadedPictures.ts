import { type Atom, atom } from "jotai";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import { dataOf } from "../../state/query.ts";
import { type PictureScope, picturePageQuery } from "./queries.ts";

/** The pictures of some pages, by index; undefined where a page has not loaded. Changes only with their contents. */
export function loadedPicturesAtom(
  scope: PictureScope,
  offsets: readonly number[],
): Atom<readonly (Picture | undefined)[]> {
  const pages = offsets.map((offset) => {
    const page = picturePageQuery({ ...scope, offset });
    return { offset, items: atom((get) => dataOf(get(page))?.items) };
  });
  return atom((get) => {
    const pictures: (Picture | undefined)[] = [];
    for (const { offset, items } of pages) {
      for (const [place, picture] of (get(items) ?? []).entries()) pictures[offset + place] = picture;
    }
    return pictures;
  });
}
