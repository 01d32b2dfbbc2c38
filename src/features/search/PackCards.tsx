import { DiscountedPrice } from "../../shop/DiscountedPrice.tsx";
import type { Offer } from "../../shop/offers.ts";
import type { QueryState } from "../../state/query.ts";
import { Alert, Box, Button, ClickableCard, Shelf, Skeleton, Stack, VisuallyHidden } from "../../ui/index.ts";

export interface PackCardsProps {
  packs: QueryState<readonly Offer[]>;
  /** Opens the pack's modal. */
  onOpen: (pack: Offer) => void;
  onRetry: () => Promise<void> | void;
}

/** The packs of a whole round, day or event, on one line between pictures; renders nothing if the pricing has none. */
export function PackCards({ packs, onOpen, onRetry }: PackCardsProps) {
  if (packs.status === "data" && packs.data.length === 0) return null;
  return (
    <Stack as="section" space="md">
      <VisuallyHidden as="h2">Nos packs</VisuallyHidden>
      {packs.status === "error" && (
        // Pictures come first: a failure here takes one line, not the screen.
        <Alert
          tone="warning"
          action={
            <Button size="small" icon="refresh" onClick={() => void onRetry()}>
              Réessayer
            </Button>
          }
        >
          Les packs n’ont pas pu être chargés. {packs.error.shopperMessage}
        </Alert>
      )}
      {packs.status === "loading" && <PackCardSkeletons />}
      {packs.status === "data" && (
        <Shelf>
          {packs.data.map((pack) => (
            <ClickableCard
              key={pack.product.uuid}
              level={3}
              title={pack.product.label}
              meta={[]}
              footer={
                <DiscountedPrice
                  prefix={pack.variants.length > 1 ? "dès" : ""}
                  cents={pack.variants[0]?.base_price ?? 0}
                />
              }
              layout="compact"
              onClick={() => onOpen(pack)}
            />
          ))}
        </Shelf>
      )}
    </Stack>
  );
}

function PackCardSkeletons() {
  return (
    <div>
      <div role="status">
        <VisuallyHidden>Chargement des packs…</VisuallyHidden>
      </div>
      <div aria-hidden>
        <Shelf>
          {["a", "b", "c"].map((key) => (
            <Box
              key={key}
              border="line"
              borderRadius="lg"
              background="surface"
              paddingBlock={["xs", "md"]}
              paddingInline="md"
            >
              <Stack space="xxs">
                <Skeleton text="title4" />
                <Box display={["none", "block"]}>
                  <Skeleton text="body" width="third" />
                </Box>
              </Stack>
            </Box>
          ))}
        </Shelf>
      </div>
    </div>
  );
}
