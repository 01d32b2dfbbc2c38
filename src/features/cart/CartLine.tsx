import { useAtomValue, useSetAtom } from "jotai";
import type { OrderItem } from "../../api/contract/orderEntities.ts";
import { pluralize } from "../../domain/french/pluralize.ts";
import { formatEuros } from "../../domain/money/money.ts";
import { lineImage } from "../../domain/orders/lineImage.ts";
import { lineFacts, type OrderLine } from "../../domain/orders/orderLines.ts";
import { packThumbnails } from "../../domain/pictures/packThumbnails.ts";
import { quantityMaximum } from "../../domain/shop/limits.ts";
import { placeAtom } from "../../shop/place.ts";
import {
  Badge,
  Button,
  IconButton,
  Inline,
  LineItem,
  NumberField,
  PictureStrip,
  Price,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from "../../ui/index.ts";
import { typedQuantitiesAtom, typeQuantityAtom } from "./mutations.ts";

export interface CartLineProps {
  line: OrderLine<OrderItem>;
  /** A payment is in progress: the line is read-only. Default: false. */
  locked?: boolean;
  /** Path where a pack is filled, or of its page once it is full. */
  packPath: string;
  /** Opens a pack's format, options and quantity. Null if there is nothing to choose. */
  onSettings: (() => void) | null;
  /** Asks for confirmation before removing the item. */
  onRemove: (line: OrderLine<OrderItem>) => void;
}

/** One item of the cart, with an editable quantity. */
export function CartLine({ line, locked = false, packPath, onSettings, onRemove }: CartLineProps) {
  const { cdnHost } = useAtomValue(placeAtom);
  const typed = useAtomValue(typedQuantitiesAtom)[line.item.uuid];
  const typeQuantity = useSetAtom(typeQuantityAtom);
  const quantity = typed ?? line.item.quantity;
  const name = line.pictureName === null ? line.label : `photo ${line.pictureName}`;
  return (
    <LineItem
      level={2}
      {...lineImage(cdnHost, line)}
      title={line.label}
      meta={[
        ...lineFacts(line),
        ...(line.places ? [`${pluralize(line.places.held, "photo")} sur ${line.places.all}`] : []),
      ]}
      notice={
        <LineNotice
          line={line}
          packPath={locked ? null : packPath}
          onSettings={locked || line.isWithdrawn ? null : onSettings}
        />
      }
      controls={
        // A file can be copied freely: buying it twice makes no sense.
        locked || line.isDigital || line.isWithdrawn ? (
          <Text figures>{`Quantité\u00a0: ${line.item.quantity}`}</Text>
        ) : (
          <NumberField
            label="Quantité"
            value={quantity}
            min={1}
            max={quantityMaximum}
            decreaseLabel={`Retirer un exemplaire, ${name}`}
            increaseLabel={`Ajouter un exemplaire, ${name}`}
            onValueChange={(wanted) => typeQuantity(line.item.uuid, wanted)}
          />
        )
      }
      price={
        <Stack space="xxs" align="flex-end">
          <Price amount={formatEuros(line.unitPrice * quantity)} />
          {quantity > 1 && (
            <Text as="span" size="small" tone="muted" figures>
              {formatEuros(line.unitPrice)} l’unité
            </Text>
          )}
        </Stack>
      }
      action={
        !locked && (
          <IconButton icon="trash" label={`Supprimer du panier, ${name}`} onClick={() => onRemove(line)} />
        )
      }
    />
  );
}

interface LineNoticeProps {
  line: OrderLine<OrderItem>;
  packPath: string | null;
  onSettings: (() => void) | null;
}

/** Notices about a line, and the actions on a pack. */
function LineNotice({ line, packPath, onSettings }: LineNoticeProps) {
  const { cdnHost } = useAtomValue(placeAtom);
  const isMissing = line.missing.length > 0;
  return (
    <>
      {line.isPack && (
        <PictureStrip label={`Photos de ${line.label}`} pictures={packThumbnails(cdnHost, line.pictures)} />
      )}
      {line.isWithdrawn && (
        <Badge tone="warning" icon="warning">
          N’est plus proposé
        </Badge>
      )}
      {isMissing && (
        <Badge tone="warning" icon="warning">
          {line.isPack ? "Pack incomplet" : "À compléter"}
        </Badge>
      )}
      {line.isPack && packPath !== null && (
        <Inline space="md">
          <TextLink to={packPath} standalone>
            {isMissing ? "Compléter le pack" : "Voir le pack"}
            <VisuallyHidden> {line.label}</VisuallyHidden>
          </TextLink>
          {onSettings !== null && (
            <Button variant="quiet" size="small" onClick={onSettings}>
              Réglages
              <VisuallyHidden> {line.label}</VisuallyHidden>
            </Button>
          )}
        </Inline>
      )}
    </>
  );
}
