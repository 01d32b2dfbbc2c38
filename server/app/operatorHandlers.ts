import type { Handlers } from "./http/mount.ts";
import { operatorAdvertHandlers } from "./operator/advertHandlers.ts";
import { operatorCatalogueHandlers } from "./operator/catalogueHandlers.ts";
import { operatorDiscountHandlers } from "./operator/discountHandlers.ts";
import { operatorEventHandlers } from "./operator/eventHandlers.ts";
import { operatorTeamHandlers } from "./operator/teamHandlers.ts";
import { operatorWebhookHandlers } from "./operator/webhookHandlers.ts";

/** What operators decide, as calls: the same verbs as the commands'. */
export const operatorHandlers: Handlers["operator"] = {
  ...operatorAdvertHandlers,
  ...operatorCatalogueHandlers,
  ...operatorDiscountHandlers,
  ...operatorEventHandlers,
  ...operatorTeamHandlers,
  ...operatorWebhookHandlers,
};
