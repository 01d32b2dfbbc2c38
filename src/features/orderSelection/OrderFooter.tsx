import { useAtomValue } from "jotai";
import { pluralize } from "../../domain/french/pluralize.ts";
import { DiscountedPrice } from "../../shop/DiscountedPrice.tsx";
import { discountPercentAtom } from "../../shop/discounts.ts";
import { Inline, LoadingButton, Stack, Text } from "../../ui/index.ts";
import type { orderedLots } from "./selectionGroups.ts";
import { lotSum } from "./texts.ts";

export interface OrderFooterProps {
  ordered: ReturnType<typeof orderedLots>;
  /** Whether the pictures are being added. */
  running: boolean;
  onAdd: () => Promise<void>;
}

/** The sum of what is chosen, and the button that adds it to the cart; stays visible while the pictures scroll. */
export function OrderFooter({ ordered: { lots, cents, count }, running, onAdd }: OrderFooterProps) {
  const [only, ...others] = lots;
  const percent = useAtomValue(discountPercentAtom);
  return (
    <Inline justify="space-between" space="md">
      <div role="status">
        <Stack space="none">
          <Text size="small" tone="muted" figures>
            {only && others.length === 0 ? lotSum(only, percent) : pluralize(count, "photo")}
          </Text>
          <DiscountedPrice size="large" cents={count > 0 ? cents : null} pending="Aucune photo à commander" />
        </Stack>
      </div>
      <div>
        <LoadingButton
          variant="primary"
          icon="cart"
          disabled={count === 0}
          loading={running}
          loadingLabel="Ajout au panier en cours…"
          onClick={onAdd}
        >
          Ajouter au panier
        </LoadingButton>
      </div>
    </Inline>
  );
}
