import { pluralize } from "../../domain/french/pluralize.ts";
import { Modal } from "../../ui/index.ts";
import type { AddPictureModalProps } from "./AddPictureModal.tsx";
import { picturesStep } from "./flow.ts";
import type { PicturesFlow } from "./flowStates.ts";
import { useFlowActions } from "./useFlowActions.ts";

type PicturesModalProps = Pick<AddPictureModalProps, "onPacked" | "packHref" | "cartHref"> & {
  state: PicturesFlow;
};

/** Adds several pictures to one pack (multi mode): choice of pack, of format, then one picture at a time. */
export function PicturesModal({ state, onPacked, packHref, cartHref }: PicturesModalProps) {
  const actions = useFlowActions();
  const { Screen, Footer } = picturesStep(state);
  const step = { state, actions, onPacked, packHref, cartHref };
  return (
    <Modal
      open
      onOpenChange={(open) => !open && actions.send({ type: "closed" })}
      // An accidental close would leave out the remaining pictures.
      locked={"work" in state && state.work.status === "running"}
      size="medium"
      title={pluralize(state.pictures.length, "photo cochée", "photos cochées")}
      closeLabel="Fermer"
      footer={<Footer {...step} />}
    >
      <Screen {...step} />
    </Modal>
  );
}
