import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import {
  Alert,
  Button,
  Card,
  Checkbox,
  Heading,
  Inline,
  SidebarLayout,
  Stack,
  Text,
} from "../../ui/index.ts";
import { AddressStep } from "./AddressStep.tsx";
import {
  chooseDeliveryAddressAtom,
  chosenDeliveryAddressAtom,
  setAddressesAtom,
  setStandAtom,
} from "./atoms.ts";
import type { CheckoutOrder } from "./checkoutOrder.ts";
import { DeliveryStep } from "./DeliveryStep.tsx";
import { OrderAddresses } from "./OrderAddresses.tsx";
import { OrderRecap } from "./OrderRecap.tsx";
import { PaymentForm, type PaymentFormProps } from "./PaymentForm.tsx";
import { Recipient } from "./Recipient.tsx";
import { allowedStep, type CheckoutStep, stepBefore, stepsOf } from "./steps.ts";

export interface CheckoutProps extends Omit<PaymentFormProps, "order"> {
  order: CheckoutOrder;
  /** The step in the URL. */
  wanted: CheckoutStep;
  /** Goes to another step; null is the cart. */
  onStep: (step: CheckoutStep | null) => void;
  /** Refetches the order after its stand or addresses are saved. */
  onSaved: () => Promise<void>;
}

const titles: Record<CheckoutStep, string> = {
  delivery: "Livraison",
  home: "Adresse de livraison",
  invoice: "Adresse de facturation",
  summary: "Vérifiez votre commande",
};

/** The checkout of the main site: delivery, addresses, then the summary and its payment. */
export function Checkout({ order, wanted, onStep, onSaved, ...payment }: CheckoutProps) {
  const chosen = useAtomValue(chosenDeliveryAddressAtom);
  const chooseDelivery = useSetAtom(chooseDeliveryAddressAtom);
  const setAddresses = useSetAtom(setAddressesAtom);
  const setStand = useSetAtom(setStandAtom);
  const { contents, clickAndCollectEventUuid: stand } = order;
  // The server unsets a closed stand: the shopper is told, since the price changes as well.
  const [agreedStand, setAgreedStand] = useState(stand);
  const isStandClosed = agreedStand !== null && stand === null;
  const chosenAddressId = chosen?.orderUuid === order.uuid ? chosen.addressId : order.deliveryAddressId;
  const [sharesAddress, setSharesAddress] = useState(
    order.invoiceAddressId === null || order.invoiceAddressId === order.deliveryAddressId,
  );
  const state = {
    needsAddresses: contents.hasPaper,
    isFetched: stand !== null,
    // « Modifier » leads to the invoice's own step.
    isInvoiceSame: stand === null && sharesAddress && wanted !== "invoice",
    deliveryAddressId: stand === null ? chosenAddressId : null,
    invoiceAddressId: order.invoiceAddressId,
  };
  const steps = stepsOf(state);
  const step = allowedStep(wanted, state);
  const before = stepBefore(step, state);

  async function chooseStand(eventUuid: string | null) {
    if (eventUuid !== stand) {
      await setStand({ orderUuid: order.uuid, eventUuid });
      if (eventUuid === null) setAgreedStand(null);
      await onSaved();
      setAgreedStand(eventUuid);
    }
    onStep(eventUuid === null ? "home" : "invoice");
  }

  async function saveAddresses(deliveryAddressId: number | null, invoiceAddressId: number) {
    await setAddresses({ orderUuid: order.uuid, deliveryAddressId, invoiceAddressId });
    await onSaved();
    onStep("summary");
  }

  async function chooseHome(addressId: number) {
    if (sharesAddress) return saveAddresses(addressId, addressId);
    chooseDelivery(order.uuid, addressId);
    onStep("invoice");
  }

  async function chooseInvoice(addressId: number) {
    setSharesAddress(addressId === state.deliveryAddressId);
    await saveAddresses(state.deliveryAddressId, addressId);
  }

  return (
    <Stack space="lg">
      <Inline>
        <Button variant="quiet" icon="arrowLeft" onClick={() => onStep(before)}>
          {before === null ? "Retour au panier" : "Étape précédente"}
        </Button>
      </Inline>
      <Stack space="xxs">
        {state.needsAddresses && (
          <Text size="small" tone="muted">
            Étape {steps.indexOf(step) + 1} sur {steps.length}
          </Text>
        )}
        <Heading level={1} size="title2">
          {titles[step]}
        </Heading>
      </Stack>
      {isStandClosed && (
        <Alert tone="warning">
          Le stand que vous aviez choisi n’est plus proposé. Veuillez choisir comment recevoir vos tirages.
        </Alert>
      )}
      {step === "delivery" && <DeliveryStep order={order} onChoose={chooseStand} />}
      {step === "home" && (
        <>
          <Checkbox
            label="Adresse de facturation identique"
            checked={sharesAddress}
            onCheckedChange={setSharesAddress}
          />
          <AddressStep chosenId={state.deliveryAddressId} onChoose={chooseHome} />
        </>
      )}
      {step === "invoice" && <AddressStep chosenId={state.invoiceAddressId} onChoose={chooseInvoice} />}
      {step === "summary" && (
        <SidebarLayout aside={<PaymentForm order={order} {...payment} />}>
          <Stack space="lg">
            {state.needsAddresses ? (
              <OrderAddresses
                standUuid={stand}
                deliveryAddressId={state.deliveryAddressId}
                invoiceAddressId={state.invoiceAddressId}
                onChangeStand={() => onStep("delivery")}
                onChangeDelivery={() => onStep("home")}
                onChangeInvoice={() => onStep("invoice")}
              />
            ) : (
              <Recipient />
            )}
            <Card as="section" label="Articles commandés">
              <OrderRecap contents={contents} />
            </Card>
          </Stack>
        </SidebarLayout>
      )}
    </Stack>
  );
}
