import { useAtomValue, useSetAtom } from "jotai";
import { Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { FlowOrigin } from "../features/addPicture/flowStates.ts";
import { historyEntry } from "../features/addPicture/historyEntry.ts";
import { closeAddPictureAtom, flowStateAtom } from "../features/addPicture/openState.ts";
import type { PictureScope } from "../features/search/queries.ts";
import { untickAtom } from "../features/selection/atoms.ts";
import { paths } from "../shop/paths.ts";
import { photoOf, withoutPhoto } from "../shop/photoAddress.ts";
import type { PictureView } from "../shop/pictureView.ts";
import { hydratedAtom } from "../state/hydrated.ts";
import { lazyPart } from "../state/lazyPart.ts";

const Modal = lazyPart(() => import("./SearchPictureModal.tsx"), "SearchPictureModal");

export interface AddPictureProps {
  view: PictureView;
  /** What the view is of, so that a pasted link finds its picture there. Default: it is shown alone. */
  scope?: PictureScope;
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

function ClosedByNavigation({ view, scope, origin }: AddPictureProps) {
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
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Modal
        view={view}
        scope={scope}
        // A pasted link names a picture, and not its place among the others.
        pasted={index === undefined ? photoOf(location.search) : null}
        origin={origin}
        onOpenSelection={() => void navigate(paths.selection())}
        onPacked={untick}
      />
    </Suspense>
  );
}
