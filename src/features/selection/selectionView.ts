import { type Atom, atom } from "jotai";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import { pictureQuery } from "../../shop/catalogueQueries.ts";
import type { PictureView } from "../../shop/pictureView.ts";
import type { QueryState } from "../../state/query.ts";

/**
 * The selection by index. A picture that no longer exists is null, so that it can be skipped and removed
 * (specification, section 4 "Picture selection"); a network failure is an error and keeps the picture.
 */
export function selectionView(uuids: readonly string[]): PictureView {
  const atoms = new Map<string, Atom<QueryState<Picture | null>>>();
  const uuidAt = (index: number) => uuids[index] ?? "";
  return {
    count: uuids.length,
    sourceAt: (index) => pictureQuery(uuidAt(index)),
    pictureAt: (index) => {
      const uuid = uuidAt(index);
      const known = atoms.get(uuid);
      if (known) return known;
      const made = atom((get): QueryState<Picture | null> => {
        const state = get(pictureQuery(uuid));
        if (state.status !== "error" || state.error.code !== "NOT_FOUND") return state;
        return { status: "data", data: null, refreshing: false, refreshError: null };
      });
      atoms.set(uuid, made);
      return made;
    },
  };
}
