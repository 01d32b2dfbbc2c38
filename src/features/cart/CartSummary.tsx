import { useAtomValue } from "jotai";
import { useState } from "react";
import { formatEuros } from "../../domain/money/money.ts";
import { freeShippingWords } from "../../domain/orders/freeShipping.ts";
import { priceBreakdown } from "../../domain/orders/priceBreakdown.ts";
import { queuedChangesAtom } from "../../shop/cartOutbox.ts";
import { dataOf } from "../../state/query.ts";
import { Alert, Box, Card, Heading, LoadingButton, PriceBreakdown, Stack, Text } from "../../ui/index.ts";
import { type Cart, shippingPriceQueryAtom } from "./atoms.ts";
import { blockedByIncomplete } from "./completeness.ts";
import { isCartChangingAtom } from "./mutations.ts";
import { unsentPriceRows } from "./queuedChanges.ts";

export interface CartSummaryProps {
  cart: Cart;
  /** Something is incomplete: validating shows a message instead of continuing. */
  blocked: boolean;
  /** A payment is in progress: nothing can be validated until it ends. */
  locked: boolean;
  onValidate: () => Promise<void>;
  /** Saves the cart for later; offered at a stand only. Default: no such button. */
  onSave?: (() => Promise<void>) | undefined;
  /** Offers the cart to the shopper's phone; on a stand's screen only. Default: no such button. */
  onContinue?: (() => Promise<void>) | undefined;
}

/** The cart's total and the checkout button. */
export function CartSummary({ cart, blocked, locked, onValidate, onSave, onContinue }: CartSummaryProps) {
  const changing = useAtomValue(isCartChangingAtom);
  const queued = useAtomValue(queuedChangesAtom);
  const isQueued = queued.length > 0;
  const rows = priceBreakdown(cart.contents);
  const [refused, setRefused] = useState(false);
  async function validate() {
    setRefused(blocked);
    if (!blocked) await onValidate();
  }
  return (
    <Card as="section" label="Total du panier">
      <Stack space="lg">
        <Heading level={2} size="title3">
          Récapitulatif
        </Heading>
        <Box aria-busy={changing}>
          <PriceBreakdown
            rows={isQueued ? unsentPriceRows(rows, queued) : rows}
            total={{
              label: "Total TTC",
              // The total is unknown until the server computes it.
              amount: isQueued
                ? "au retour du réseau"
                : changing
                  ? "calcul en cours…"
                  : formatEuros(cart.order?.totalPrice ?? 0),
            }}
          />
        </Box>
        {refused && blocked && <Alert tone="critical">{blockedByIncomplete}</Alert>}
        {!locked && (
          <LoadingButton
            variant="primary"
            size="large"
            full
            iconEnd="arrowRight"
            loadingLabel="Validation du panier en cours…"
            onClick={validate}
          >
            Valider la commande
          </LoadingButton>
        )}
        {onSave && !locked && (
          <LoadingButton full loadingLabel="Enregistrement du panier en cours…" onClick={onSave}>
            Enregistrer mon panier pour plus tard
          </LoadingButton>
        )}
        {onContinue && !locked && (
          <LoadingButton full icon="share" loadingLabel="Préparation du code en cours…" onClick={onContinue}>
            Continuer sur votre téléphone
          </LoadingButton>
        )}
        {cart.contents.shipping !== null && !isQueued && <FreeShipping subtotal={cart.contents.subtotal} />}
        {cart.contents.shipping !== null && cart.contents.shipping > 0 && (
          <Text size="small" tone="muted">
            Les tirages sont livrés à l’adresse de votre choix.
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** What is missing for free shipping, or from which total it is free. */
function FreeShipping({ subtotal }: { subtotal: number }) {
  const price = dataOf(useAtomValue(shippingPriceQueryAtom));
  const words = price === undefined ? null : freeShippingWords(subtotal, price);
  return words !== null && <Text weight="strong">{words}</Text>;
}
