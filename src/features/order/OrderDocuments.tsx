import type { ReactNode } from "react";
import { ButtonLink, Card, Stack } from "../../ui/index.ts";

export interface OrderDocumentsProps {
  /** Address of the invoice; null while there is none. */
  invoiceHref: string | null;
  /** What was given back of it, below the invoice. Default: nothing. */
  creditNotes?: ReactNode;
  /** Path of the files' page; null where nothing of the order is a file. */
  filesPath: string | null;
}

/** What can be downloaded of an order; nothing where there is nothing. */
export function OrderDocuments({ invoiceHref, creditNotes, filesPath }: OrderDocumentsProps) {
  if (invoiceHref === null && filesPath === null) return null;
  return (
    <Card as="section" label="Documents de la commande">
      <Stack space="sm">
        {filesPath !== null && (
          <ButtonLink variant="primary" icon="download" full to={filesPath}>
            Télécharger mes photos
          </ButtonLink>
        )}
        {invoiceHref !== null && (
          <ButtonLink icon="file" full href={invoiceHref}>
            Télécharger ma facture
          </ButtonLink>
        )}
        {creditNotes}
      </Stack>
    </Card>
  );
}
