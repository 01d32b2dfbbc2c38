import { useAtomValue } from "jotai";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import type { PictureView } from "../../shop/pictureView.ts";
import { addPictureAtom } from "./atoms.ts";
import { PictureModal } from "./PictureModal.tsx";
import { PicturesModal } from "./PicturesModal.tsx";
import type { SelectionOfPicture } from "./steps/step.ts";

export interface AddPictureModalProps {
  /** The pictures to browse. */
  view: PictureView;
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
  const state = useAtomValue(addPictureAtom);
  if (state.step === "closed") return null;
  if (state.origin === "several") return <PicturesModal {...props} state={state} />;
  // A selection that shrank behind the modal no longer has a picture at this index.
  if (state.index >= props.view.count) return null;
  return <PictureModal {...props} state={state} />;
}
