import { useAtomValue } from "jotai";
import { formatNumber } from "../domain/french/formatNumber.ts";
import { selectionMaximum } from "../domain/shop/limits.ts";
import type { SearchFilter } from "../features/search/filter.ts";
import { scopeOf } from "../features/search/queries.ts";
import { AddAllButton } from "../features/selection/AddAllButton.tsx";
import { selectionCountAtom } from "../features/selection/atoms.ts";
import { paths } from "../shop/paths.ts";
import { apiAtom } from "../state/apiAtom.ts";
import { Box, ButtonLink, Skeleton } from "../ui/index.ts";

export interface PictureActionsProps {
  filter: SearchFilter;
  /** Number of pictures in the filter. */
  count: number;
}

/** Actions on all pictures of a filter, and a link to the selected ones. */
export function PictureActions({ filter, count }: PictureActionsProps) {
  const api = useAtomValue(apiAtom);
  const selected = useAtomValue(selectionCountAtom);
  return (
    <>
      <AddAllButton
        count={count}
        loadUuids={async () => {
          const query = { ...scopeOf(filter), limit: selectionMaximum };
          return (await api.pictures.listPictures({ query })).items.map(({ uuid }) => uuid);
        }}
      />
      {selected > 0 && (
        <ButtonLink size="compact" icon="heartFilled" to={paths.selection()}>
          Voir ma sélection ({formatNumber(selected)})
        </ButtonLink>
      )}
    </>
  );
}

/** Skeleton of the height of the count and actions. */
export function CountSkeleton() {
  return (
    <>
      <Box display={["block", "none"]} paddingBlock="xs">
        <Skeleton text="small" width="third" />
      </Box>
      <Box display={["none", "block"]}>
        <Skeleton shape="control" />
      </Box>
    </>
  );
}
