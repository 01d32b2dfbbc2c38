import { ApiError } from "../../api/apiError.ts";
import { queryFamily } from "../../state/query.ts";

/** An emailed link: an order and the secret key to its files. */
export interface FileKey {
  orderUuid: string;
  key: string;
}

/** Resolves with null for an unknown order or a malformed uuid: to the visitor, both are invalid links. */
async function unlessUnknown<Answer>(check: Promise<Answer>): Promise<Answer | null> {
  try {
    return await check;
  } catch (thrown) {
    const unknown =
      thrown instanceof ApiError && (thrown.code === "NOT_FOUND" || thrown.code === "INVALID_INPUT");
    if (unknown) return null;
    throw thrown;
  }
}

/** The files behind a link; `null` if it is invalid. */
export const downloadAccessQuery = queryFamily(async ({ orderUuid, key }: FileKey, { api, signal }) => {
  const asked = { params: { uuid: orderUuid }, query: { publicAccessKey: key } };
  const answer = await unlessUnknown(api.orders.checkDownloadAccess(asked, { signal }));
  return answer?.hasAccess ? answer : null;
});

/** The invoice behind a link, with its credit notes; `null` if it is invalid. */
export const invoiceAccessQuery = queryFamily(async ({ orderUuid, key }: FileKey, { api, signal }) => {
  const asked = { params: { uuid: orderUuid }, query: { invoiceAccessKey: key } };
  const answer = await unlessUnknown(api.orders.checkInvoiceAccess(asked, { signal }));
  return answer?.hasAccess ? answer : null;
});
