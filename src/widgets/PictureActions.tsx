import { useAtomValue } from "jotai";
import { selectionMaximum } from "../domain/shop/limits.ts";
import type { SearchFilter } from "../features/search/filter.ts";
import { TimesButton } from "../features/search/PictureTimes.tsx";
import { pictureCountQuery } from "../features/search/pictureCount.ts";
import { scopeOf } from "../features/search/queries.ts";
import { AddAllButton } from "../features/selection/AddAllButton.tsx";
import { apiAtom } from "../state/apiAtom.ts";
import { dataOf } from "../state/query.ts";

/** Times of the pictures of a filter, and the action on all of them. */
export function PictureActions({ filter }: { filter: SearchFilter }) {
  const count = dataOf(useAtomValue(pictureCountQuery(scopeOf(filter)))) ?? 0;
  const api = useAtomValue(apiAtom);
  return (
    <>
      <TimesButton filter={filter} />
      {count > 0 && (
        <AddAllButton
          count={count}
          loadUuids={async () => {
            const query = { ...scopeOf(filter), limit: selectionMaximum };
            return (await api.pictures.listPictures({ query })).items.map(({ uuid }) => uuid);
          }}
        />
      )}
    </>
  );
}
