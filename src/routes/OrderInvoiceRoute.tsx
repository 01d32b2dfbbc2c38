import { useParams, useSearchParams } from "react-router";
import { fileLinks } from "../api/contract/links.ts";
import { fileAddress } from "../api/fileLink.ts";
import { appVersion } from "../domain/shop/limits.ts";
import { CreditNoteLinks } from "../features/order/CreditNoteLinks.tsx";
import { FileAccess, InvalidLink, ReadyFile } from "../features/order/FileAccess.tsx";
import { invoiceAccessQuery } from "../features/order/fileAccessQueries.ts";
import { usePageTitle } from "../shop/usePageTitle.ts";
import { Heading, Page, Stack } from "../ui/index.ts";

/** /orderInvoice/{orderUuid}, the target of the link in an invoice's email. */
export function OrderInvoiceRoute() {
  usePageTitle("Télécharger votre facture");
  const { orderUuid } = useParams();
  const [query] = useSearchParams();
  const key = query.get("invoiceAccessKey");
  return (
    <Page width="reading">
      <Heading level={1} size="title2">
        Télécharger votre facture
      </Heading>
      {orderUuid && key ? (
        <FileAccess query={invoiceAccessQuery({ orderUuid, key })}>
          {({ creditNotes }) => (
            <Stack space="md">
              <ReadyFile
                href={fileAddress(
                  fileLinks.invoice,
                  { uuid: orderUuid },
                  { invoiceAccessKey: key, xAppVersion: appVersion },
                )}
                label="Télécharger ma facture"
              >
                Votre facture est prête, au format PDF.
              </ReadyFile>
              <CreditNoteLinks
                numbers={creditNotes}
                hrefOf={(number) =>
                  fileAddress(
                    fileLinks.creditNote,
                    { uuid: orderUuid, number },
                    { invoiceAccessKey: key, xAppVersion: appVersion },
                  )
                }
              />
            </Stack>
          )}
        </FileAccess>
      ) : (
        <InvalidLink />
      )}
    </Page>
  );
}
