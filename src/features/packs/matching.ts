import { type Atom, atom } from "jotai";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import type { PackMatchCriteria } from "../../domain/packs/packMatchCriteria.ts";
import { picturePageSize } from "../../domain/shop/limits.ts";
import { type QueryAtom, type QueryState, queryFamily } from "../../state/query.ts";

/** The first pictures of a filter pack, and the total count. */
export interface MatchingShown {
  pictures: readonly Picture[];
  /** Loaded pictures, displayed or not. */
  known: readonly Picture[];
  count: number;
}

/** Pictures shown at first, and added by each press on « Afficher plus » : an event may have fifty thousand. */
export const firstShown = 12;
export const moreShown = 48;

const pageQuery = queryFamily(
  ({ offset, ...content }: PackMatchCriteria & { offset: number }, { api, signal }) =>
    api.pictures.listPicturesForFilterOrderItem(
      { query: { ...content, offset, limit: picturePageSize } },
      { signal },
    ),
);

/** The page of 200 that contains an index. Set it to refetch. */
export function matchingPage(content: PackMatchCriteria, index: number) {
  return pageQuery({ ...content, offset: Math.floor(index / picturePageSize) * picturePageSize });
}

/**
 * The first pictures that match a content.
 * @param wanted how many to show; those of a page still loading appear when it arrives
 */
export function matchingShown(
  content: PackMatchCriteria,
  wanted: number,
): { shown: Atom<QueryState<MatchingShown>>; pages: readonly QueryAtom<unknown>[] } {
  const pages = Array.from({ length: Math.ceil(wanted / picturePageSize) }, (_, place) =>
    matchingPage(content, place * picturePageSize),
  );
  const shown = atom((get): QueryState<MatchingShown> => {
    const pictures: Picture[] = [];
    let count = 0;
    for (const [place, page] of pages.entries()) {
      // No request past the end.
      if (place > 0 && place * picturePageSize >= count) break;
      const state = get(page);
      if (state.status === "error") return state;
      if (state.status === "loading") {
        if (place === 0) return state;
        break;
      }
      count = state.data.totalCount;
      pictures.push(...state.data.items);
    }
    const data = { pictures: pictures.slice(0, wanted), known: pictures, count };
    return { status: "data", data, refreshing: false, refreshError: null };
  });
  return { shown, pages };
}
