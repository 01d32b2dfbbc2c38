import { contract } from "./contract.ts";
import { operatorAdvertCalls } from "./operator/advertCalls.ts";
import { operatorCatalogueCalls } from "./operator/catalogueCalls.ts";
import { operatorDiscountCalls } from "./operator/discountCalls.ts";
import { operatorEventCalls } from "./operator/eventCalls.ts";
import { operatorTeamCalls } from "./operator/teamCalls.ts";
import { operatorWebhookCalls } from "./operator/webhookCalls.ts";

/** What operators decide: each call does what the command of its name does, and the journal records it. */
export const operatorCalls = {
  ...operatorAdvertCalls,
  ...operatorCatalogueCalls,
  ...operatorDiscountCalls,
  ...operatorEventCalls,
  ...operatorTeamCalls,
  ...operatorWebhookCalls,
};

/** Every call that the server answers: those of the shop's pages, and the operators'. */
export const servedContract = { ...contract, operator: operatorCalls };
export type ServedContract = typeof servedContract;
