import { atom } from "jotai";
import { memoizeByKey } from "../../state/memoizeByKey.ts";
import { mapQuery } from "../../state/query.ts";
import { type PictureScope, picturePageQuery } from "./queries.ts";

/** Where a short page ended a list, whatever its first page's count was; valid for that first page. */
const endAtom = atom<{ first: object; at: number } | null>(null);

const firstPageOf = (scope: PictureScope) => picturePageQuery({ ...scope, offset: 0 });

/** Number of pictures in a scope. */
export const pictureCountQuery = memoizeByKey((scope: PictureScope) =>
  mapQuery(firstPageOf(scope), (first, get) => {
    const end = get(endAtom);
    return end?.first === first ? Math.min(first.totalCount, end.at) : first.totalCount;
  }),
);

/** Called with the index at which a scope's pictures end. */
export const noteEndAtom = atom(null, (get, set, scope: PictureScope, at: number) => {
  const page = get(firstPageOf(scope));
  if (page.status !== "data") return;
  const first = page.data;
  set(endAtom, (known) => (known?.first === first && known.at <= at ? known : { first, at }));
});
