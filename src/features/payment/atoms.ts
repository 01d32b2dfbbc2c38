import { queryFamily } from "../../state/query.ts";

/** What the bank sent back with the browser. */
export interface BankAnswer {
  data: string;
  len: string;
}

export interface PaymentOutcome {
  /** `unsettled`: the bank has not decided, or money came that pays nothing and goes back. */
  kind: "paid" | "failed" | "unsettled";
  /** The server's French on anything but a payment. */
  text: string | null;
  orderUuid: string | null;
}

/** Reads the two values of a result page's address; null where the browser came without them. */
export function readBankAnswer(query: URLSearchParams): BankAnswer | null {
  const data = query.get("Data");
  const len = query.get("Len");
  return data && len ? { data, len } : null;
}

/** Codes of the provider that begin with 6 are pending (facts of its protocol); REFUND_DUE is the server's own. */
function outcomeKind(errorCode: string | null): PaymentOutcome["kind"] {
  if (errorCode === null) return "paid";
  return errorCode === "REFUND_DUE" || /^6\d{7}$/.test(errorCode) ? "unsettled" : "failed";
}

/**
 * Hands the bank's answer to the server, which alone can read it: a success page fed a failure learns of the failure
 * here. One query an answer, so that a page drawn twice tells the server once.
 */
export const paymentOutcomeQuery = queryFamily(
  async ({ data, len }: BankAnswer, { api }): Promise<PaymentOutcome> => {
    // Never aborted: the shopper may leave the page, the payment must still be taken in.
    const answer = await api.orders.handleAxeptaCallback({ body: { dataCrypt: data, len } });
    return {
      kind: outcomeKind(answer.errorCode),
      text: answer.errorText,
      orderUuid: answer.orderUuid,
    };
  },
  { staleAfter: Number.POSITIVE_INFINITY },
);
