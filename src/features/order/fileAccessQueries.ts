import { ApiError } from "../../api/apiError.ts";
import { queryFamily } from "../../state/query.ts";

/** A link of a mail: an order and the secret key that opens its file. */
export interface FileKey {
  orderUuid: string;
  key: string;
}

/** An order that does not exist and a uuid that is none are, to the one who follows it, a link that is not valid. */
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

/** The files that a link opens; `null`: it opens none. */
export const downloadAccessQuery = queryFamily(async ({ orderUuid, key }: FileKey, { api, signal }) => {
  const asked = { params: { uuid: orderUuid }, query: { publicAccessKey: key } };
  const answer = await unlessUnknown(api.orders.checkDownloadAccess(asked, { signal }));
  return answer?.hasAccess ? answer : null;
});

/** The invoice that a link opens, with its credit notes; `null`: it opens none. */
export const invoiceAccessQuery = queryFamily(async ({ orderUuid, key }: FileKey, { api, signal }) => {
  const asked = { params: { uuid: orderUuid }, query: { invoiceAccessKey: key } };
  const answer = await unlessUnknown(api.orders.checkInvoiceAccess(asked, { signal }));
  return answer?.hasAccess ? answer : null;
});
