import type { ReactNode } from "react";
import { ButtonLink, Card, Stack } from "../../ui/index.ts";

export interface OrderDocumentsProps {
  /** Address of the invoice; null if there is none yet. */
  invoiceHref: string | null;
  /** Credit notes, below the invoice. Default: nothing. */
  creditNotes?: ReactNode;
  /** Path of the files' page; null if the order has no files. */
  filesPath: string | null;
}

/** An order's downloads; renders nothing if there are none. */
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
