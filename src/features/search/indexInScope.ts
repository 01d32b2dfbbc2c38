import { atom } from "jotai";
import { picturePageSize } from "../../domain/shop/limits.ts";
import { pictureQuery } from "../../shop/catalogueQueries.ts";
import { memoizeByKey } from "../../state/memoizeByKey.ts";
import { dataOf, type QueryState, queryFamily } from "../../state/query.ts";
import { type PictureScope, picturePageQuery } from "./queries.ts";
import { offsetOf } from "./scopeView.ts";

/** A scope's first picture alone, with the number of all. */
const firstQuery = queryFamily((scope: PictureScope, { api, signal }) =>
  api.pictures.listPictures({ query: { ...scope, limit: 1 } }, { signal }),
);

/** Later than any capture time: pictures without one come last. */
const lastMoment = "9999-12-31T23:59:59Z";

/** Undefined while it loads, null if it failed. */
const settled = <Data>(state: QueryState<Data>): Data | null | undefined =>
  state.status === "loading" ? undefined : (dataOf(state) ?? null);

/**
 * The index of a picture in a scope, by its uuid; undefined until it is known, null if it is not found. As many come before it as
 * were taken earlier: its page is the one after them, or for one of a long burst the next.
 */
export const indexInScope = memoizeByKey(({ scope, uuid }: { scope: PictureScope; uuid: string }) =>
  atom((get) => {
    const picture = settled(get(pictureQuery(uuid)));
    if (!picture) return picture;
    const earlier = settled(get(firstQuery({ ...scope, takenBefore: picture.takenAt ?? lastMoment })));
    if (!earlier) return earlier;
    const first = offsetOf(earlier.totalCount);
    for (const offset of [first, first + picturePageSize]) {
      const page = settled(get(picturePageQuery({ ...scope, offset })));
      if (!page) return page;
      const place = page.items.findIndex((one) => one.uuid === uuid);
      if (place >= 0) return offset + place;
      if (page.items.length < picturePageSize) break;
    }
    return null;
  }),
);
