import { useSetAtom } from "jotai";
import { useState } from "react";
import { formatEuros } from "../../domain/money/money.ts";
import { termsRefused, waiverRefused } from "../../domain/orders/consents.ts";
import { priceBreakdown } from "../../domain/orders/priceBreakdown.ts";
import { errorOf, type FieldError } from "../../shop/fieldError.ts";
import { useSubmission } from "../../state/useSubmission.ts";
import { Card, Checkbox, Form, Heading, LoadingButton, PriceBreakdown, Stack, Text } from "../../ui/index.ts";
import { startPaymentAtom } from "./atoms.ts";
import type { CheckoutOrder } from "./checkoutOrder.ts";
import { PlacingFailure } from "./PlacingFailure.tsx";
import { TermsLabel } from "./TermsLabel.tsx";
import { fixTitle, orderButton, waiverText } from "./texts.ts";

export interface PaymentFormProps {
  order: CheckoutOrder;
  termsPath: string;
  orderPath: string;
  /** Goes to the bank's page; resolves only if the shopper comes back to this page. */
  leave: (link: string) => Promise<void>;
  /** Refetches the order after a refusal: its total or status has changed. */
  onRefused: () => Promise<void>;
}

/** Terms, waiver, price and the order button; nothing is sent until the boxes are ticked. */
export function PaymentForm({ order, termsPath, orderPath, leave, onRefused }: PaymentFormProps) {
  const startPayment = useSetAtom(startPaymentAtom);
  const [terms, setTerms] = useState(false);
  const [waiver, setWaiver] = useState(false);
  // The price that the shopper agreed to, shown next to the new one if it changed.
  const [agreed, setAgreed] = useState<number | null>(null);
  const [faults, setFaults] = useState<FieldError<"terms" | "waiver">[]>([]);
  const { contents, totalPrice } = order;
  const mended = (field: "terms" | "waiver") =>
    setFaults((held) => held.filter((fault) => fault.field !== field));
  const { submit, running, failure } = useSubmission(async () => {
    const found: FieldError<"terms" | "waiver">[] = [];
    if (!terms) found.push({ field: "terms", message: termsRefused });
    if (contents.hasFiles && !waiver) found.push({ field: "waiver", message: waiverRefused });
    setFaults(found);
    if (found.length > 0) return;
    setAgreed(totalPrice);
    try {
      await leave(await startPayment(order));
    } catch (thrown) {
      await onRefused();
      throw thrown;
    }
  });
  return (
    <Card as="section" label="Paiement">
      <Form label="Paiement de la commande" errorTitle={fixTitle} errors={faults} onSubmit={submit}>
        <Stack space="lg">
          <Heading level={2} size="title3">
            Paiement par carte bancaire
          </Heading>
          <Stack space="sm">
            <Checkbox
              name="terms"
              label={<TermsLabel termsPath={termsPath} />}
              checked={terms}
              onCheckedChange={(ticked) => {
                setTerms(ticked);
                mended("terms");
              }}
              error={errorOf(faults, "terms")}
              required
            />
            {contents.hasFiles && (
              <Checkbox
                name="waiver"
                label={waiverText}
                checked={waiver}
                onCheckedChange={(ticked) => {
                  setWaiver(ticked);
                  mended("waiver");
                }}
                error={errorOf(faults, "waiver")}
                required
              />
            )}
          </Stack>
          {failure && (
            <PlacingFailure
              failure={failure}
              totalPrice={totalPrice}
              agreedPrice={agreed}
              orderPath={orderPath}
            />
          )}
          <PriceBreakdown
            rows={priceBreakdown(contents)}
            total={{ label: "Total TTC à payer", amount: formatEuros(totalPrice) }}
          />
          <LoadingButton
            type="submit"
            variant="primary"
            size="large"
            full
            icon="lock"
            loading={running}
            loadingLabel="Ouverture de la page de paiement…"
          >
            {orderButton}
          </LoadingButton>
          <Text size="small" tone="muted">
            Vous allez être redirigé vers la page sécurisée de notre banque.
          </Text>
        </Stack>
      </Form>
    </Card>
  );
}
