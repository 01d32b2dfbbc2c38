import { useRef, useState } from "react";
import type { ApiError } from "../../api/apiError.ts";
import { copyText } from "../../browser/copyText.ts";
import { Alert, Button, Loader, Modal, QRCode, Stack, Text, TextField } from "../../ui/index.ts";
import {
  creatingLink,
  goodUntil,
  linkCopied,
  linkMarked,
  linkReady,
  nothingToShare,
  shareExplained,
  shareTitle,
} from "./shareTexts.ts";

export interface SharedLink {
  /** Absolute URL. */
  url: string;
  /** ISO 8601. */
  expiresAt: string;
}

export interface ShareSelectionModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Null while it is being created. */
  link: SharedLink | null;
  /** Why the link could not be created. */
  failure: ApiError | null;
  onRetry: () => void;
}

/** A link to the selection for another phone, to scan or copy. Load it lazily: it bundles the dialog and the code. */
export function ShareSelectionModal({
  open,
  onOpenChange,
  link,
  failure,
  onRetry,
}: ShareSelectionModalProps) {
  return (
    <Modal size="small" open={open} onOpenChange={onOpenChange} title={shareTitle} closeLabel="Fermer">
      {link && <ReadyLink {...link} />}
      {!link && failure && (
        <Alert
          tone="critical"
          action={
            <Button icon="refresh" onClick={onRetry}>
              Réessayer
            </Button>
          }
        >
          {failure.code === "NOT_FOUND" ? nothingToShare : failure.shopperMessage}
        </Alert>
      )}
      {!link && !failure && <Loader label={creatingLink} />}
    </Modal>
  );
}

function ReadyLink({ url, expiresAt }: SharedLink) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState(linkReady);
  return (
    <Stack space="md">
      <Text>{shareExplained}</Text>
      <Stack align="center">
        <QRCode value={url} label="Code QR de ma sélection" />
      </Stack>
      <TextField ref={field} label="Lien de ma sélection" readOnly value={url} />
      <Button
        variant="primary"
        full
        onClick={async () => setSaid((await copyText(url, field.current)) ? linkCopied : linkMarked)}
      >
        Copier le lien
      </Button>
      <div role="status">
        <Text align="center" weight="medium">
          {said}
        </Text>
      </div>
      <Text size="small" tone="muted" align="center">
        {goodUntil(expiresAt)}
      </Text>
    </Stack>
  );
}
