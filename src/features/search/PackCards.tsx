import type { ReactElement } from "react";
import { formatEuros } from "../../domain/money/money.ts";
import type { Offer } from "../../shop/offers.ts";
import type { QueryState } from "../../state/query.ts";
import {
  Alert,
  Box,
  Button,
  ClickableCard,
  Columns,
  Heading,
  Price,
  Shelf,
  Skeleton,
  Stack,
  VisuallyHidden,
} from "../../ui/index.ts";

export interface PackCardsProps {
  packs: QueryState<readonly Offer[]>;
  /** Names and prices only, for use above pictures. Default: false. */
  brief?: boolean;
  /** Opens the pack's modal. */
  onOpen: (pack: Offer) => void;
  onRetry: () => Promise<void> | void;
}

const title = "Nos packs";

/** The packs of a whole round, day or event, as cards; renders nothing if the pricing has none. */
export function PackCards({ packs, brief = false, onOpen, onRetry }: PackCardsProps) {
  if (packs.status === "data" && packs.data.length === 0) return null;
  return (
    <Stack as="section" space="md">
      {brief ? (
        <VisuallyHidden as="h2">{title}</VisuallyHidden>
      ) : (
        <Heading level={2} size="title3">
          {title}
        </Heading>
      )}
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
      {packs.status === "loading" && <PackCardSkeletons brief={brief} />}
      {packs.status === "data" && (
        <Places brief={brief}>
          {packs.data.map((pack) => (
            <ClickableCard
              key={pack.product.uuid}
              level={3}
              title={pack.product.label}
              meta={brief ? [] : [pack.product.description]}
              footer={<Price amount={priceFrom(pack)} />}
              layout={brief ? "compact" : "stack"}
              onClick={() => onOpen(pack)}
            />
          ))}
        </Places>
      )}
    </Stack>
  );
}

/** Above pictures the packs share one line, so as not to push the pictures down. */
function Places({ brief, children }: { brief: boolean; children: readonly ReactElement[] }) {
  if (brief) return <Shelf>{children}</Shelf>;
  return (
    <Columns as="ul" count={[1, 2, 3]} space={["md", "lg"]}>
      {children.map((card) => (
        <Box as="li" key={card.key}>
          {card}
        </Box>
      ))}
    </Columns>
  );
}

/** « dès 39,00 € » if there is a choice of formats. */
function priceFrom({ variants }: Offer): string {
  const cheapest = formatEuros(variants[0]?.base_price ?? 0);
  return variants.length > 1 ? `dès ${cheapest}` : cheapest;
}

function PackCardSkeletons({ brief }: { brief: boolean }) {
  return (
    <div>
      <div role="status">
        <VisuallyHidden>Chargement des packs…</VisuallyHidden>
      </div>
      <div aria-hidden>
        <Places brief={brief}>
          {["a", "b", "c"].map((key) => (
            <Box
              key={key}
              border="line"
              borderRadius="lg"
              background="surface"
              paddingBlock={brief ? ["xs", "md"] : "md"}
              paddingInline="md"
            >
              <Stack space="xxs">
                <Skeleton text="title4" />
                {!brief && <Skeleton text="small" lines={2} />}
                <Box display={brief ? ["none", "block"] : "block"}>
                  <Skeleton text="body" width="third" />
                </Box>
              </Stack>
            </Box>
          ))}
        </Places>
      </div>
    </div>
  );
}
