import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { useLocation, useSearchParams } from "react-router";
import { orderViewQuery } from "../features/order/atoms.ts";
import { BoughtOrder } from "../features/order/BoughtOrder.tsx";
import { type BankAnswer, paymentOutcomeQuery, readBankAnswer } from "../features/payment/atoms.ts";
import { PaymentResult, paymentFailed } from "../features/payment/PaymentResult.tsx";
import { clearSelectionsAtom } from "../features/selection/atoms.ts";
import { loadFailureProps } from "../shop/loadFailureProps.ts";
import { openPackAtom } from "../shop/openPack.ts";
import { paths, routePaths } from "../shop/paths.ts";
import { cartCountQueryAtom } from "../shop/session.ts";
import { usePageTitle } from "../shop/usePageTitle.ts";
import { dataOf } from "../state/query.ts";
import { Alert, Heading, Loader, LoadFailure, Page, TextLink } from "../ui/index.ts";
import { PayAgain } from "../widgets/PayAgain.tsx";

const titleOf = (failed: boolean) => (failed ? "Échec du paiement" : "Paiement de votre commande");

/** Both result pages: the bank's answer decides, not the page that it redirected to. */
export function PaymentResultRoute() {
  const [query] = useSearchParams();
  const answer = readBankAnswer(query);
  return (
    <Page width="reading">
      <Heading level={1} size="title2">
        Paiement de votre commande
      </Heading>
      {answer === null ? <NoAnswer /> : <Outcome answer={answer} />}
    </Page>
  );
}

function Outcome({ answer }: { answer: BankAnswer }) {
  const query = paymentOutcomeQuery(answer);
  const state = useAtomValue(query);
  const ask = useSetAtom(query);
  const clearSelections = useSetAtom(clearSelectionsAtom);
  const setOpenPack = useSetAtom(openPackAtom);
  const refreshCart = useSetAtom(cartCountQueryAtom);
  const outcome = state.status === "data" ? state.data : null;
  const paid = outcome?.kind === "paid" && outcome.orderUuid !== null;
  usePageTitle(titleOf(outcome?.kind === "failed"));
  useEffect(() => {
    if (!paid) return;
    clearSelections();
    setOpenPack(null);
    void refreshCart();
  }, [paid, clearSelections, setOpenPack, refreshCart]);
  if (state.status === "loading") return <Loader label="Enregistrement du paiement en cours…" />;
  if (state.status === "error")
    return <LoadFailure {...loadFailureProps(state.error)} onRetry={() => ask()} />;
  const { kind, orderUuid } = state.data;
  return (
    <PaymentResult
      outcome={state.data}
      orderPath={paths.order}
      payAgain={kind === "failed" && orderUuid !== null && <RefusedOrder orderUuid={orderUuid} />}
      bought={kind === "paid" && orderUuid !== null && <PaidOrder orderUuid={orderUuid} />}
    />
  );
}

/** The order of a refused payment; nothing until it is known that it can be paid. */
function RefusedOrder({ orderUuid }: { orderUuid: string }) {
  const view = dataOf(useAtomValue(orderViewQuery(orderUuid)));
  const isPayable =
    view?.access === "OK" && (view.order.status === "paying" || view.order.status === "uncomplete");
  return isPayable && <PayAgain order={view.order} contents={view.contents} />;
}

/** Code, total and pictures of an order that is paid; the confirmation stands without them. */
function PaidOrder({ orderUuid }: { orderUuid: string }) {
  const view = dataOf(useAtomValue(orderViewQuery(orderUuid)));
  return view?.access === "OK" && <BoughtOrder order={view.order} contents={view.contents} />;
}

/** Without the bank's answer the order is unknown; only the failure page can say what happened. */
function NoAnswer() {
  const isFailure = useLocation().pathname === routePaths.paymentFailure;
  usePageTitle(titleOf(isFailure));
  return (
    <Alert
      tone={isFailure ? "critical" : "warning"}
      {...(isFailure && { title: paymentFailed })}
      action={
        <TextLink standalone to={paths.account()}>
          Voir mes commandes
        </TextLink>
      }
    >
      La réponse de la banque ne nous est pas parvenue. L’état de votre commande est indiqué dans votre
      compte.
    </Alert>
  );
}
