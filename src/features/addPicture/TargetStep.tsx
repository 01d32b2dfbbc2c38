import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { catalogueQueryAtom } from "../../api/catalogue.ts";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import { eventQuery } from "../../api/singles.ts";
import {
  Alert,
  Button,
  ClickableCard,
  EmptyState,
  Price,
  Skeleton,
  Stack,
  VisuallyHidden,
} from "../../ui/index.ts";
import { addPictureAtom, offersQuery } from "./atoms.ts";
import { StepHeading } from "./StepHeading.tsx";
import { startingPrice } from "./texts.ts";

export interface TargetStepProps {
  picture: Picture;
}

/** What the picture becomes: a print, a file. */
export function TargetStep({ picture }: TargetStepProps) {
  const [event, reloadEvent] = useAtom(eventQuery(picture.eventUuid));
  return (
    <Stack space="md">
      <StepHeading>Choisissez un produit</StepHeading>
      {event.status === "data" && <Offers pricingId={event.data.pricingId} />}
      {event.status === "loading" && <OfferSkeletons />}
      {event.status === "error" && (
        <Failure message={event.error.shopperMessage} onRetry={() => void reloadEvent()} />
      )}
    </Stack>
  );
}

function Offers({ pricingId }: { pricingId: number }) {
  const offers = useAtomValue(offersQuery(pricingId));
  const reload = useSetAtom(catalogueQueryAtom);
  const send = useSetAtom(addPictureAtom);
  if (offers.status === "loading") return <OfferSkeletons />;
  if (offers.status === "error") {
    return <Failure message={offers.error.shopperMessage} onRetry={() => void reload()} />;
  }
  if (offers.data.length === 0) {
    return (
      <EmptyState level={4} icon="print" title="Cette photo n’est pas en vente">
        Aucun format n’est proposé pour cet événement.
      </EmptyState>
    );
  }
  return offers.data.map((offer) => (
    <ClickableCard
      key={offer.product.uuid}
      level={4}
      title={offer.product.label}
      meta={[offer.product.description]}
      footer={<Price amount={startingPrice(offer)} />}
      onClick={() => send({ type: "productChosen", ...offer })}
    />
  ));
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
