import { useAtomValue } from "jotai";
import { useState } from "react";
import { pluralize } from "../../domain/french/pluralize.ts";
import { noRoomWords } from "../../domain/packs/packRefusalWords.ts";
import { pictureUrl } from "../../domain/pictures/imageUrl.ts";
import { pictureLabel, pictureTitle } from "../../domain/pictures/pictureTitle.ts";
import { smallWords } from "../../domain/products/originalSize.ts";
import type { PictureFormat } from "../../domain/products/pictureFormat.ts";
import { loadFailureProps } from "../../shop/loadFailureProps.ts";
import { placeAtom } from "../../shop/place.ts";
import type { QueryState } from "../../state/query.ts";
import {
  Alert,
  Box,
  Button,
  Columns,
  EmptyState,
  Loader,
  LoadFailure,
  LoadingButton,
  Modal,
  Picture,
  Stack,
  Text,
} from "../../ui/index.ts";
import type { Refused } from "./refusalWords.ts";
import type { SinglePicture } from "./singles.ts";
import { cancel, close } from "./texts.ts";

export interface PicturesFromCartModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** « Groupe 2 »; null if the pack has one group. */
  group: string | null;
  /** Free places in the group. */
  maximum: number;
  /** The group's format; null once it is no longer sold. */
  format: PictureFormat | null;
  singles: QueryState<readonly SinglePicture[]>;
  /** Why the last move was refused. */
  failure: Refused | null;
  onConfirm: (orderItemUuids: readonly string[]) => Promise<void>;
  onRetry: () => Promise<void> | void;
}

/** Moves single pictures of the cart into a group of a pack. Load it lazily: it bundles the dialog. */
export function PicturesFromCartModal(props: PicturesFromCartModalProps) {
  const { open, onOpenChange, group, maximum, format, singles, failure, onConfirm, onRetry } = props;
  const [ticked, setTicked] = useState<readonly string[]>([]);
  // Drops pictures removed in another tab: the shopper could not untick them.
  const chosen =
    singles.status === "data"
      ? ticked.filter((uuid) => singles.data.some(({ orderItemUuid }) => orderItemUuid === uuid))
      : ticked;
  const tooMany = chosen.length > maximum;
  const some = singles.status === "data" && singles.data.length > 0;
  return (
    <Modal
      size="large"
      open={open}
      onOpenChange={onOpenChange}
      title={
        group === null ? "Photos de votre panier" : `Photos de votre panier pour le ${group.toLowerCase()}`
      }
      closeLabel={close}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{cancel}</Button>
          {some && (
            <LoadingButton
              variant="primary"
              disabled={chosen.length === 0 || tooMany}
              loadingLabel="Ajout en cours…"
              onClick={() => onConfirm(chosen)}
            >
              {chosen.length === 0 ? "Ajouter au pack" : `Ajouter ${pluralize(chosen.length, "photo")}`}
            </LoadingButton>
          )}
        </>
      }
    >
      {some && (
        <Box role="status">
          <Text as="span" tone={tooMany ? "critical" : "muted"}>
            {noRoomWords({ kind: "existing", room: maximum }, chosen.length)}
          </Text>
        </Box>
      )}
      {failure && <Alert tone="critical">{failure.shopperMessage}</Alert>}
      <Singles
        singles={singles}
        chosen={chosen}
        packFormat={format}
        onRetry={onRetry}
        onToggle={(uuid) =>
          setTicked((held) => (held.includes(uuid) ? held.filter((one) => one !== uuid) : [...held, uuid]))
        }
      />
    </Modal>
  );
}

interface SinglesProps extends Pick<PicturesFromCartModalProps, "singles" | "onRetry"> {
  chosen: readonly string[];
  packFormat: PictureFormat | null;
  onToggle: (orderItemUuid: string) => void;
}

function Singles({ singles, chosen, packFormat, onToggle, onRetry }: SinglesProps) {
  const { cdnHost } = useAtomValue(placeAtom);
  if (singles.status === "loading") return <Loader label="Chargement en cours..." />;
  if (singles.status === "error") {
    return <LoadFailure level={3} {...loadFailureProps(singles.error)} onRetry={onRetry} />;
  }
  if (singles.data.length === 0) {
    return (
      <EmptyState level={3} icon="cart" title="Aucune photo de votre panier ne peut être ajoutée à ce pack">
        Seules les photos à l’unité de la même catégorie de prix que le pack peuvent y entrer.
      </EmptyState>
    );
  }
  return (
    <Stack>
      <Columns as="ul" count={[2, 3, 4]} space="sm">
        {singles.data.map(({ orderItemUuid, picture, format }) => {
          const ticked = chosen.includes(orderItemUuid);
          const small = smallWords(picture, [packFormat]);
          return (
            <Box as="li" key={orderItemUuid}>
              <Picture
                src={pictureUrl(cdnHost, picture, 400)}
                alt={`Photo ${pictureLabel(picture)}, ${format}`}
                caption={`${pictureTitle(picture)}, ${format}`}
                retryLabel="Réessayer"
                pressed={ticked}
                mark={ticked ? { tone: "blue", label: "cochée" } : undefined}
                onOpen={() => onToggle(orderItemUuid)}
              />
              {small && (
                <Text as="p" size="small">
                  {small}
                </Text>
              )}
            </Box>
          );
        })}
      </Columns>
    </Stack>
  );
}
