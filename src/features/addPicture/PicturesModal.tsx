import { useAtom, useSetAtom } from "jotai";
import { pluralize } from "../../domain/french/pluralize.ts";
import { pictureQuery } from "../../shop/catalogueQueries.ts";
import { loadFailureProps } from "../../shop/loadFailureProps.ts";
import { Button, Loader, LoadFailure, Modal } from "../../ui/index.ts";
import { addPictureAtom } from "./atoms.ts";
import type { PackWork, PicturesFlow } from "./flowStates.ts";
import { PackDoneFooter } from "./PackDoneStep.tsx";
import { PackProgressStep } from "./PackProgressStep.tsx";
import { PackStep } from "./PackStep.tsx";
import { choosePackVariantAtom } from "./packAtoms.ts";
import { VariantStep } from "./VariantStep.tsx";

export interface PicturesModalProps {
  state: PicturesFlow;
  /** Told the uuids of those that went into a pack. */
  onPacked: (pictureUuids: readonly string[]) => void;
  packHref: (orderItemUuid: string) => string;
  cartHref: string;
}

/** Several pictures into one pack (multi mode): which pack, its format, then one picture after the other. */
export function PicturesModal(props: PicturesModalProps) {
  const { state } = props;
  const send = useSetAtom(addPictureAtom);
  return (
    <Modal
      open
      onOpenChange={(open) => !open && send({ type: "closed" })}
      // Closed by a slip, the rest of the pictures would stay out.
      locked={"work" in state && state.work.status === "running"}
      size="medium"
      title={pluralize(state.pictures.length, "photo cochée", "photos cochées")}
      closeLabel="Fermer"
      footer={<Footer {...props} />}
    >
      <Step {...props} />
    </Modal>
  );
}

function Step({ state, onPacked }: PicturesModalProps) {
  const chooseVariant = useSetAtom(choosePackVariantAtom);
  switch (state.step) {
    case "multiPackSelection": {
      if (state.work.status !== "running")
        return <Choice state={state} work={state.work} onPacked={onPacked} />;
      const { pack, added, refused } = state.work;
      const total = state.pictures.length;
      return <PackProgressStep packLabel={pack.label} total={total} added={added} refused={refused} />;
    }
    case "variantSelection":
      return (
        <VariantStep
          product={state.product}
          variants={state.variants}
          work={state.work}
          onChoose={async (variant) => onPacked(await chooseVariant(state.product, variant, null))}
        />
      );
    default: {
      const { pack, outcome } = state;
      const remaining = pack.capacity - pack.filled;
      return <PackProgressStep packLabel={pack.label} {...outcome} remaining={remaining} />;
    }
  }
}

type ChoiceProps = Pick<PicturesModalProps, "state" | "onPacked"> & { work: PackWork };

/** The pictures' pricing is that of the first; another's is told as incompatible when its turn comes. */
function Choice({ state: { pictures }, work, onPacked }: ChoiceProps) {
  const [first, reload] = useAtom(pictureQuery(pictures[0] ?? ""));
  if (first.status === "loading") return <Loader label="Chargement des packs…" />;
  if (first.status === "error") {
    return <LoadFailure {...loadFailureProps(first.error)} level={3} onRetry={() => reload()} />;
  }
  const { eventUuid } = first.data;
  return (
    <PackStep eventUuid={eventUuid} picture={null} count={pictures.length} work={work} onPacked={onPacked} />
  );
}

function Footer({ state, packHref, cartHref }: PicturesModalProps) {
  const send = useSetAtom(addPictureAtom);
  const close = () => send({ type: "closed" });
  if (state.step === "variantSelection") {
    return <Button onClick={() => send({ type: "back" })}>Retour</Button>;
  }
  if (state.step !== "multiPackSelection") {
    return (
      <PackDoneFooter packHref={packHref(state.pack.orderItemUuid)} cartHref={cartHref} onQuit={close} />
    );
  }
  return <Button onClick={close}>{state.work.status === "running" ? "Arrêter" : "Quitter"}</Button>;
}
