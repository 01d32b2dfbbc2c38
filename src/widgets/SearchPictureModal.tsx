import { useAtomValue, useSetAtom } from "jotai";
import type { Picture } from "../api/contract/catalogueEntities.ts";
import { AddPictureModal, type AddPictureModalProps } from "../features/addPicture/AddPictureModal.tsx";
import { filterQuery, rootFilter, withSpan } from "../features/search/filter.ts";
import { spanAround } from "../features/search/spanAround.ts";
import { selectionAtom, selectionCountAtom, toggleSelectedAtom } from "../features/selection/atoms.ts";
import { paths } from "../shop/paths.ts";

function useSelection(uuid: string) {
  const toggle = useSetAtom(toggleSelectedAtom);
  const count = useAtomValue(selectionCountAtom);
  const selected = useAtomValue(selectionAtom).includes(uuid);
  return { selected, count, toggle: () => toggle(uuid) };
}

/** Address of the same event's pictures, in any contest, taken within a minute of this one. */
function aroundHref({ eventUuid, takenAt }: Picture): string | null {
  if (takenAt === null) return null;
  return paths.search(filterQuery(withSpan({ ...rootFilter, eventUuid }, spanAround(takenAt))));
}

type Connected = "useSelection" | "packHref" | "cartHref" | "aroundHref";

/** The add-picture modal with the selection and the addresses that it leads to. Loaded on first open. */
export function SearchPictureModal(props: Omit<AddPictureModalProps, Connected>) {
  return (
    <AddPictureModal
      {...props}
      useSelection={useSelection}
      packHref={paths.orderItem}
      cartHref={paths.cart()}
      aroundHref={aroundHref}
    />
  );
}
