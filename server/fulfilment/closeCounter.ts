import type { counterCalls } from "../../src/api/contract/counterCalls.ts";
import type { Handler } from "../core/handler.ts";
import { closeToOperator } from "../operators/operatorSession.ts";

export const closeCounter: Handler<typeof counterCalls.closeCounter> = async ({ services, visitor }) => {
  await closeToOperator(services, visitor);
  return {};
};
