import { ConfirmationModal } from "../../ui/index.ts";

export interface ClearSelectionConfirmationProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
}

export function ClearSelectionConfirmation(props: ClearSelectionConfirmationProps) {
  return (
    <ConfirmationModal
      {...props}
      tone="danger"
      title={"Vider toute ma sélection\u202f?"}
      message="Toutes les photos de votre sélection en seront retirées. Votre panier ne change pas."
      confirmLabel="Vider ma sélection"
      cancelLabel="Annuler"
      closeLabel="Fermer"
      loadingLabel="Suppression en cours…"
    />
  );
}
