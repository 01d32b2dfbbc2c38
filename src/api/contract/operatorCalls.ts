import { contract } from "./contract.ts";
import { operatorAdvertCalls } from "./operator/advertCalls.ts";
import { operatorCatalogueCalls } from "./operator/catalogueCalls.ts";
import { operatorCustomerCalls } from "./operator/customerCalls.ts";
import { operatorDiscountCalls } from "./operator/discountCalls.ts";
import { operatorEventCalls } from "./operator/eventCalls.ts";
import { operatorImportCalls } from "./operator/importCalls.ts";
import { operatorNameCalls } from "./operator/nameCalls.ts";
import { operatorOrderCalls } from "./operator/orderCalls.ts";
import { operatorPictureCalls } from "./operator/pictureCalls.ts";
import { operatorProposalCalls } from "./operator/proposalCalls.ts";
import { operatorStartListCalls } from "./operator/startListCalls.ts";
import { operatorTakingsCalls } from "./operator/takingsCalls.ts";
import { operatorTeamCalls } from "./operator/teamCalls.ts";
import { operatorWebhookCalls } from "./operator/webhookCalls.ts";

/** What operators decide: each call does what the command of its name does, and the journal records it. */
export const operatorCalls = {
  ...operatorAdvertCalls,
  ...operatorCatalogueCalls,
  ...operatorCustomerCalls,
  ...operatorDiscountCalls,
  ...operatorEventCalls,
  ...operatorImportCalls,
  ...operatorNameCalls,
  ...operatorOrderCalls,
  ...operatorPictureCalls,
  ...operatorProposalCalls,
  ...operatorStartListCalls,
  ...operatorTakingsCalls,
  ...operatorTeamCalls,
  ...operatorWebhookCalls,
};

/**
 * Every call that the server answers: those of the shop's pages, and the operators'. These come first: `/operator/orders/list`
 * would be the counter's `/operator/orders/{uuid}`.
 */
export const servedContract = { operator: operatorCalls, ...contract };
export type ServedContract = typeof servedContract;
