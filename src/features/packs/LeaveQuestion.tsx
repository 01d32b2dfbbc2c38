import { ConfirmationModal } from "../../ui/index.ts";

export interface LeaveQuestionProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Confirms leaving with unsaved pack settings. Load it lazily: it bundles the dialog. */
export function LeaveQuestion({ open, onLeave, onStay }: LeaveQuestionProps) {
  return (
    <ConfirmationModal
      open={open}
      onOpenChange={(next) => !next && onStay()}
      title={"Quitter sans enregistrer\u202f?"}
      message="Les réglages du pack que vous avez modifiés ne sont pas enregistrés."
      confirmLabel="Quitter sans enregistrer"
      cancelLabel="Revenir aux réglages"
      loadingLabel="Un instant…"
      closeLabel="Fermer"
      tone="danger"
      icon="warning"
      onConfirm={onLeave}
    />
  );
}
