import { useAtomValue, useSetAtom } from "jotai";
import { Suspense, useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { FlowOrigin } from "../features/addPicture/flowStates.ts";
import { historyEntry } from "../features/addPicture/historyEntry.ts";
import { closeAddPictureAtom, flowStateAtom } from "../features/addPicture/openState.ts";
import { untickAtom } from "../features/selection/atoms.ts";
import { selectionView } from "../features/selection/selectionView.ts";
import { paths } from "../shop/paths.ts";
import { photoOf, withoutPhoto } from "../shop/photoAddress.ts";
import type { PictureView } from "../shop/pictureView.ts";
import { hydratedAtom } from "../state/hydrated.ts";
import { lazyPart } from "../state/lazyPart.ts";

const Modal = lazyPart(() => import("./SearchPictureModal.tsx"), "SearchPictureModal");

export interface AddPictureProps {
  view: PictureView;
  origin: FlowOrigin;
}

/**
 * The add-picture modal over a view of pictures, connected to the selection. Its code loads on first open, or at an address
 * that shows a picture. It stays open until the next screen shows: while that screen's code is missing, a shopper would see her
 * pictures again.
 */
export function AddPicture(props: AddPictureProps) {
  const { pathname, search } = useLocation();
  return <ClosedByNavigation key={pathname + withoutPhoto(search)} {...props} />;
}

function ClosedByNavigation({ view, origin }: AddPictureProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const { step } = useAtomValue(flowStateAtom);
  const hydrated = useAtomValue(hydratedAtom);
  const close = useSetAtom(closeAddPictureAtom);
  const untick = useSetAtom(untickAtom);
  const [wanted, setWanted] = useState(false);
  const { layer, index } = historyEntry(location);
  if (hydrated && (step !== "closed" || layer > 0) && !wanted) setWanted(true);
  useEffect(() => close, [close]);
  const photo = photoOf(location.search);
  // A pasted link names a picture, and not its place among the others.
  const alone = index === undefined ? photo : null;
  const shownView = useMemo(() => (alone === null ? view : selectionView([alone])), [alone, view]);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Modal
        view={shownView}
        origin={origin}
        onOpenSelection={() => void navigate(paths.selection())}
        onPacked={untick}
      />
    </Suspense>
  );
}
