import type { ApiError } from "../../api/apiError.ts";
import { counted } from "../../domain/counted.ts";
import { formatEuros } from "../../domain/money.ts";
import { Alert, Inline, LoadingButton, Price, Stack, Text } from "../../ui/index.ts";

/** A pack that costs less than the pieces in the cart (specification, section 3 "Suggestion"). Amounts in cents. */
export interface Suggestion {
  /** Fills a pack of the cart, or begins a new one. */
  kind: "fillExisting" | "newOrderItem";
  /** « Pack 5 tirages ». */
  packLabel: string;
  /** Single pictures of the cart that it would take. */
  pictureCount: number;
  /** Pictures that the pack holds. */
  expectedCount: number;
  packPrice: number;
  /** What the pictures cost one by one. */
  splitPrice: number;
}

export interface PackSuggestionProps {
  suggestion: Suggestion;
  /** Why it was not applied. */
  failure: ApiError | null;
  onApply: () => Promise<void>;
}

/** What the shopper gains by a pack, and one press that makes it so. */
export function PackSuggestion({ suggestion, failure, onApply }: PackSuggestionProps) {
  const { kind, packLabel, pictureCount, expectedCount, packPrice, splitPrice } = suggestion;
  const free = expectedCount - pictureCount;
  return (
    <Stack space="sm">
      <Alert
        tone="success"
        live="polite"
        title={`Économisez ${formatEuros(splitPrice - packPrice)} avec le ${lowerFirst(packLabel)}`}
        action={
          <LoadingButton variant="primary" loadingLabel="Application en cours…" onClick={onApply}>
            {kind === "newOrderItem" ? "Créer le pack" : "Compléter mon pack"}
          </LoadingButton>
        }
      >
        <Stack space="xs">
          <Text>
            {kind === "newOrderItem"
              ? `Vos ${counted(pictureCount, "photo")} à l’unité peuvent devenir un pack.`
              : `Vos ${counted(pictureCount, "photo")} à l’unité peuvent compléter un pack de votre panier.`}
            {free > 0 && ` Il y restera ${counted(free, "place")} pour d’autres photos.`}
          </Text>
          <Inline space="xs" align="baseline">
            <Price
              previous={formatEuros(splitPrice)}
              previousLabel="À l’unité"
              amountLabel="En pack"
              amount={formatEuros(packPrice)}
            />
          </Inline>
        </Stack>
      </Alert>
      {failure && <Alert tone="critical">{failure.shopperMessage}</Alert>}
    </Stack>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
