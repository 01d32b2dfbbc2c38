import { randomUuid } from "../../browser/randomUuid.ts";
import { queryFamily } from "../../state/query.ts";
import type { RecoverLink } from "./recoverLink.ts";

/** Whether a link is still valid; the server checks its signature and date. */
export const recoverLinkQuery = queryFamily(async (link: RecoverLink, { api, signal }) => {
  const options = { signal, idempotencyKey: randomUuid() };
  const { isSuccess } = await api.customers.checkResetSignature({ body: link }, options);
  return isSuccess;
});
