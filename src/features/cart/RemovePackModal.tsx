import { useState } from "react";
import { pluralize } from "../../domain/french/pluralize.ts";
import { Button, LoadingButton, Modal, RadioGroup } from "../../ui/index.ts";
import type { Removal } from "./mutations.ts";

export interface RemovePackModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** « Pack 5 tirages ». */
  label: string;
  /** Number of pictures in the pack. Removing an empty pack needs no choice. */
  pictureCount: number;
  /** The cart shows a refusal itself, once the dialog is closed. */
  onRemove: (mode: Removal) => Promise<void>;
}

/** Removes a pack from the cart, with or without its pictures. Load it lazily: it bundles the dialog. */
export function RemovePackModal(props: RemovePackModalProps) {
  const { open, onOpenChange, label, pictureCount, onRemove } = props;
  const [mode, setMode] = useState<Removal>("split");
  const settled = pictureCount === 0 ? "void" : mode;
  return (
    <Modal
      size="small"
      open={open}
      onOpenChange={onOpenChange}
      title={"Supprimer ce pack\u202f?"}
      description={`${label} sera retiré de votre panier.`}
      closeLabel="Fermer"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Conserver</Button>
          <LoadingButton
            variant="danger"
            loadingLabel="Suppression en cours…"
            onClick={() => onRemove(settled)}
          >
            Supprimer
          </LoadingButton>
        </>
      }
    >
      {pictureCount > 0 && (
        <RadioGroup
          legend={
            pictureCount === 1
              ? "Que devient la photo du pack\u202f?"
              : `Que deviennent les ${pluralize(pictureCount, "photo")} du pack\u202f?`
          }
          value={mode}
          onValueChange={setMode}
          options={[
            {
              value: "split",
              label: "Les garder dans le panier",
              hint: "Elles y deviennent des photos à l’unité",
            },
            { value: "void", label: "Les supprimer avec le pack" },
          ]}
        />
      )}
    </Modal>
  );
}
