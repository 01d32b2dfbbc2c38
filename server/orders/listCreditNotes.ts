import type { orderCalls } from "../../src/api/contract/orderCalls.ts";
import { readableOrder } from "../cart/orderAccess.ts";
import type { Handler } from "../core/handler.ts";
import { creditNoteNumbers } from "./creditNotes.ts";

export const listCreditNotes: Handler<typeof orderCalls.listCreditNotes> = async (context, { params }) => {
  context.requireCustomer();
  const { uuid } = await readableOrder(context, params.uuid);
  return creditNoteNumbers(context.db, uuid);
};
