import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { useNavigate, useParams } from "react-router";
import { fileLinks } from "../api/contract/links.ts";
import type { Order } from "../api/contract/orderEntities.ts";
import { fileAddress } from "../api/fileLink.ts";
import { isPaidOrLater } from "../domain/orders/orderStatus.ts";
import { SignInGate } from "../features/auth/SignInGate.tsx";
import { leavingAtom } from "../features/kiosk/atoms.ts";
import { creditNotesQuery, orderViewQuery, reloadOrderAtom } from "../features/order/atoms.ts";
import { CounterReceipt } from "../features/order/CounterReceipt.tsx";
import { CreditNoteLinks } from "../features/order/CreditNoteLinks.tsx";
import { OrderDetails } from "../features/order/OrderDetails.tsx";
import { OrderDocuments } from "../features/order/OrderDocuments.tsx";
import { OrderNotices } from "../features/order/OrderNotices.tsx";
import { OrderRecipient } from "../features/order/OrderRecipient.tsx";
import { OrderSkeleton } from "../features/order/OrderSkeleton.tsx";
import { OrderTimeline } from "../features/order/OrderTimeline.tsx";
import { PickUp } from "../features/order/PickUp.tsx";
import { hasReceipt } from "../features/order/receiptWords.ts";
import { Withdrawal } from "../features/order/Withdrawal.tsx";
import { clearSelectionsAtom } from "../features/selection/atoms.ts";
import { loadFailureProps } from "../shop/loadFailureProps.ts";
import { paths } from "../shop/paths.ts";
import { placeAtom } from "../shop/place.ts";
import { afterAuthUrlAtom, cartCountQueryAtom } from "../shop/session.ts";
import { usePageTitle } from "../shop/usePageTitle.ts";
import { customerTokenAtom } from "../state/customerToken.ts";
import { dataOf } from "../state/query.ts";
import { Alert, ButtonLink, EmptyState, Heading, LoadFailure, Page, Stack } from "../ui/index.ts";
import { PayAgain } from "../widgets/PayAgain.tsx";

/** /order/{orderUuid}. */
export function OrderRoute() {
  usePageTitle("Votre commande");
  const { orderUuid = "" } = useParams();
  return (
    <Page>
      <OrderScreen key={orderUuid} orderUuid={orderUuid} />
    </Page>
  );
}

function OrderScreen({ orderUuid }: { orderUuid: string }) {
  const state = useAtomValue(orderViewQuery(orderUuid));
  const reload = useSetAtom(reloadOrderAtom);
  const refreshCart = useSetAtom(cartCountQueryAtom);
  const { placeWhat } = useAtomValue(placeAtom);
  const setLeaving = useSetAtom(leavingAtom);
  const navigate = useNavigate();
  const view = state.status === "data" ? state.data : null;
  useClearedSelections(view?.access === "OK" ? view.order : null);

  if (state.status === "loading") return <OrderSkeleton />;
  if (state.status === "error") {
    // Not an order's address: retrying does not help.
    if (state.error.code === "INVALID_INPUT") return <UnknownOrder />;
    return <LoadFailure {...loadFailureProps(state.error)} onRetry={() => reload(orderUuid)} />;
  }
  if (state.data.access === "MUST_AUTH") return <MustAuth orderUuid={orderUuid} />;
  if (state.data.access === "NOK") {
    return (
      <Stack space="md">
        <Heading level={1} size="title2">
          Votre commande
        </Heading>
        <Alert tone="critical" action={<ButtonLink to={paths.search()}>Rechercher vos photos</ButtonLink>}>
          Cette commande a été réalisée par un autre client, vous n'y avez pas accès.
        </Alert>
      </Stack>
    );
  }
  const { order, contents } = state.data;
  const receipt = placeWhat === "truck" && hasReceipt(order.status);
  return (
    <Stack space="xl">
      {receipt && <CounterReceipt order={order} contents={contents} onNewOrder={() => setLeaving(true)} />}
      <OrderDetails
        order={order}
        contents={contents}
        level={receipt ? 2 : 1}
        pickUp={<PickUp order={order} level={receipt ? 3 : 2} />}
        recipient={<OrderRecipient order={order} level={receipt ? 3 : 2} />}
        timeline={<OrderTimeline order={order} level={receipt ? 3 : 2} />}
        withdrawal={
          placeWhat === "main" &&
          order.paidAt !== null && <Withdrawal order={order} level={receipt ? 3 : 2} />
        }
        documents={placeWhat === "main" && <Documents order={order} />}
        notice={
          !receipt && (
            <OrderNotices
              order={order}
              cartPath={paths.cart()}
              payAgain={<PayAgain order={order} contents={contents} />}
              onUnlocked={() => {
                void reload(order.uuid);
                void refreshCart();
                void navigate(paths.cart());
              }}
            />
          )
        }
      />
    </Stack>
  );
}

/** The invoice requires the customer's token; the files open with a key, on a page that shows their progress. */
function Documents({ order }: { order: Order }) {
  const authToken = useAtomValue(customerTokenAtom);
  const { uuid, status, invoiceNumber, numericStatus, publicAccessKey } = order;
  const hasFiles = isPaidOrLater(status) && numericStatus !== null && publicAccessKey !== null;
  return (
    <OrderDocuments
      creditNotes={
        invoiceNumber !== null && authToken !== null && <CreditNotes orderUuid={uuid} authToken={authToken} />
      }
      invoiceHref={
        invoiceNumber !== null && authToken !== null
          ? fileAddress(fileLinks.customerInvoice, { uuid }, { authToken })
          : null
      }
      filesPath={hasFiles ? paths.downloadOrder(uuid, publicAccessKey) : null}
    />
  );
}

function CreditNotes({ orderUuid, authToken }: { orderUuid: string; authToken: string }) {
  const numbers = dataOf(useAtomValue(creditNotesQuery(orderUuid))) ?? [];
  return (
    <CreditNoteLinks
      numbers={numbers}
      hrefOf={(number) =>
        fileAddress(fileLinks.customerCreditNote, { uuid: orderUuid, number }, { authToken })
      }
    />
  );
}

function UnknownOrder() {
  return (
    <EmptyState
      level={1}
      icon="search"
      title="Cette commande n’existe pas"
      action={
        <ButtonLink variant="primary" to={paths.search()}>
          Rechercher vos photos
        </ButtonLink>
      }
    >
      Vérifiez l’adresse que vous avez suivie.
    </EmptyState>
  );
}

/** Clears the selections once an order is placed (specification, section 4 "Order lifecycle"). */
function useClearedSelections(order: Order | null): void {
  const clear = useSetAtom(clearSelectionsAtom);
  const placed = order !== null && order.status !== "uncomplete" && order.status !== "canceled";
  useEffect(() => {
    if (placed) clear();
  }, [placed, clear]);
}

function MustAuth({ orderUuid }: { orderUuid: string }) {
  const saveUrl = useSetAtom(afterAuthUrlAtom);
  useEffect(() => saveUrl(paths.order(orderUuid)), [saveUrl, orderUuid]);
  return (
    <SignInGate
      level={1}
      title="Connectez-vous pour voir cette commande"
      reason="Elle n’est visible que par le client qui l’a passée."
      loginPath={paths.login()}
      registerPath={paths.register()}
    />
  );
}
