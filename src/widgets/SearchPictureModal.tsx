import { atom, useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useMemo, useState } from "react";
import type { Picture } from "../api/contract/catalogueEntities.ts";
import { AddPictureModal, type AddPictureModalProps } from "../features/addPicture/AddPictureModal.tsx";
import { flowStateAtom } from "../features/addPicture/openState.ts";
import { filterQuery, rootFilter, withSpan } from "../features/search/filter.ts";
import { indexInScope } from "../features/search/indexInScope.ts";
import type { PictureScope } from "../features/search/queries.ts";
import { spanAround } from "../features/search/spanAround.ts";
import { selectionAtom, selectionCountAtom, toggleSelectedAtom } from "../features/selection/atoms.ts";
import { selectionView } from "../features/selection/selectionView.ts";
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

const nowhereAtom = atom(null);

/** The view to page through: of the picture of a pasted link alone, until its place in the scope is known. */
function useNeighbours({ view, scope, pasted }: Pick<SearchPictureModalProps, "view" | "scope" | "pasted">) {
  const [flow, setFlow] = useAtom(flowStateAtom);
  const index = useAtomValue(pasted !== null && scope ? indexInScope({ scope, uuid: pasted }) : nowhereAtom);
  const [placed, setPlaced] = useState<string | null>(null);
  if (flow.step === "closed" && placed !== null) setPlaced(null);
  const { count } = view;
  useEffect(() => {
    if (typeof index !== "number" || index >= count || placed === pasted || !("index" in flow)) return;
    setFlow({ ...flow, index, count });
    setPlaced(pasted);
  }, [index, count, placed, pasted, flow, setFlow]);
  const alone = useMemo(() => {
    const only = selectionView(pasted === null ? [] : [pasted]);
    return index === null ? only : { ...only, soughtAmong: count };
  }, [pasted, index, count]);
  return pasted === null || placed === pasted ? view : alone;
}

export interface SearchPictureModalProps extends Omit<AddPictureModalProps, Connected> {
  /** What the view is of; undefined for a selection. */
  scope: PictureScope | undefined;
  /** The uuid of the picture that the address alone names; null where its place in the view is known. */
  pasted: string | null;
}

type Connected = "useSelection" | "packHref" | "cartHref" | "aroundHref";

/** The add-picture modal with the selection and the addresses that it leads to. Loaded on first open. */
export function SearchPictureModal({ scope, pasted, ...props }: SearchPictureModalProps) {
  const view = useNeighbours({ view: props.view, scope, pasted });
  return (
    <AddPictureModal
      {...props}
      view={view}
      useSelection={useSelection}
      packHref={paths.orderItem}
      cartHref={paths.cart()}
      aroundHref={aroundHref}
    />
  );
}
