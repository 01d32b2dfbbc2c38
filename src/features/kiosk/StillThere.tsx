import { useRef } from "react";
import { pluralize } from "../../domain/french/pluralize.ts";
import { Button, Modal, ProgressBar } from "../../ui/index.ts";

export interface StillThereProps {
  secondsLeft: number;
  /** Total countdown. */
  seconds: number;
  onStay: () => void;
}

/** Asks whether the shopper is still there; any press counts as yes. */
export function StillThere({ secondsLeft, seconds, onStay }: StillThereProps) {
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open
      onOpenChange={onStay}
      role="alertdialog"
      size="small"
      title={"Êtes-vous toujours là\u202f?"}
      description="Sans réponse de votre part, votre panier et votre sélection sont effacés et l’écran passe au client suivant."
      closeLabel="Fermer"
      initialFocus={stay}
      footer={
        <Button ref={stay} variant="primary" size="large" onClick={onStay}>
          Continuer mes achats
        </Button>
      }
    >
      <ProgressBar
        label="Temps restant"
        value={secondsLeft}
        max={seconds}
        valueText={pluralize(secondsLeft, "seconde")}
      />
    </Modal>
  );
}
