import { useSetAtom } from "jotai";
import { useState } from "react";
import { maxLengthOf } from "../../api/contract/maxLengthOf.ts";
import { orderCalls } from "../../api/contract/orderCalls.ts";
import { formatEuros } from "../../domain/money/money.ts";
import { priceBreakdown } from "../../domain/orders/priceBreakdown.ts";
import { errorOf, type FieldError } from "../../shop/fieldError.ts";
import { pendingNavigation } from "../../state/pendingNavigation.ts";
import { useSubmission } from "../../state/useSubmission.ts";
import {
  Button,
  Card,
  Checkbox,
  Form,
  Heading,
  Inline,
  LoadingButton,
  PriceBreakdown,
  SidebarLayout,
  Stack,
  Text,
  TextField,
} from "../../ui/index.ts";
import { finalizeAtom } from "./atoms.ts";
import type { CheckoutOrder } from "./checkoutOrder.ts";
import { type CounterForm, checkCounterForm, emptyCounterForm } from "./counterForm.ts";
import { OrderRecap } from "./OrderRecap.tsx";
import { PlacingFailure } from "./PlacingFailure.tsx";
import { TermsLabel } from "./TermsLabel.tsx";
import { fixTitle, orderButton } from "./texts.ts";

export interface CounterCheckoutProps {
  order: CheckoutOrder;
  termsPath: string;
  orderPath: string;
  onBack: () => void;
  /** Called with the order to pay at the counter. */
  onOrdered: (orderUuid: string) => void;
  /** Refetches the order after a refusal. */
  onRefused: () => Promise<void>;
}

const { shape } = orderCalls.finalizeCurrentOrder.body;

/** The stand's checkout: no account, paid at the counter. */
export function CounterCheckout(props: CounterCheckoutProps) {
  const { order, termsPath, orderPath, onBack, onOrdered, onRefused } = props;
  const finalize = useSetAtom(finalizeAtom);
  const [form, setForm] = useState<CounterForm>(emptyCounterForm);
  // The price that the shopper agreed to, shown next to the new one if it changed.
  const [agreed, setAgreed] = useState<number | null>(null);
  const [faults, setFaults] = useState<FieldError<keyof CounterForm>[]>([]);
  const { submit, running, failure } = useSubmission(async () => {
    const found = checkCounterForm(form);
    setFaults(found);
    if (found.length > 0) return;
    setAgreed(order.totalPrice);
    try {
      onOrdered(await finalize(form, order.totalPrice));
      await pendingNavigation();
    } catch (thrown) {
      await onRefused();
      throw thrown;
    }
  });
  const change = (part: Partial<CounterForm>) => setForm((held) => ({ ...held, ...part }));
  return (
    <Stack space="lg">
      <Inline>
        <Button variant="quiet" icon="arrowLeft" onClick={onBack}>
          Retour au panier
        </Button>
      </Inline>
      <Heading level={1} size="title2">
        Vos coordonnées
      </Heading>
      <SidebarLayout
        aside={
          <Card as="section" label="Articles commandés">
            <OrderRecap contents={order.contents} />
          </Card>
        }
      >
        <Card>
          <Form
            autoComplete="off"
            label="Vos coordonnées"
            errorTitle={fixTitle}
            errors={faults}
            onSubmit={submit}
          >
            <Stack space="lg">
              <TextField
                name="email"
                type="email"
                label="Adresse e-mail"
                required
                autoComplete="off"
                maxLength={maxLengthOf(shape.email)}
                value={form.email}
                onValueChange={(email) => change({ email })}
                error={errorOf(faults, "email")}
              />
              <TextField
                name="lastName"
                label="Nom de famille"
                required
                autoComplete="off"
                maxLength={maxLengthOf(shape.lastName)}
                value={form.lastName}
                onValueChange={(lastName) => change({ lastName })}
                error={errorOf(faults, "lastName")}
              />
              <TextField
                name="phone"
                type="tel"
                label="Téléphone"
                optionalMark="facultatif"
                autoComplete="off"
                maxLength={maxLengthOf(shape.phone)}
                value={form.phone}
                onValueChange={(phone) => change({ phone })}
              />
              <Checkbox
                name="acceptsTerms"
                label={<TermsLabel termsPath={termsPath} />}
                required
                checked={form.acceptsTerms}
                onCheckedChange={(acceptsTerms) => change({ acceptsTerms })}
                error={errorOf(faults, "acceptsTerms")}
              />
              {failure && (
                <PlacingFailure
                  failure={failure}
                  totalPrice={order.totalPrice}
                  agreedPrice={agreed}
                  orderPath={orderPath}
                />
              )}
              <PriceBreakdown
                rows={priceBreakdown(order.contents)}
                total={{ label: "Total TTC", amount: formatEuros(order.totalPrice) }}
              />
              <Stack space="xs">
                <LoadingButton
                  type="submit"
                  variant="primary"
                  size="large"
                  full
                  loading={running}
                  loadingLabel="Enregistrement de la commande en cours…"
                >
                  {orderButton}
                </LoadingButton>
                <Text size="small" tone="muted" align="center">
                  Le prix est à régler au comptoir.
                </Text>
              </Stack>
            </Stack>
          </Form>
        </Card>
      </SidebarLayout>
    </Stack>
  );
}
