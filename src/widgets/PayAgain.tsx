import { useSetAtom } from "jotai";
import type { Order, OrderItem } from "../api/contract/orderEntities.ts";
import type { OrderContents } from "../domain/orders/orderLines.ts";
import { startPaymentAtom } from "../features/checkout/atoms.ts";
import { redirectToPayment } from "../features/checkout/redirectToPayment.ts";
import { unlockOrderAtom } from "../features/order/atoms.ts";
import { paths } from "../shop/paths.ts";
import { useSubmission } from "../state/useSubmission.ts";
import { Alert, ButtonLink, LoadingButton, Stack } from "../ui/index.ts";

export interface PayAgainProps {
  /** An order whose payment failed or was interrupted. */
  order: Order;
  contents: OrderContents<OrderItem>;
}

/** Unlocks an order and goes back to the bank: same contents, same total, same terms, so nothing is asked again. */
export function PayAgain({ order, contents }: PayAgainProps) {
  const unlock = useSetAtom(unlockOrderAtom);
  const startPayment = useSetAtom(startPaymentAtom);
  const { submit, running, failure } = useSubmission(async () => {
    await unlock(order.uuid);
    await redirectToPayment(await startPayment({ ...order, contents }));
  });
  return (
    <Stack space="sm">
      <LoadingButton
        variant="primary"
        icon="lock"
        loading={running}
        loadingLabel="Ouverture de la page de paiement…"
        onClick={submit}
      >
        Réessayer le paiement
      </LoadingButton>
      {failure && (
        <Alert
          tone="critical"
          action={
            <ButtonLink size="small" to={paths.cart()}>
              Voir le panier
            </ButtonLink>
          }
        >
          {failure.shopperMessage}
        </Alert>
      )}
    </Stack>
  );
}
