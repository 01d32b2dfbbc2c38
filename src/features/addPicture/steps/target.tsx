import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { formatWords } from "../../../domain/products/formatWords.ts";
import { catalogueQueryAtom } from "../../../shop/catalogue.ts";
import { eventQuery } from "../../../shop/catalogueQueries.ts";
import { DiscountedPrice } from "../../../shop/DiscountedPrice.tsx";
import { type LastChoice, lastChoiceOf } from "../../../shop/lastChoice.ts";
import { type Offer, offersQuery } from "../../../shop/offers.ts";
import { StepHeading } from "../../../shop/StepHeading.tsx";
import { useDiscountedEuros } from "../../../shop/useDiscountedEuros.ts";
import { dataOf } from "../../../state/query.ts";
import {
  Alert,
  Box,
  Button,
  ClickableCard,
  EmptyState,
  Inline,
  Skeleton,
  Stack,
  VisuallyHidden,
} from "../../../ui/index.ts";
import { choosing } from "../openState.ts";
import { beginWith, RepeatCard } from "../RepeatLast.tsx";
import { SelectionButton } from "../SelectionButton.tsx";
import { BackButton } from "./BackButton.tsx";
import { repeating, toSingleOptions } from "./spOptions.tsx";
import type { FlowActions, PictureStep } from "./step.ts";
import { leafing, pictureOf } from "./transitions.ts";

/** Chooses what the picture becomes: a print, a file, or part of a pack. */
export const target: PictureStep<"target"> = {
  on: {
    ...leafing,
    ...repeating,
    productChosen: (state, { product, variants, choice }) => {
      const [first, ...others] = variants;
      if (first === undefined) return state;
      if (others.length === 0) return toSingleOptions(state, product, first, choice);
      return { ...pictureOf(state), step: "variantSelection", product, variants, work: choosing };
    },
    packWanted: (state) => ({ ...pictureOf(state), step: "packSelection", work: choosing }),
    back: (state) => ({ ...pictureOf(state), step: "picture" }),
  },
  Screen: ({ picture, actions }) => {
    const [event, reloadEvent] = useAtom(eventQuery(picture.eventUuid));
    return (
      <Stack space="md">
        <StepHeading>Choisissez un produit</StepHeading>
        <RepeatCard picture={picture} actions={actions} />
        {event.status === "data" && <Offers pricingId={event.data.pricingId} send={actions.send} />}
        {event.status === "loading" && <OfferSkeletons />}
        {event.status === "error" && (
          <Failure message={event.error.shopperMessage} onRetry={() => void reloadEvent()} />
        )}
      </Stack>
    );
  },
  // The flow starts here for pictures of the selection; for others the selection button is on the previous step.
  Footer: (props) =>
    props.state.origin === "search" ? <BackButton {...props} /> : <SelectionButton {...props} />,
};

function Offers({ pricingId, send }: { pricingId: number; send: FlowActions["send"] }) {
  const offers = useAtomValue(offersQuery(pricingId, "sp"));
  const [pack] = dataOf(useAtomValue(offersQuery(pricingId, "multi"))) ?? [];
  const last = useAtomValue(lastChoiceOf(pricingId));
  const reload = useSetAtom(catalogueQueryAtom);
  if (offers.status === "loading") return <OfferSkeletons />;
  if (offers.status === "error") {
    return <Failure message={offers.error.shopperMessage} onRetry={() => void reload()} />;
  }
  if (offers.data.length === 0 && !pack) {
    return (
      <EmptyState level={4} icon="print" title="Cette photo n’est pas en vente">
        Aucun format n’est proposé pour cet événement.
      </EmptyState>
    );
  }
  return (
    <>
      {offers.data.map((offer) => (
        <Stack key={offer.product.uuid} space="xs">
          <ClickableCard
            level={4}
            title={offer.product.label}
            meta={[offer.product.description]}
            footer={<StartingPrice variants={offer.variants} />}
            onClick={() => send({ type: "productChosen", ...offer, ...beginWith(offer.variants[0], last) })}
          />
          {offer.variants.length > 1 && <Formats offer={offer} last={last} send={send} />}
        </Stack>
      ))}
      {pack && (
        <ClickableCard
          level={4}
          title="Ajouter à un pack"
          meta={["Plusieurs photos pour moins cher\u00a0: complétez un pack commencé ou créez-en un."]}
          footer={<DiscountedPrice prefix="dès" cents={pack.variants[0]?.base_price ?? 0} />}
          onClick={() => send({ type: "packWanted" })}
        />
      )}
    </>
  );
}

/** « dès 9,00 € » if there is a choice of formats. */
const StartingPrice = ({ variants }: Pick<Offer, "variants">) => (
  <DiscountedPrice prefix={variants.length > 1 ? "dès" : ""} cents={variants[0]?.base_price ?? 0} />
);

interface FormatsProps {
  offer: Offer;
  last: LastChoice | null;
  send: FlowActions["send"];
}

/** The formats of a product: a press chooses both. */
function Formats({ offer, last, send }: FormatsProps) {
  const euros = useDiscountedEuros();
  const { product, variants } = offer;
  return (
    <Inline as="ul" aria-label={`Formats, ${product.label}`} space="xs">
      {variants.map((variant) => (
        <Box as="li" key={variant.uuid}>
          <Button
            size="small"
            onClick={() =>
              send({ type: "productChosen", product, variants: [variant], ...beginWith(variant, last) })
            }
          >
            {`${formatWords(variant.grp1_format).label}, ${euros(variant.base_price)}`}
          </Button>
        </Box>
      ))}
    </Inline>
  );
}

function OfferSkeletons() {
  return (
    <Stack space="md">
      <div role="status">
        <VisuallyHidden>Chargement des produits…</VisuallyHidden>
      </div>
      <Skeleton text="body" lines={4} />
      <Skeleton text="body" lines={4} />
    </Stack>
  );
}

function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Alert
      tone="critical"
      action={
        <Button size="small" icon="refresh" onClick={onRetry}>
          Réessayer
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
