import { contract } from "./contract.ts";
import { operatorDiscountCalls } from "./operator/discountCalls.ts";
import { operatorTeamCalls } from "./operator/teamCalls.ts";

/** What operators decide: each call does what the command of its name does, and the journal records it. */
export const operatorCalls = { ...operatorDiscountCalls, ...operatorTeamCalls };

/** Every call that the server answers: those of the shop's pages, and the operators'. */
export const servedContract = { ...contract, operator: operatorCalls };
export type ServedContract = typeof servedContract;
