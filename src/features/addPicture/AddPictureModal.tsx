import { useAtom, useAtomValue } from "jotai";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import type { PictureView } from "../../api/pictureView.ts";
import { placeAtom } from "../../api/place.ts";
import { galleryWords } from "../../domain/galleryWords.ts";
import { pictureAddress, pictureSources } from "../../domain/imageAddress.ts";
import { Alert, Checkbox, Columns, Gallery, Modal, Stack } from "../../ui/index.ts";
import { addPictureAtom, shortcutsAtom } from "./atoms.ts";
import { FlowFooter, type FlowFooterProps, type SelectionOfPicture } from "./FlowFooter.tsx";
import type { OpenFlow } from "./flow.ts";
import { OptionsStep } from "./OptionsStep.tsx";
import { PictureDetails } from "./PictureDetails.tsx";
import { StepHeading } from "./StepHeading.tsx";
import { TargetStep } from "./TargetStep.tsx";
import { useShortcuts } from "./useShortcuts.ts";
import { VariantStep } from "./VariantStep.tsx";

export interface AddPictureModalProps {
  /** The pictures to leaf through. */
  view: PictureView;
  /** Hook on the selection's state of one picture. */
  useSelection: (uuid: string) => SelectionOfPicture;
  /** Leads to the selection view. */
  onOpenSelection: () => void;
  cartHref: string;
}

/** From a picture to the cart (specification, section 2 "Add-picture modal"). Loaded when it is first opened. */
export function AddPictureModal(props: AddPictureModalProps) {
  const [state, send] = useAtom(addPictureAtom);
  if (state.step === "closed") return null;
  // A selection that has shrunk behind the modal has no picture here any more.
  if (state.index >= props.view.count) return null;
  return <OpenModal {...props} state={state} onClose={() => send({ type: "closed" })} />;
}

type OpenModalProps = AddPictureModalProps & { state: OpenFlow; onClose: () => void };

function OpenModal({ view, useSelection, onOpenSelection, cartHref, state, onClose }: OpenModalProps) {
  const send = useAtom(addPictureAtom)[1];
  const loaded = useAtomValue(view.pictureAt(state.index));
  const [shortcuts, setShortcuts] = useAtom(shortcutsAtom);
  const picture = loaded.status === "data" ? loaded.data : null;
  const selection = useSelection(picture?.uuid ?? "");
  const openSelection = () => {
    onClose();
    onOpenSelection();
  };
  const leaf = {
    previous: () => send({ type: "previous" }),
    next: () => send({ type: "next" }),
  };
  useShortcuts({ ...leaf, selection: openSelection }, shortcuts);
  const footer: Omit<FlowFooterProps, "picture"> = {
    state,
    selection,
    onOpenSelection: openSelection,
    cartHref,
  };
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title={picture ? `Photo ${picture.name}` : "Photo"}
      closeLabel="Fermer"
      footer={picture && <FlowFooter {...footer} picture={picture} />}
    >
      <Columns count={[1, 1, "contentAside"]} space="lg" align="flex-start">
        <Viewer picture={picture} state={state} {...leaf} />
        <Stack space="md">
          {picture && <StepPanel state={state} picture={picture} />}
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

interface ViewerProps {
  picture: Picture | null;
  state: OpenFlow;
  previous: () => void;
  next: () => void;
}

function Viewer({ picture, state, previous, next }: ViewerProps) {
  const { cdnHost } = useAtomValue(placeAtom);
  const done = state.step === "spOptions" && state.adding.status === "done";
  const leafing = state.count > 1 && (state.step === "picture" || state.step === "target" || done);
  return (
    <Gallery
      label="Photos"
      picture={
        picture && {
          src: pictureAddress(cdnHost, picture, 1350),
          srcSet: pictureSources(cdnHost, picture),
          alt: `Photo ${picture.name}`,
          preview: pictureAddress(cdnHost, picture),
        }
      }
      index={state.index}
      count={state.count}
      onIndexChange={
        leafing ? (index) => (index === (state.index + 1) % state.count ? next() : previous()) : undefined
      }
      labels={galleryWords}
    />
  );
}

function StepPanel({ state, picture }: { state: OpenFlow; picture: Picture }) {
  switch (state.step) {
    case "picture":
      return <PictureDetails picture={picture} />;
    case "target":
      return <TargetStep picture={picture} />;
    case "variantSelection":
      return <VariantStep product={state.product} variants={state.variants} />;
    case "spOptions":
      return state.adding.status === "done" ? <Done picture={picture} /> : <OptionsStep state={state} />;
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
