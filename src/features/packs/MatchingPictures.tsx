import { useAtomValue } from "jotai";
import type { ApiError } from "../../api/apiError.ts";
import type { Picture as Photo } from "../../api/contract/catalogueEntities.ts";
import { formatNumber } from "../../domain/french/formatNumber.ts";
import { pluralize } from "../../domain/french/pluralize.ts";
import { pictureUrl } from "../../domain/pictures/imageUrl.ts";
import { pictureLabel } from "../../domain/pictures/pictureTitle.ts";
import { smallAmong } from "../../domain/products/originalSize.ts";
import type { PictureFormat } from "../../domain/products/pictureFormat.ts";
import { contestWords } from "../../domain/shop/contestWords.ts";
import { loadFailureProps } from "../../shop/loadFailureProps.ts";
import { placeAtom } from "../../shop/place.ts";
import type { QueryState } from "../../state/query.ts";
import {
  Alert,
  Box,
  Button,
  Card,
  Columns,
  EmptyState,
  Heading,
  Inline,
  Loader,
  LoadFailure,
  Picture,
  Stack,
  Text,
} from "../../ui/index.ts";
import type { MatchingShown } from "./matching.ts";

export interface MatchingPicturesProps {
  /** Matches of the pack's event, contest and filter values; null while too few are chosen. */
  pictures: QueryState<MatchingShown> | null;
  /** The format ordered; null if unknown. */
  format: PictureFormat | null;
  onOpen: (picture: Photo) => void;
  /** Shows more pictures. */
  onMore: () => void;
  onRetry: () => Promise<void> | void;
}

/** Read-only list of the pictures that match a filter pack. More on request: an event may have fifty thousand. */
export function MatchingPictures({ pictures, ...actions }: MatchingPicturesProps) {
  return (
    <Card as="section" label="Photos correspondantes">
      <Stack space="md">
        <Inline justify="space-between" align="baseline">
          <Heading level={2} size="title3">
            Photos correspondantes
          </Heading>
          {pictures?.status === "data" && pictures.data.count > 0 && (
            <Text tone="muted" figures>
              {pluralize(pictures.data.count, "photo")}
            </Text>
          )}
        </Inline>
        {pictures === null ? (
          <EmptyState level={3} icon="search" title="Le contenu du pack est à compléter">
            Les photos s’afficheront ici dès que vos choix les désignent.
          </EmptyState>
        ) : (
          <Found pictures={pictures} {...actions} />
        )}
      </Stack>
    </Card>
  );
}

function Found({
  pictures,
  format,
  onOpen,
  onMore,
  onRetry,
}: MatchingPicturesProps & { pictures: QueryState<MatchingShown> }) {
  const { cdnHost, placeMode } = useAtomValue(placeAtom);
  if (pictures.status === "loading") return <Loader label="Chargement en cours..." />;
  if (pictures.status === "error") return <Failure error={pictures.error} onRetry={onRetry} />;
  const { pictures: shown, known, count } = pictures.data;
  if (count === 0) {
    return (
      <EmptyState level={3} title="Aucune photo ne correspond à votre recherche">
        {`Modifiez vos choix, ou attendez la mise en ligne des photos de cette ${contestWords[placeMode]}.`}
      </EmptyState>
    );
  }
  const small = smallAmong(known, count, format);
  return (
    <Stack space="md">
      {small && <Alert tone="warning">{small}</Alert>}
      <Columns as="ul" count={[2, 3]} space="sm">
        {shown.map((picture) => (
          <Box as="li" key={picture.uuid}>
            <Picture
              src={pictureUrl(cdnHost, picture, 400)}
              alt={`Agrandir la photo ${pictureLabel(picture)}`}
              retryLabel="Réessayer"
              onOpen={() => onOpen(picture)}
            />
          </Box>
        ))}
      </Columns>
      {shown.length < count && (
        <Inline justify="center">
          <Button
            onClick={onMore}
          >{`Afficher plus de photos (${formatNumber(shown.length)} sur ${formatNumber(count)})`}</Button>
        </Inline>
      )}
    </Stack>
  );
}

function Failure({ error, onRetry }: { error: ApiError; onRetry: () => Promise<void> | void }) {
  return <LoadFailure level={3} {...loadFailureProps(error)} onRetry={onRetry} />;
}
