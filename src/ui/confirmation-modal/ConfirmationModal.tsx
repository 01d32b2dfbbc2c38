import { type ReactNode, useRef, useState } from "react";
import { Alert } from "../alert/Alert.tsx";
import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/paths.ts";
import { LoadingButton } from "../loading-button/LoadingButton.tsx";
import { Modal } from "../modal/Modal.tsx";
import { ornament } from "./ConfirmationModal.css.ts";

export const confirmationTones = ["default", "danger"] as const;
export type ConfirmationTone = (typeof confirmationTones)[number];

export interface ConfirmationModalProps {
  /** Whether it is there. */
  open: boolean;
  /** Called with false when it is given up and when the action is done; never while the action runs. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: string;
  /** What will happen. */
  message: string;
  /** The action's own verb, never « OK ». */
  confirmLabel: string;
  /** The way out, which has the focus first: « Annuler », « Conserver ». */
  cancelLabel: string;
  /** Announced while the action runs. */
  loadingLabel: string;
  /** Name of the cross. */
  closeLabel: string;
  /** Whether something is lost by it. Default: default. */
  tone?: ConfirmationTone;
  /** Drawing before the question. Default: trash where something is lost, else help. */
  icon?: IconName;
  /** The action; the dialog closes when its promise is kept, and stays when it is broken. */
  onConfirm: () => Promise<void> | void;
  /** Says in the dialog why the action failed, from what was thrown. Default: the failure is thrown on. */
  failureText?: (thrown: unknown) => string;
  /** What it is about, under the message: the line of the cart, the pictures. Default: nothing. */
  children?: ReactNode;
}

const icons = { default: "help", danger: "trash" } as const;

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
  icon = icons[tone],
  onConfirm,
  failureText,
  children,
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
