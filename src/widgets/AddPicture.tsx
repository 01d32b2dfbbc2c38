import { useAtomValue, useSetAtom } from "jotai";
import { Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Picture } from "../api/contract/catalogueEntities.ts";
import { closeAddPictureAtom, flowStateAtom } from "../features/addPicture/openState.ts";
import { filterQuery, rootFilter, withSpan } from "../features/search/filter.ts";
import { spanAround } from "../features/search/timeSpan.ts";
import {
  selectionAtom,
  selectionCountAtom,
  toggleSelectedAtom,
  untickAtom,
} from "../features/selection/atoms.ts";
import { paths } from "../shop/paths.ts";
import type { PictureView } from "../shop/pictureView.ts";
import { lazyPart } from "../state/lazyPart.ts";

const Modal = lazyPart(() => import("../features/addPicture/AddPictureModal.tsx"), "AddPictureModal");

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

export interface AddPictureProps {
  view: PictureView;
}

/**
 * The add-picture modal over a view of pictures, connected to the selection. Its code loads on first open. It stays open
 * until the next screen shows: while that screen's code is missing, a shopper would see her pictures again.
 */
export function AddPicture({ view }: AddPictureProps) {
  const { key } = useLocation();
  return <ClosedByNavigation key={key} view={view} />;
}

function ClosedByNavigation({ view }: AddPictureProps) {
  const navigate = useNavigate();
  const { step } = useAtomValue(flowStateAtom);
  const close = useSetAtom(closeAddPictureAtom);
  const untick = useSetAtom(untickAtom);
  const [wanted, setWanted] = useState(false);
  if (step !== "closed" && !wanted) setWanted(true);
  useEffect(() => close, [close]);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Modal
        view={view}
        useSelection={useSelection}
        onOpenSelection={() => void navigate(paths.selection())}
        onPacked={untick}
        packHref={paths.orderItem}
        cartHref={paths.cart()}
        aroundHref={aroundHref}
      />
    </Suspense>
  );
}
