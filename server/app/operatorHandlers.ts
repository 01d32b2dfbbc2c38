import type { Handlers } from "./http/mount.ts";
import { operatorDiscountHandlers } from "./operator/discountHandlers.ts";
import { operatorTeamHandlers } from "./operator/teamHandlers.ts";

/** What operators decide, as calls: the same verbs as the commands'. */
export const operatorHandlers: Handlers["operator"] = {
  ...operatorDiscountHandlers,
  ...operatorTeamHandlers,
};
