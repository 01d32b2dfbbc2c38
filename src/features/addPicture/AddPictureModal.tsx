import { useAtomValue } from "jotai";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import type { PictureView } from "../../shop/pictureView.ts";
import { addPictureAtom } from "./atoms.ts";
import { PictureModal } from "./PictureModal.tsx";
import { PicturesModal } from "./PicturesModal.tsx";
import type { SelectionOfPicture } from "./steps/step.ts";

export interface AddPictureModalProps {
  /** The pictures to leaf through. */
  view: PictureView;
  /** Hook on the selection's state of one picture. */
  useSelection: (uuid: string) => SelectionOfPicture;
  /** Leads to the selection view. */
  onOpenSelection: () => void;
  /** Called with the uuids of pictures that went into a pack. */
  onPacked: (pictureUuids: readonly string[]) => void;
  /** Address of a pack's page. */
  packHref: (orderItemUuid: string) => string;
  cartHref: string;
  /** Address of the pictures taken about when one was; null where that is not known. */
  aroundHref: (picture: Picture) => string | null;
}

/**
 * From a picture, or from several, to the cart (specification, section 2 "Add-picture modal"). Loaded when it is first
 * opened.
 */
export function AddPictureModal(props: AddPictureModalProps) {
  const state = useAtomValue(addPictureAtom);
  if (state.step === "closed") return null;
  if (state.origin === "several") return <PicturesModal {...props} state={state} />;
  // A selection that has shrunk behind the modal has no picture here any more.
  if (state.index >= props.view.count) return null;
  return <PictureModal {...props} state={state} />;
}
