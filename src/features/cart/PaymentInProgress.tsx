import { shopperMessages } from "../../api/contract/errors.ts";
import { Alert, ButtonLink } from "../../ui/index.ts";

export interface PaymentInProgressProps {
  /** Path of the order's page, where a payment under way can be given up. */
  orderPath: string;
}

/** The order is locked while it is being paid; its page is where that can be ended. */
export function PaymentInProgress({ orderPath }: PaymentInProgressProps) {
  return (
    <Alert
      tone="warning"
      live="assertive"
      action={
        <ButtonLink size="small" to={orderPath}>
          Voir la commande
        </ButtonLink>
      }
    >
      {shopperMessages.PAYMENT_IN_PROGRESS}
    </Alert>
  );
}
