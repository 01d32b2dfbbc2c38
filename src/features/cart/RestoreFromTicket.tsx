import { useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { type ApiError, toApiError } from "../../api/apiError.ts";
import { Alert, Button, Loader } from "../../ui/index.ts";
import { restoreCartAtom } from "./mutations.ts";
import { restoreRefusal } from "./restoreForm.ts";

export interface RestoreFromTicketProps {
  /** The saved cart encoded in the ticket's QR code. */
  orderUuid: string;
  /** Called once the cart is restored, or the shopper has dismissed the failure. */
  onDone: () => void;
}

/** Shown after a saved cart's ticket is scanned: restores the cart or explains why it cannot. */
export function RestoreFromTicket({ orderUuid, onDone }: RestoreFromTicketProps) {
  const restore = useSetAtom(restoreCartAtom);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  // Runs once per ticket, even though React may run the effect twice.
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (asked.current === orderUuid) return;
    asked.current = orderUuid;
    restore(orderUuid).then(
      () => done.current(),
      (thrown: unknown) => setFailure(toApiError(thrown)),
    );
  }, [orderUuid, restore]);
  if (failure === null) return <Loader label="Récupération de votre panier…" />;
  return (
    <Alert
      tone="critical"
      action={
        <Button size="small" onClick={onDone}>
          J’ai compris
        </Button>
      }
    >
      {restoreRefusal(failure)}
    </Alert>
  );
}
