import { useAtomValue, useSetAtom } from "jotai";
import type { ReactNode } from "react";
import type { Order } from "../../api/contract/orderEntities.ts";
import { pendingNavigation } from "../../state/pendingNavigation.ts";
import { dataOf } from "../../state/query.ts";
import { useSubmission } from "../../state/useSubmission.ts";
import { Alert, ButtonLink, LoadingButton, Stack } from "../../ui/index.ts";
import { unlockOrderAtom, withdrawalQuery } from "./atoms.ts";

export interface OrderNoticesProps {
  order: Order;
  cartPath: string;
  /** Unlocks an order whose payment failed, and goes back to the bank. Default: not offered. */
  payAgain?: ReactNode;
  /** Called once the order can be edited and paid again. */
  onUnlocked: () => void;
}

/** What an order's status requires from the shopper (specification, section 2 "Order page"). */
export function OrderNotices({ order, cartPath, payAgain, onUnlocked }: OrderNoticesProps) {
  switch (order.status) {
    case "paying":
      return <PayingNotice orderUuid={order.uuid} payAgain={payAgain} onUnlocked={onUnlocked} />;
    case "canceled":
    case "withdrawn":
      return (
        <Alert tone="warning" live="off">
          Commande annulée
        </Alert>
      );
    case "uncomplete":
      return (
        <Alert
          live="off"
          action={
            <ButtonLink size="small" to={cartPath}>
              Voir le panier
            </ButtonLink>
          }
        >
          Cette commande n’est pas encore validée.
        </Alert>
      );
    case "finalized":
      return <Alert live="off">Votre commande est enregistrée. Elle est à régler au comptoir.</Alert>;
    case "paid":
      return <PaidNotice orderUuid={order.uuid} />;
    default:
      return null;
  }
}

/** Confirms the payment and the next steps, unless the customer has withdrawn. */
function PaidNotice({ orderUuid }: { orderUuid: string }) {
  const withdrawal = dataOf(useAtomValue(withdrawalQuery(orderUuid)));
  const isWithdrawn = withdrawal !== undefined && withdrawal.declaredAt !== null;
  return (
    <Alert tone="success" live="off">
      {`Votre paiement a bien été enregistré.${isWithdrawn ? "" : " Votre commande est traitée en 24 à 48 heures ouvrées."}`}
    </Alert>
  );
}

interface PayingNoticeProps extends Pick<OrderNoticesProps, "payAgain" | "onUnlocked"> {
  orderUuid: string;
}

/** An unfinished payment: it is tried again, or the order unlocked to be changed. */
function PayingNotice({ orderUuid, payAgain, onUnlocked }: PayingNoticeProps) {
  const unlock = useSetAtom(unlockOrderAtom);
  const { submit, running, failure } = useSubmission(async () => {
    await unlock(orderUuid);
    onUnlocked();
    await pendingNavigation();
  });
  return (
    <Stack space="sm">
      <Alert
        tone="warning"
        live="off"
        action={
          <Stack space="sm">
            {payAgain}
            <LoadingButton
              variant={payAgain ? "secondary" : "primary"}
              icon="refresh"
              loading={running}
              loadingLabel="Déverrouillage de la commande en cours…"
              onClick={submit}
            >
              Déverrouiller la commande
            </LoadingButton>
          </Stack>
        }
      >
        Le paiement a échoué ou a été interrompu.
      </Alert>
      {failure && <Alert tone="critical">{failure.shopperMessage}</Alert>}
    </Stack>
  );
}
