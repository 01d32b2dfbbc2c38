import { pluralize } from "../../domain/french/pluralize.ts";
import { Modal } from "../../ui/index.ts";
import type { AddPictureModalProps } from "./AddPictureModal.tsx";
import { picturesStep } from "./flow.ts";
import type { PicturesFlow } from "./flowStates.ts";
import { useFlowActions } from "./useFlowActions.ts";

type PicturesModalProps = Pick<AddPictureModalProps, "onPacked" | "packHref" | "cartHref"> & {
  state: PicturesFlow;
};

/** Several pictures into one pack (multi mode): which pack, its format, then one picture after the other. */
export function PicturesModal({ state, onPacked, packHref, cartHref }: PicturesModalProps) {
  const actions = useFlowActions();
  const { Screen, Footer } = picturesStep(state);
  const step = { state, actions, onPacked, packHref, cartHref };
  return (
    <Modal
      open
      onOpenChange={(open) => !open && actions.send({ type: "closed" })}
      // Closed by a slip, the rest of the pictures would stay out.
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
