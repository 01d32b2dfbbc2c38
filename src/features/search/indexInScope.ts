import { atom } from "jotai";
import { picturePageSize } from "../../domain/shop/limits.ts";
import { pictureQuery } from "../../shop/catalogueQueries.ts";
import { memoizeByKey } from "../../state/memoizeByKey.ts";
import { dataOf, queryFamily } from "../../state/query.ts";
import { type PictureScope, picturePageQuery } from "./queries.ts";
import { offsetOf } from "./scopeView.ts";

/** A scope's first picture alone, with the number of all. */
const firstQuery = queryFamily((scope: PictureScope, { api, signal }) =>
  api.pictures.listPictures({ query: { ...scope, limit: 1 } }, { signal }),
);

/** Later than any capture time: pictures without one come last. */
const lastMoment = "9999-12-31T23:59:59Z";

/**
 * The index of a picture in a scope, by its uuid; undefined while it is unknown, or if the scope does not have it. As many come
 * before it as were taken earlier: its page is the one after them, or for one of a long burst the next.
 */
export const indexInScope = memoizeByKey(({ scope, uuid }: { scope: PictureScope; uuid: string }) =>
  atom((get) => {
    const picture = dataOf(get(pictureQuery(uuid)));
    if (!picture) return undefined;
    const earlier = dataOf(get(firstQuery({ ...scope, takenBefore: picture.takenAt ?? lastMoment })));
    if (!earlier) return undefined;
    const first = offsetOf(earlier.totalCount);
    for (const offset of [first, first + picturePageSize]) {
      const items = dataOf(get(picturePageQuery({ ...scope, offset })))?.items ?? [];
      const place = items.findIndex((one) => one.uuid === uuid);
      if (place >= 0) return offset + place;
      if (items.length < picturePageSize) break;
    }
    return undefined;
  }),
);
