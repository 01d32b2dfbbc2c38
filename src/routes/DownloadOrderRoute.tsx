import { useSearchParams } from "react-router";
import { fileLinks } from "../api/contract/links.ts";
import { fileAddress } from "../api/fileLink.ts";
import { DownloadFiles } from "../features/order/DownloadFiles.tsx";
import { FileAccess, InvalidLink } from "../features/order/FileAccess.tsx";
import { downloadAccessQuery } from "../features/order/fileAccessQueries.ts";
import { usePageTitle } from "../shop/usePageTitle.ts";
import { Heading, Page } from "../ui/index.ts";

/** /downloadOrder, the target of the link in the files' email. */
export function DownloadOrderRoute() {
  usePageTitle("Télécharger vos photos");
  const [query] = useSearchParams();
  const orderUuid = query.get("orderUuid");
  const key = query.get("orderKey");
  return (
    <Page width="reading">
      <Heading level={1} size="title2">
        Télécharger vos photos
      </Heading>
      {orderUuid && key ? (
        <FileAccess query={downloadAccessQuery({ orderUuid, key })}>
          {(download, ask) => (
            <DownloadFiles
              download={download}
              hrefOf={(part) =>
                fileAddress(
                  fileLinks.downloadOrder,
                  { uuid: orderUuid },
                  { publicAccessKey: key, ...(part > 1 && { part: String(part) }) },
                )
              }
              onAskAgain={ask}
            />
          )}
        </FileAccess>
      ) : (
        <InvalidLink />
      )}
    </Page>
  );
}
