import { useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import type { ApiErrorCode } from "../../api/apiError.ts";
import type { Answer } from "../../api/contract/endpoint.ts";
import type { visitorCalls } from "../../api/contract/visitorCalls.ts";
import { rememberOwnDevice } from "../../shop/kiosk.ts";
import { loadFailureProps } from "../../shop/loadFailureProps.ts";
import { useSubmission } from "../../state/useSubmission.ts";
import { Button, EmptyState, Loader, LoadFailure } from "../../ui/index.ts";
import { takeOverAtom } from "./handover.ts";
import { codeGone, codeGoneExplained, takingOver } from "./handoverTexts.ts";

/** A malformed code and a used one are refused with different codes. */
const goneCodes: readonly ApiErrorCode[] = ["NOT_FOUND", "INVALID_INPUT"];

export interface TakeOverProps {
  /** As in the link that was scanned or typed. */
  code: string;
  onTaken: (taken: Answer<typeof visitorCalls.takeOver>) => void;
  /** Called when the shopper turns from a code that is gone to their own cart. */
  onDismiss: () => void;
}

/** Takes over the cart of a stand's screen on the phone that has scanned its code, or says why it cannot. */
export function TakeOver({ code, onTaken, onDismiss }: TakeOverProps) {
  const takeOver = useSetAtom(takeOverAtom);
  const { submit, failure } = useSubmission(async () => {
    const taken = await takeOver(code);
    rememberOwnDevice();
    onTaken(taken);
  });
  // Once per code, even though React may run the effect twice.
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (asked.current === code) return;
    asked.current = code;
    void submit();
  });
  if (failure === null) return <Loader label={takingOver} space="screen" />;
  if (!goneCodes.includes(failure.code)) {
    return <LoadFailure {...loadFailureProps(failure)} onRetry={() => void submit()} />;
  }
  return (
    <EmptyState
      icon="cart"
      title={codeGone}
      live="polite"
      action={
        <Button variant="primary" onClick={onDismiss}>
          Voir le panier
        </Button>
      }
    >
      {codeGoneExplained}
    </EmptyState>
  );
}
