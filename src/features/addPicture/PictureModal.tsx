import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { Picture, ProductVariant } from "../../api/contract/catalogueEntities.ts";
import { Alert, Checkbox, Columns, Modal, Stack } from "../../ui/index.ts";
import type { AddPictureModalProps } from "./AddPictureModal.tsx";
import { addPictureAtom, shortcutsAtom } from "./atoms.ts";
import { FlowFooter } from "./FlowFooter.tsx";
import type { PictureFlow } from "./flowStates.ts";
import { OptionsStep } from "./OptionsStep.tsx";
import { PackDoneStep } from "./PackDoneStep.tsx";
import { PackStep } from "./PackStep.tsx";
import { PictureDetails, type PictureDetailsProps } from "./PictureDetails.tsx";
import { PictureViewer } from "./PictureViewer.tsx";
import { choosePackVariantAtom } from "./packAtoms.ts";
import { StepHeading } from "./StepHeading.tsx";
import { TargetStep } from "./TargetStep.tsx";
import { useShortcuts } from "./useShortcuts.ts";
import { VariantStep } from "./VariantStep.tsx";

type PictureModalProps = AddPictureModalProps & { state: PictureFlow };

/** One picture of a view, and the steps that lead it into the cart. */
export function PictureModal(props: PictureModalProps) {
  const { view, useSelection, onOpenSelection, onPacked, state, packHref, cartHref, aroundHref } = props;
  const send = useSetAtom(addPictureAtom);
  const loaded = useAtomValue(view.pictureAt(state.index));
  const [shortcuts, setShortcuts] = useAtom(shortcutsAtom);
  const [pointed, setPointed] = useState<ProductVariant | null>(null);
  const picture = loaded.status === "data" ? loaded.data : null;
  const selection = useSelection(picture?.uuid ?? "");
  const close = () => send({ type: "closed" });
  const openSelection = () => {
    close();
    onOpenSelection();
  };
  const leaf = {
    previous: () => send({ type: "previous" }),
    next: () => send({ type: "next" }),
  };
  useShortcuts({ ...leaf, selection: openSelection }, shortcuts);
  const footer = { state, selection, onOpenSelection: openSelection, packHref, cartHref };
  return (
    <Modal
      open
      onOpenChange={(open) => !open && close()}
      size="large"
      title={picture ? `Photo ${picture.name}` : "Photo"}
      closeLabel="Fermer"
      footer={picture && <FlowFooter {...footer} picture={picture} />}
    >
      <Columns count={[1, 1, "contentAside"]} space="lg" align="flex-start">
        <PictureViewer picture={picture} state={state} pointed={pointed} {...leaf} />
        <Stack space="md">
          {picture && (
            <StepPanel
              {...{ state, picture, onPacked }}
              aroundHref={aroundHref(picture)}
              onLeave={close}
              onPoint={setPointed}
            />
          )}
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

interface StepPanelProps extends PictureDetailsProps, Pick<PictureModalProps, "state" | "onPacked"> {
  onPoint: (variant: ProductVariant | null) => void;
}

function StepPanel({ state, onPoint, onPacked, ...details }: StepPanelProps) {
  const { picture } = details;
  const send = useSetAtom(addPictureAtom);
  const makePack = useSetAtom(choosePackVariantAtom);
  switch (state.step) {
    case "picture":
      return <PictureDetails {...details} />;
    case "target":
      return <TargetStep picture={picture} />;
    case "packSelection":
      return (
        <PackStep
          eventUuid={picture.eventUuid}
          picture={picture}
          count={1}
          work={state.work}
          onPacked={onPacked}
        />
      );
    case "variantSelection": {
      const { product, variants, work } = state;
      const choose = async (variant: ProductVariant) => {
        if (product.nature === "sp") send({ type: "variantChosen", variant });
        else onPacked(await makePack(product, variant, picture));
      };
      return <VariantStep {...{ product, variants, work, picture, onPoint }} onChoose={choose} />;
    }
    case "spOptions":
      if (state.adding.status !== "done") return <OptionsStep state={state} picture={picture} />;
      return <Done picture={picture} />;
    default: {
      const { label, filled, capacity } = state.pack;
      return <PackDoneStep step={state.step} packLabel={label} filled={filled} capacity={capacity} />;
    }
  }
}

function Done({ picture }: { picture: Picture }) {
  return (
    <Stack space="md">
      <StepHeading>Photo ajoutée au panier</StepHeading>
      <Alert tone="success">La photo {picture.name} est dans votre panier.</Alert>
    </Stack>
  );
}
