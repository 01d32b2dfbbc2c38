import { useAtom, useAtomValue } from "jotai";
import { useState } from "react";
import type { ProductVariant } from "../../api/contract/catalogueEntities.ts";
import { Alert, Checkbox, Columns, Modal, Stack } from "../../ui/index.ts";
import type { AddPictureModalProps } from "./AddPictureModal.tsx";
import { shortcutsAtom } from "./atoms.ts";
import { pictureStep } from "./flow.ts";
import type { PictureFlow } from "./flowStates.ts";
import { PictureViewer } from "./PictureViewer.tsx";
import { useFlowActions } from "./useFlowActions.ts";
import { useShortcuts } from "./useShortcuts.ts";

type PictureModalProps = AddPictureModalProps & { state: PictureFlow };

/** One picture of a view, with the steps that add it to the cart. */
export function PictureModal(props: PictureModalProps) {
  const { view, useSelection, onOpenSelection, onPacked, state, packHref, cartHref, aroundHref } = props;
  const actions = useFlowActions();
  const { send } = actions;
  const loaded = useAtomValue(view.pictureAt(state.index));
  const [shortcuts, setShortcuts] = useAtom(shortcutsAtom);
  const [pointed, setPointed] = useState<ProductVariant | null>(null);
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
  };
  return (
    <Modal
      open
      onOpenChange={(open) => !open && close()}
      size="large"
      title={picture ? `Photo ${picture.name}` : "Photo"}
      closeLabel="Fermer"
      footer={step && <Footer {...step} />}
    >
      <Columns count={[1, 1, "contentAside"]} space="lg" align="flex-start">
        <PictureViewer picture={picture} state={state} pointed={pointed} {...leaf} />
        <Stack space="md">
          {step && <Screen {...step} />}
          {loaded.status === "error" && <Alert tone="critical">{loaded.error.shopperMessage}</Alert>}
          {state.step === "picture" && (
            <Checkbox
              label={"Raccourcis clavier\u00a0: flèches pour changer de photo, S pour voir ma sélection"}
              checked={shortcuts}
              onCheckedChange={setShortcuts}
            />
          )}
        </Stack>
      </Columns>
    </Modal>
  );
}
