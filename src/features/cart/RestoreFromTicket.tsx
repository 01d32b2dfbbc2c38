import { useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { type ApiError, toApiError } from "../../api/apiError.ts";
import { Alert, Button, Loader } from "../../ui/index.ts";
import { restoreCartAtom } from "./mutations.ts";
import { restoreRefusal } from "./restoreForm.ts";

export interface RestoreFromTicketProps {
  /** The saved cart that the ticket's code names. */
  orderUuid: string;
  /** Called once the cart is there, or the shopper has read why it is not. */
  onDone: () => void;
}

/** What scanning a saved cart's ticket leads to: the cart is taken up again, or the shopper is told why not. */
export function RestoreFromTicket({ orderUuid, onDone }: RestoreFromTicketProps) {
  const restore = useSetAtom(restoreCartAtom);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  // Once for each ticket, though React may run the effect twice.
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
