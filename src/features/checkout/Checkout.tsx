import { useAtomValue, useSetAtom } from "jotai";
import { Button, Card, Heading, Inline, Stack, Text, WithAside } from "../../ui/index.ts";
import { AddressStep } from "./AddressStep.tsx";
import { chooseDeliveryAddressAtom, chosenDeliveryAddressAtom, setAddressesAtom } from "./atoms.ts";
import type { CheckoutOrder } from "./checkoutOrder.ts";
import { DeliveryStep } from "./DeliveryStep.tsx";
import { OrderAddresses } from "./OrderAddresses.tsx";
import { OrderRecap } from "./OrderRecap.tsx";
import { PaymentForm, type PaymentFormProps } from "./PaymentForm.tsx";
import { allowedStep, type CheckoutStep, checkoutSteps, stepBefore } from "./steps.ts";

export interface CheckoutProps extends Omit<PaymentFormProps, "order"> {
  order: CheckoutOrder;
  /** The stage that the address asks for. */
  wanted: CheckoutStep;
  /** Goes to another stage; null is the cart. */
  onStep: (step: CheckoutStep | null) => void;
  /** Looks the order up again once its addresses are written. */
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
  const { contents } = order;
  const state = {
    needsAddresses: contents.hasPaper,
    deliveryAddressId: chosen?.orderUuid === order.uuid ? chosen.addressId : order.deliveryAddressId,
    invoiceAddressId: order.invoiceAddressId,
  };
  const step = allowedStep(wanted, state);
  const before = stepBefore(step, state);

  async function chooseInvoice(invoiceAddressId: number) {
    await setAddresses({
      orderUuid: order.uuid,
      deliveryAddressId: state.deliveryAddressId,
      invoiceAddressId,
    });
    await onSaved();
    onStep("summary");
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
            Étape {checkoutSteps.indexOf(step) + 1} sur {checkoutSteps.length}
          </Text>
        )}
        <Heading level={1} size="title2">
          {titles[step]}
        </Heading>
      </Stack>
      {step === "delivery" && <DeliveryStep shipping={contents.shipping} onNext={() => onStep("home")} />}
      {step === "home" && (
        <AddressStep
          chosenId={state.deliveryAddressId}
          onChoose={(id) => {
            chooseDelivery(order.uuid, id);
            onStep("invoice");
          }}
        />
      )}
      {step === "invoice" && <AddressStep chosenId={state.invoiceAddressId} onChoose={chooseInvoice} />}
      {step === "summary" && (
        <WithAside aside={<PaymentForm order={order} {...payment} />}>
          <Stack space="lg">
            {state.needsAddresses && (
              <OrderAddresses
                deliveryAddressId={state.deliveryAddressId}
                invoiceAddressId={state.invoiceAddressId}
                onChangeDelivery={() => onStep("home")}
                onChangeInvoice={() => onStep("invoice")}
              />
            )}
            <Card as="section" label="Articles commandés">
              <OrderRecap contents={contents} />
            </Card>
          </Stack>
        </WithAside>
      )}
    </Stack>
  );
}
