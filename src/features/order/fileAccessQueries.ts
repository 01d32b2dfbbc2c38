import { ApiError } from "../../api/apiError.ts";
import { queryFamily } from "../../api/query.ts";

/** A link of a mail: an order and the secret key that opens its file. */
export interface FileKey {
  orderUuid: string;
  key: string;
}

/** An order that does not exist and a uuid that is none are, to the one who follows it, a link that is not valid. */
async function unlessUnknown(check: Promise<{ hasAccess: boolean }>): Promise<boolean> {
  try {
    return (await check).hasAccess;
  } catch (thrown) {
    const unknown =
      thrown instanceof ApiError && (thrown.code === "NOT_FOUND" || thrown.code === "INVALID_INPUT");
    if (unknown) return false;
    throw thrown;
  }
}

export const downloadAccessQuery = queryFamily(({ orderUuid, key }: FileKey, { api, signal }) =>
  unlessUnknown(
    api.orders.orderDownloadAccess(
      { params: { uuid: orderUuid }, query: { publicAccessKey: key } },
      { signal },
    ),
  ),
);

export const invoiceAccessQuery = queryFamily(({ orderUuid, key }: FileKey, { api, signal }) =>
  unlessUnknown(
    api.orders.orderInvoiceAccess(
      { params: { uuid: orderUuid }, query: { invoiceAccessKey: key } },
      { signal },
    ),
  ),
);
