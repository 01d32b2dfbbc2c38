import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { uuid } from "./fields.ts";

export const nameClaimCalls = {
  claimPicture: endpoint({
    method: "POST",
    path: "/anonymous/nameClaims",
    summary:
      "Proposes a name for a picture, which shows once an operator has accepted it; a visitor's last claim of a picture counts",
    body: z.object({
      pictureUuid: uuid,
      /** The name of who or what it shows. */
      filterValueUuid: uuid,
    }),
    answer: z.object({}),
    errors: ["NOT_FOUND", "TOO_MANY_ATTEMPTS"],
  }),
  withdrawClaim: endpoint({
    method: "POST",
    path: "/anonymous/nameClaims/withdraw",
    summary: "Takes back the visitor's claim of a picture, unless an operator has decided meanwhile",
    body: z.object({ pictureUuid: uuid }),
    answer: z.object({}),
  }),
};
