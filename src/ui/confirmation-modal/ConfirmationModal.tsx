import { type ReactNode, useRef, useState } from "react";
import { Alert } from "../alert/Alert.tsx";
import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/paths.ts";
import { LoadingButton } from "../loading-button/LoadingButton.tsx";
import { Modal } from "../modal/Modal.tsx";
import type { RootProps } from "../rootProps.ts";
import { ornament } from "./ConfirmationModal.css.ts";

export const confirmationTones = ["default", "danger"] as const;
export type ConfirmationTone = (typeof confirmationTones)[number];

export interface ConfirmationModalProps extends RootProps<HTMLDivElement> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called with false on cancel and once the action is done; never while the action runs. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: string;
  /** What will happen. */
  message: string;
  /** Label of the action, a verb, never « OK ». */
  confirmLabel: string;
  /** Label of the cancel button, focused first: « Annuler », « Conserver ». */
  cancelLabel: string;
  /** Announced while the action runs. */
  loadingLabel: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Whether the action is destructive. Default: default. */
  tone?: ConfirmationTone;
  /** Icon before the question. Default: trash where something is lost, else help. */
  icon?: IconName;
  /** The action; the dialog closes if its promise resolves, and stays open if it rejects. */
  onConfirm: () => Promise<void> | void;
  /** Returns the error message for the dialog, from what was thrown. Default: the failure is thrown on. */
  failureText?: (thrown: unknown) => string;
  /** Subject, below the message: the cart line, the pictures. Default: nothing. */
  children?: ReactNode;
}

const icons = { default: "help", danger: "trash" } as const;

/** Asks for confirmation of an irreversible action. */
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
  icon = icons[tone],
  onConfirm,
  failureText,
  children,
  ...root
}: ConfirmationModalProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function confirm() {
    setFailure(null);
    setRunning(true);
    try {
      await onConfirm();
    } catch (thrown) {
      if (!failureText) throw thrown;
      setFailure(failureText(thrown));
      return;
    } finally {
      setRunning(false);
    }
    onOpenChange(false);
  }

  function change(next: boolean) {
    if (!next) setFailure(null);
    onOpenChange(next);
  }

  return (
    <Modal
      {...root}
      open={open}
      onOpenChange={change}
      role="alertdialog"
      title={title}
      ornament={
        <span className={ornament({ tone })}>
          <Icon name={icon} />
        </span>
      }
      description={message}
      closeLabel={closeLabel}
      locked={running}
      initialFocus={cancel}
      size="small"
      footer={
        <>
          <Button ref={cancel} unavailable={running} onClick={() => change(false)}>
            {cancelLabel}
          </Button>
          <LoadingButton
            variant={tone === "danger" ? "danger" : "primary"}
            loadingLabel={loadingLabel}
            onClick={confirm}
          >
            {confirmLabel}
          </LoadingButton>
        </>
      }
    >
      {children}
      {failure && <Alert tone="critical">{failure}</Alert>}
    </Modal>
  );
}
