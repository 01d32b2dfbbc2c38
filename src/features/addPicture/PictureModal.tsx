import { useAtomValue } from "jotai";
import { useState } from "react";
import type { ProductVariant } from "../../api/contract/catalogueEntities.ts";
import { Alert, Modal, Stack } from "../../ui/index.ts";
import type { AddPictureModalProps } from "./AddPictureModal.tsx";
import { pictureStep } from "./flow.ts";
import type { PictureFlow } from "./flowStates.ts";
import { PictureViewer } from "./PictureViewer.tsx";
import { SelectionIconButton } from "./SelectionButton.tsx";
import { useFlowActions } from "./useFlowActions.ts";
import { shortcutsAtom, useShortcuts } from "./useShortcuts.ts";

type PictureModalProps = AddPictureModalProps & { state: PictureFlow };

/** One picture of a view, with the steps that add it to the cart. */
export function PictureModal(props: PictureModalProps) {
  const { view, useSelection, onOpenSelection, onPacked, state, packHref, cartHref, aroundHref } = props;
  const actions = useFlowActions();
  const { send } = actions;
  const loaded = useAtomValue(view.pictureAt(state.index));
  const shortcuts = useAtomValue(shortcutsAtom);
  const [pointed, setPointed] = useState<ProductVariant | null>(null);
  const [details, setDetails] = useState(false);
  const picture = loaded.status === "data" ? loaded.data : null;
  const selection = useSelection(picture?.uuid ?? "");
  const close = () => send({ type: "closed" });
  // Another screen closes the modal by itself.
  const openSelection = state.origin === "selection" ? close : onOpenSelection;
  const leaf = {
    previous: () => send({ type: "previous" }),
    next: () => send({ type: "next" }),
  };
  useShortcuts({ ...leaf, selection: openSelection }, shortcuts);
  const { Screen, Footer } = pictureStep(state);
  const step = picture && {
    state,
    actions,
    picture,
    selection,
    onOpenSelection: openSelection,
    onPacked,
    packHref,
    cartHref,
    aroundHref: aroundHref(picture),
    onPoint: setPointed,
    details,
    onDetails: setDetails,
  };
  const isPictureStep = state.step === "picture";
  return (
    <Modal
      open
      onOpenChange={(open) => !open && close()}
      title={picture ? `Photo ${picture.name}` : "Photo"}
      closeLabel="Fermer"
      stage={
        <PictureViewer
          view={view}
          picture={picture}
          state={state}
          pointed={pointed}
          {...leaf}
          onDismiss={isPictureStep ? close : undefined}
          action={isPictureStep && step && <SelectionIconButton {...step} />}
        />
      }
      panel={isPictureStep && !details ? "line" : "aside"}
      footer={step && <Footer {...step} />}
    >
      <Stack space="md">
        {step && <Screen {...step} />}
        {loaded.status === "error" && <Alert tone="critical">{loaded.error.shopperMessage}</Alert>}
      </Stack>
    </Modal>
  );
}
