import type { Handlers } from "./http/mount.ts";
import { operatorAdvertHandlers } from "./operator/advertHandlers.ts";
import { operatorCatalogueHandlers } from "./operator/catalogueHandlers.ts";
import { operatorCustomerHandlers } from "./operator/customerHandlers.ts";
import { operatorDiscountHandlers } from "./operator/discountHandlers.ts";
import { operatorEventHandlers } from "./operator/eventHandlers.ts";
import { operatorImportHandlers } from "./operator/importHandlers.ts";
import { operatorNameHandlers } from "./operator/nameHandlers.ts";
import { operatorOrderHandlers } from "./operator/orderHandlers.ts";
import { operatorPictureHandlers } from "./operator/pictureHandlers.ts";
import { operatorProposalHandlers } from "./operator/proposalHandlers.ts";
import { operatorStartListHandlers } from "./operator/startListHandlers.ts";
import { operatorTakingsHandlers } from "./operator/takingsHandlers.ts";
import { operatorTeamHandlers } from "./operator/teamHandlers.ts";
import { operatorWebhookHandlers } from "./operator/webhookHandlers.ts";

/** What operators decide, as calls: the same verbs as the commands'. */
export const operatorHandlers: Handlers["operator"] = {
  ...operatorAdvertHandlers,
  ...operatorCatalogueHandlers,
  ...operatorCustomerHandlers,
  ...operatorDiscountHandlers,
  ...operatorEventHandlers,
  ...operatorImportHandlers,
  ...operatorNameHandlers,
  ...operatorOrderHandlers,
  ...operatorPictureHandlers,
  ...operatorProposalHandlers,
  ...operatorStartListHandlers,
  ...operatorTakingsHandlers,
  ...operatorTeamHandlers,
  ...operatorWebhookHandlers,
};
