import { useState } from "react";
import { pluralize } from "../../domain/french/pluralize.ts";
import { Button, LoadingButton, Modal, RadioGroup } from "../../ui/index.ts";
import type { Removal } from "./mutations.ts";

export interface RemovePackModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** « Pack 5 tirages ». */
  label: string;
  /** Pictures in it. An empty pack asks nothing. */
  pictureCount: number;
  /** A refusal is told by the cart itself, once the dialog is out of the way. */
  onRemove: (mode: Removal) => Promise<void>;
}

/** Takes a pack out of the cart, its pictures with it or not. Load it lazily: it carries the dialog. */
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
