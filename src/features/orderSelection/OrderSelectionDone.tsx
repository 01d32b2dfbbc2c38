import { pluralize } from "../../domain/french/pluralize.ts";
import { StepHeading } from "../../shop/StepHeading.tsx";
import { Alert, PointList, Stack } from "../../ui/index.ts";
import type { Added } from "./atoms.ts";
import type { OrderedLot, SelectionGroup } from "./selectionGroups.ts";
import { knownWords, lotWords, unavailableWords } from "./texts.ts";

export interface OrderSelectionDoneProps {
  added: Added;
  /** What was ordered. */
  lots: readonly OrderedLot[];
  groups: readonly SelectionGroup[];
}

/** Says which pictures are in the cart now, and which are not. */
export function OrderSelectionDone({ added, lots, groups }: OrderSelectionDoneProps) {
  const inCart = new Set(added.addedPictureUuids);
  const count = inCart.size;
  const points = lots.flatMap((lot) => {
    const own = lot.pictureUuids.filter((uuid) => inCart.has(uuid)).length;
    return own > 0 ? [lotWords(lot, own)] : [];
  });
  const unavailable = groups
    .flatMap(({ pictures }) => pictures)
    .filter(({ picture }) => added.unavailablePictureUuids.includes(picture.uuid));
  return (
    <Stack space="md">
      <StepHeading>{title(count)}</StepHeading>
      {count > 0 && (
        <Alert tone="success" title={`${pluralize(count, "photo")} dans votre panier`}>
          <PointList space="tight" points={points} />
        </Alert>
      )}
      {added.knownPictureUuids.length > 0 && (
        <Alert tone="info">{knownWords(added.knownPictureUuids.length)}</Alert>
      )}
      {unavailable.length > 0 && (
        <Alert tone="warning" title={unavailableWords(unavailable)}>
          <PointList
            space="tight"
            points={unavailable.map(({ picture, caption }) =>
              caption === picture.name ? caption : `${caption} (${picture.name})`,
            )}
          />
        </Alert>
      )}
    </Stack>
  );
}

function title(count: number): string {
  if (count === 0) return "Aucune photo ajoutée au panier";
  return count > 1 ? "Photos ajoutées au panier" : "Photo ajoutée au panier";
}
