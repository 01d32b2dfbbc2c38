import { shopperMessages } from "../../api/contract/errors.ts";
import { Alert, ButtonLink } from "../../ui/index.ts";

export interface PaymentInProgressProps {
  /** Path of the order's page, where a payment in progress can be cancelled. */
  orderPath: string;
}

/** Says that the order is locked during payment, with a link to the page where the payment can be cancelled. */
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
