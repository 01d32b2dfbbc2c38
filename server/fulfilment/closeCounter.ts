import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { closeToOperator } from "./operatorSession.ts";

export const closeCounter: Handler<typeof contract.counter.closeCounter> = async ({ services, visitor }) => {
  await closeToOperator(services, visitor);
  return {};
};
