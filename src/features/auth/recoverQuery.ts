import { queryFamily } from "../../state/query.ts";
import type { RecoverLink } from "./recoverLink.ts";

/** Whether a link still works, as the server checks its signature and its date. */
export const recoverLinkQuery = queryFamily(async (link: RecoverLink, { api, signal }) => {
  const { isSuccess } = await api.customers.checkResetSignature({ body: link }, { signal });
  return isSuccess;
});
