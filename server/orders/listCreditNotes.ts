import type { contract } from "../../src/api/contract/contract.ts";
import { readableOrder } from "../cart/orderAccess.ts";
import type { Handler } from "../core/handler.ts";
import { creditNoteNumbers } from "./creditNotes.ts";

export const listCreditNotes: Handler<typeof contract.orders.listCreditNotes> = async (
  context,
  { params },
) => {
  context.requireCustomer();
  const { uuid } = await readableOrder(context, params.uuid);
  return creditNoteNumbers(context.db, uuid);
};
