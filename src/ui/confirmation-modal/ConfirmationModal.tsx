import { Button } from "../button/Button.tsx";
import { LoadingButton } from "../loading-button/LoadingButton.tsx";
import { Modal } from "../modal/Modal.tsx";

export interface ConfirmationModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: string;
  /** What will happen. */
  message: string;
  /** The action's own verb, never « OK ». */
  confirmLabel: string;
  cancelLabel: string;
  /** Announced while the action runs. */
  loadingLabel: string;
  /** Name of the cross. */
  closeLabel: string;
  /** Whether something is lost by it. Default: default. */
  tone?: "default" | "danger";
  /** The action; the dialog closes when its promise is kept, and stays when it is broken. */
  onConfirm: () => Promise<void> | void;
}

/** A question before an action that cannot be taken back. */
export function ConfirmationModal({
  open,
  onOpenChange,
  title,
  message,
  confirmLabel,
  cancelLabel,
  loadingLabel,
  closeLabel,
  tone = "default",
  onConfirm,
}: ConfirmationModalProps) {
  async function confirm() {
    await onConfirm();
    onOpenChange(false);
  }
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={message}
      closeLabel={closeLabel}
      size="small"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{cancelLabel}</Button>
          <LoadingButton
            variant={tone === "danger" ? "danger" : "primary"}
            loadingLabel={loadingLabel}
            onClick={confirm}
          >
            {confirmLabel}
          </LoadingButton>
        </>
      }
    />
  );
}
