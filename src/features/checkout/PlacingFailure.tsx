import type { ApiError } from "../../api/apiError.ts";
import { formatEuros } from "../../domain/money/money.ts";
import { Alert, Button, ButtonLink, Stack, Text } from "../../ui/index.ts";

export interface PlacingFailureProps {
  failure: ApiError;
  /** Current total of the order, in cents: a changed price is shown before the shopper agrees again. */
  totalPrice: number;
  /** Total that the shopper agreed to, in cents; null before the first attempt. */
  agreedPrice: number | null;
  /** Path of the order's page, where a payment in progress can be cancelled. */
  orderPath: string;
}

/** Why an order was refused, in the server's French. */
export function PlacingFailure({ failure, totalPrice, agreedPrice, orderPath }: PlacingFailureProps) {
  if (failure.code === "PRICE_CHANGED") {
    return (
      <Alert tone="warning" live="assertive" title={`Nouveau total\u00a0: ${formatEuros(totalPrice)}`}>
        <Stack space="xs">
          <Text>{failure.shopperMessage}</Text>
          {agreedPrice !== null && agreedPrice !== totalPrice && (
            <Text as="div" figures>
              {"Ancien total\u00a0: "}
              <s>{formatEuros(agreedPrice)}</s>
            </Text>
          )}
        </Stack>
      </Alert>
    );
  }
  return (
    <Alert
      tone="critical"
      action={
        failure.code === "PAYMENT_IN_PROGRESS" ? (
          <ButtonLink size="small" to={orderPath}>
            Voir la commande
          </ButtonLink>
        ) : (
          failure.code === "TERMS_CHANGED" && (
            <Button size="small" icon="refresh" onClick={() => window.location.reload()}>
              Recharger la page
            </Button>
          )
        )
      }
    >
      {failure.shopperMessage}
    </Alert>
  );
}
