import { useAtomValue } from "jotai";
import { Suspense, useState } from "react";
import type { ProductVariant } from "../../api/contract/catalogueEntities.ts";
import { centredCrop } from "../../domain/products/paperCrop.ts";
import { hasLastChoiceAtom } from "../../shop/lastChoice.ts";
import { lazyPart } from "../../state/lazyPart.ts";
import { Alert, Box, IconButton, Inline, Modal, Skeleton, Stack } from "../../ui/index.ts";
import type { AddPictureModalProps } from "./AddPictureModal.tsx";
import { pictureStep } from "./flow.ts";
import type { PictureFlow } from "./flowStates.ts";
import { PictureViewer, type PictureViewerProps } from "./PictureViewer.tsx";
import { RepeatPending } from "./RepeatLast.tsx";
import { SelectionIconButton } from "./SelectionButton.tsx";
import { useFlowActions } from "./useFlowActions.ts";
import { usePictureTitle } from "./usePictureTitle.ts";
import { shortcutsAtom, useShortcuts } from "./useShortcuts.ts";

const OnWallStage = lazyPart(() => import("./onWall/OnWallStage.tsx"), "OnWallStage");

type PictureModalProps = AddPictureModalProps & { state: PictureFlow };

/** One picture of a view, with the steps that add it to the cart. */
export function PictureModal(props: PictureModalProps) {
  const { view, useSelection, onOpenSelection, onPacked, state, packHref, cartHref, aroundHref } = props;
  const actions = useFlowActions();
  const { send } = actions;
  const loaded = useAtomValue(view.pictureAt(state.index));
  const shortcuts = useAtomValue(shortcutsAtom);
  const [pointed, setPointed] = useState<ProductVariant | null>(null);
  const picture = loaded.status === "data" ? loaded.data : null;
  const selection = useSelection(picture?.uuid ?? "");
  const close = () => send({ type: "closed" });
  // Another screen closes the modal by itself.
  const openSelection = state.origin === "selection" ? close : onOpenSelection;
  useShortcuts(
    {
      previous: () => send({ type: "previous" }),
      next: () => send({ type: "next" }),
      selection: openSelection,
    },
    shortcuts,
  );
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
  // Of the height to come, so that the picture keeps its place.
  const isLoading = loaded.status === "loading";
  const isPictureStep = state.step === "picture";
  const title = usePictureTitle(picture);
  return (
    <Modal
      open
      onOpenChange={(open) => !open && close()}
      title={title}
      closeLabel="Fermer"
      stage={
        <Stage
          view={view}
          picture={picture}
          state={state}
          pointed={pointed}
          onLeaf={(index) => send({ type: "leafedTo", index })}
          onZoomedChange={(zoomed) => send({ type: "zoomChanged", zoomed })}
          onCropMove={(offset) => send({ type: "cropMoved", offset })}
          onDismiss={isPictureStep ? close : undefined}
          action={isPictureStep && step && <SelectionIconButton {...step} />}
        />
      }
      panel={isPictureStep && !state.details ? "line" : "aside"}
      footer={step ? <Footer {...step} /> : isLoading && <ComingFooter origin={state.origin} />}
    >
      <Stack space="md">
        {step && <Screen {...step} />}
        {isLoading && <ComingDetails />}
        {loaded.status === "error" && <Alert tone="critical">{loaded.error.shopperMessage}</Alert>}
      </Stack>
    </Modal>
  );
}

/** As tall as the line of details to come. */
const ComingDetails = () => (
  <Inline space="xs" wrap={false}>
    <Box flexGrow={1}>
      <Skeleton text="small" />
    </Box>
    <IconButton icon="info" label="Détails" aria-disabled />
  </Inline>
);

/** Takes the room of the buttons to come. */
function ComingFooter({ origin }: Pick<PictureFlow, "origin">) {
  const hasLast = useAtomValue(hasLastChoiceAtom);
  return (
    <>
      {origin === "search" && <Skeleton shape="control" />}
      {hasLast && <RepeatPending />}
      <Skeleton shape="control" />
    </>
  );
}

/** The picture, or its print on a wall. */
function Stage(props: PictureViewerProps) {
  const { picture, state } = props;
  if (picture === null || state.step !== "onWall") return <PictureViewer {...props} />;
  const { variants, variant, under } = state;
  const cropOffset = under.step === "spOptions" ? under.cropOffset : centredCrop;
  return (
    <Suspense>
      <OnWallStage {...{ picture, variants, variant, cropOffset }} />
    </Suspense>
  );
}
