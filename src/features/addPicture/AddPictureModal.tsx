import { atom, useAtom, useAtomValue } from "jotai";
import { useEffect, useMemo } from "react";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import type { PictureView } from "../../shop/pictureView.ts";
import { dataOf } from "../../state/query.ts";
import { addPictureAtom } from "./atoms.ts";
import type { FlowOrigin } from "./flowStates.ts";
import { PictureModal } from "./PictureModal.tsx";
import { PicturesModal } from "./PicturesModal.tsx";
import type { SelectionOfPicture } from "./steps/step.ts";
import { useHistoryLayers } from "./useHistoryLayers.ts";

export interface AddPictureModalProps {
  /** The pictures to browse. */
  view: PictureView;
  /** The screen that a picture's address opens it on. */
  origin: FlowOrigin;
  /** Hook that returns the selection state of one picture. */
  useSelection: (uuid: string) => SelectionOfPicture;
  /** Navigates to the selection view. */
  onOpenSelection: () => void;
  /** Called with the uuids of the pictures added to a pack. */
  onPacked: (pictureUuids: readonly string[]) => void;
  /** Address of a pack's page. */
  packHref: (orderItemUuid: string) => string;
  cartHref: string;
  /** Address of the pictures taken around the same time; null if the time is unknown. */
  aroundHref: (picture: Picture) => string | null;
}

/** Takes one or several pictures to the cart (specification, section 2 "Add-picture modal"). Loaded on first open. */
export function AddPictureModal(props: AddPictureModalProps) {
  const { view, origin } = props;
  const [state, send] = useAtom(addPictureAtom);
  const shown = useAtomValue(useMemo(() => shownPicture(view), [view]));
  useHistoryLayers(origin, view.count, shown?.uuid ?? null);
  const isGone = shown === null && view.count === 1;
  useEffect(() => {
    if (isGone) send({ type: "closed" });
  }, [isGone, send]);
  if (state.step === "closed") return null;
  if (state.origin === "several") return <PicturesModal {...props} state={state} />;
  // A selection that shrank behind the modal no longer has a picture at this index.
  if (state.index >= view.count) return null;
  return <PictureModal {...props} state={state} />;
}

/** The picture that the modal shows; undefined while it loads, null if there is none any more. */
const shownPicture = (view: PictureView) =>
  atom((get) => {
    const state = get(addPictureAtom);
    if (!("index" in state) || state.index >= view.count) return undefined;
    return dataOf(get(view.pictureAt(state.index)));
  });
