import { useAtomValue } from "jotai";
import { useState } from "react";
import type { Answer } from "../../api/contract/endpoint.ts";
import type { orderCalls } from "../../api/contract/orderCalls.ts";
import { formatDate } from "../../domain/dates/dates.ts";
import { formatBytes } from "../../domain/french/formatBytes.ts";
import { pluralize } from "../../domain/french/pluralize.ts";
import { pictureUrl } from "../../domain/pictures/imageUrl.ts";
import { pictureTitle } from "../../domain/pictures/pictureTitle.ts";
import { placeAtom } from "../../shop/place.ts";
import { Alert, Box, Button, ButtonLink, Columns, Picture, Stack, Text } from "../../ui/index.ts";
import { ReadyFile } from "./FileAccess.tsx";
import { canSavePictures, SavePicture } from "./SavePicture.tsx";

export type Download = Answer<typeof orderCalls.checkDownloadAccess>;

export interface DownloadFilesProps {
  download: Download;
  /** Download address of one part, from 1. */
  hrefOf: (part: number) => string;
  /** Checks the files' progress again. */
  onAskAgain: () => void;
}

/** An order's pictures with their files: a picture, a zip, several if one would be too large, or a message while they are prepared. */
export function DownloadFiles({ download, hrefOf, onAskAgain }: DownloadFilesProps) {
  return (
    <Stack space="md">
      <OrderedPictures pictures={download.pictures} />
      {download.isReady ? (
        <ReadyParts download={download} hrefOf={hrefOf} />
      ) : (
        <Alert
          action={
            <Button icon="refresh" onClick={onAskAgain}>
              Actualiser
            </Button>
          }
        >
          Vos fichiers sont en cours de préparation. Revenez dans quelques minutes.
        </Alert>
      )}
    </Stack>
  );
}

/** Two rows. */
const shownMaximum = 6;

function OrderedPictures({ pictures }: Pick<Download, "pictures">) {
  const { cdnHost } = useAtomValue(placeAtom);
  const altOf = (picture: Download["pictures"][number]) => `Photo ${pictureTitle(picture)}`;
  const [first, another] = pictures;
  if (!first) return null;
  if (!another) {
    return (
      <Picture
        src={pictureUrl(cdnHost, first, 1350)}
        alt={altOf(first)}
        fit="contain"
        eager="first"
        retryLabel="Réessayer"
      />
    );
  }
  return (
    <Columns as="ul" aria-label="Vos photos" count={[3, 3, 3]} space="xs">
      {pictures.slice(0, shownMaximum).map((picture) => (
        <Box as="li" key={picture.uuid}>
          <Picture src={pictureUrl(cdnHost, picture)} alt={altOf(picture)} retryLabel="Réessayer" />
        </Box>
      ))}
    </Columns>
  );
}

function ReadyParts({
  download: { parts, smallerCount, expiresAt },
  hrefOf,
}: Pick<DownloadFilesProps, "download" | "hrefOf">) {
  const [part, another] = parts;
  return (
    <>
      {part && !another ? <OnlyPart part={part} href={hrefOf(1)} /> : <Parts parts={parts} hrefOf={hrefOf} />}
      {smallerCount > 0 && <Text tone="muted">{smallerWords(smallerCount)}</Text>}
      {expiresAt && <Text tone="muted">Ce lien reste valable jusqu’au {formatDate(expiresAt)}.</Text>}
    </>
  );
}

type Part = Download["parts"][number];

function OnlyPart({ part, href }: { part: Part; href: string }) {
  const [isSavable] = useState(canSavePictures);
  if (part.fileCount > 1) {
    return (
      <ReadyFile href={href} label="Télécharger mes photos">
        Vos fichiers sont prêts. Ils vous sont remis dans une archive zip.
      </ReadyFile>
    );
  }
  return (
    <ReadyFile
      href={href}
      label="Télécharger ma photo"
      better={isSavable && <SavePicture href={href} name={part.name} />}
    >
      Votre photo est prête.
    </ReadyFile>
  );
}

function smallerWords(count: number): string {
  return count === 1
    ? "1 photo vous est remise à la taille de l’original, plus petite que le format commandé."
    : `${pluralize(count, "photo")} vous sont remises à la taille de l’original, plus petite que le format commandé.`;
}

function Parts({ parts, hrefOf }: Pick<Download, "parts"> & Pick<DownloadFilesProps, "hrefOf">) {
  return (
    <Alert
      tone="success"
      live="polite"
      action={
        <Stack as="ul" space="xs">
          {parts.map(({ part, fileCount, byteSize }) => (
            <Box as="li" key={part}>
              <ButtonLink icon="download" href={hrefOf(part)}>
                {fileCount === 1 ? "Photo" : "Archive"} {part} sur {parts.length} (
                {pluralize(fileCount, "photo")}, {formatBytes(byteSize)})
              </ButtonLink>
            </Box>
          ))}
        </Stack>
      }
    >
      {`Vos fichiers sont prêts. Ils vous sont remis en ${pluralize(parts.length, "partie")}.`}
    </Alert>
  );
}
