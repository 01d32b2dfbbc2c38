import type { Answer } from "../../api/contract/endpoint.ts";
import type { orderCalls } from "../../api/contract/orderCalls.ts";
import { formatDate } from "../../domain/dates/dates.ts";
import { formatBytes } from "../../domain/french/formatBytes.ts";
import { pluralize } from "../../domain/french/pluralize.ts";
import { Alert, Button, ButtonLink, Stack, Text } from "../../ui/index.ts";
import { ReadyFile } from "./FileAccess.tsx";

export type Download = Answer<typeof orderCalls.checkDownloadAccess>;

export interface DownloadFilesProps {
  download: Download;
  /** Download address of one part's zip, from 1. */
  hrefOf: (part: number) => string;
  /** Checks the files' progress again. */
  onAskAgain: () => void;
}

/** An order's files: one zip, several if one would be too large, or a message while they are prepared. */
export function DownloadFiles({ download, hrefOf, onAskAgain }: DownloadFilesProps) {
  const { isReady, parts, expiresAt, smallerCount } = download;
  if (!isReady) {
    return (
      <Alert
        action={
          <Button icon="refresh" onClick={onAskAgain}>
            Actualiser
          </Button>
        }
      >
        Vos fichiers sont en cours de préparation. Revenez dans quelques minutes.
      </Alert>
    );
  }
  return (
    <Stack space="md">
      {parts.length === 1 ? (
        <ReadyFile href={hrefOf(1)} label="Télécharger mes photos">
          Vos fichiers sont prêts. Ils vous sont remis dans une archive zip.
        </ReadyFile>
      ) : (
        <Parts parts={parts} hrefOf={hrefOf} />
      )}
      {smallerCount > 0 && <Text tone="muted">{smallerWords(smallerCount)}</Text>}
      {expiresAt && <Text tone="muted">Ce lien reste valable jusqu’au {formatDate(expiresAt)}.</Text>}
    </Stack>
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
        <Stack space="xs">
          {parts.map(({ part, fileCount, byteSize }) => (
            <ButtonLink key={part} icon="download" href={hrefOf(part)}>
              Archive {part} sur {parts.length} ({pluralize(fileCount, "photo")}, {formatBytes(byteSize)})
            </ButtonLink>
          ))}
        </Stack>
      }
    >
      {`Vos fichiers sont prêts. Ils vous sont remis en ${pluralize(parts.length, "archive zip", "archives zip")}.`}
    </Alert>
  );
}
