import { useAtomValue } from "jotai";
import type { ApiError } from "../../api/apiError.ts";
import type { Picture as Photo } from "../../api/contract/catalogueEntities.ts";
import { failureWords } from "../../api/failureWords.ts";
import { placeAtom } from "../../api/place.ts";
import type { QueryState } from "../../api/query.ts";
import { counted } from "../../domain/counted.ts";
import { pictureAddress } from "../../domain/imageAddress.ts";
import {
  Box,
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

export interface MatchingPicturesProps {
  /** What the event, the contest and the filter values of the pack give; null while they say too little. */
  pictures: QueryState<readonly Photo[]> | null;
  onOpen: (picture: Photo) => void;
  onRetry: () => Promise<void> | void;
}

/** The pictures that a filter pack comes to, to be looked at: there is nothing to tick. */
export function MatchingPictures({ pictures, onOpen, onRetry }: MatchingPicturesProps) {
  return (
    <Card as="section" label="Photos correspondantes">
      <Stack space="md">
        <Inline justify="space-between" align="baseline">
          <Heading level={2} size="title3">
            Photos correspondantes
          </Heading>
          {pictures?.status === "data" && pictures.data.length > 0 && (
            <Text tone="muted" figures>
              {counted(pictures.data.length, "photo")}
            </Text>
          )}
        </Inline>
        {pictures === null ? (
          <EmptyState level={3} icon="search" title="Le contenu du pack est à compléter">
            Les photos s’afficheront ici dès que vos choix les désignent.
          </EmptyState>
        ) : (
          <Found pictures={pictures} onOpen={onOpen} onRetry={onRetry} />
        )}
      </Stack>
    </Card>
  );
}

function Found({
  pictures,
  onOpen,
  onRetry,
}: MatchingPicturesProps & { pictures: QueryState<readonly Photo[]> }) {
  const { cdnHost } = useAtomValue(placeAtom);
  if (pictures.status === "loading") return <Loader label="Chargement en cours..." />;
  if (pictures.status === "error") return <Failure error={pictures.error} onRetry={onRetry} />;
  if (pictures.data.length === 0) {
    return (
      <EmptyState level={3} title="Aucune photo ne correspond à votre recherche">
        Modifiez vos choix, ou attendez la mise en ligne des photos de cette épreuve.
      </EmptyState>
    );
  }
  return (
    <Columns as="ul" count={[2, 3]} space="sm">
      {pictures.data.map((picture) => (
        <Box as="li" key={picture.uuid}>
          <Picture
            src={pictureAddress(cdnHost, picture, 320)}
            alt={`Agrandir la photo ${picture.name}`}
            retryLabel="Réessayer"
            onOpen={() => onOpen(picture)}
          />
        </Box>
      ))}
    </Columns>
  );
}

function Failure({ error, onRetry }: { error: ApiError; onRetry: () => Promise<void> | void }) {
  return <LoadFailure level={3} {...failureWords(error)} onRetry={onRetry} />;
}
