import { randomUuid } from "../../browser/randomUuid.ts";
import { queryFamily } from "../../state/query.ts";

/** The bank's encrypted answer, passed through the browser. */
export interface BankAnswer {
  data: string;
  len: string;
}

export interface PaymentOutcome {
  /** `unsettled`: the bank has not decided, or received money pays for nothing and is refunded. */
  kind: "paid" | "failed" | "unsettled";
  /** The server's French message for any outcome but a payment. */
  text: string | null;
  orderUuid: string | null;
}

/** Reads the two values from a result page's address; null if they are missing. */
export function readBankAnswer(query: URLSearchParams): BankAnswer | null {
  const data = query.get("Data");
  const len = query.get("Len");
  return data && len ? { data, len } : null;
}

/** Provider codes that begin with 6 are pending (facts of its protocol); REFUND_DUE is the server's own. */
function outcomeKind(errorCode: string | null): PaymentOutcome["kind"] {
  if (errorCode === null) return "paid";
  return errorCode === "REFUND_DUE" || /^6\d{7}$/.test(errorCode) ? "unsettled" : "failed";
}

/**
 * Sends the bank's answer to the server, which alone can decrypt it: a success page with a failure inside shows the
 * failure. One query per answer, so that a page rendered twice sends it once.
 */
export const paymentOutcomeQuery = queryFamily(
  async ({ data, len }: BankAnswer, { api }): Promise<PaymentOutcome> => {
    // Never aborted: the payment must be recorded even if the shopper leaves the page.
    const body = { dataCrypt: data, len };
    const answer = await api.orders.handleAxeptaCallback({ body }, { idempotencyKey: randomUuid() });
    return {
      kind: outcomeKind(answer.errorCode),
      text: answer.errorText,
      orderUuid: answer.orderUuid,
    };
  },
  { staleAfter: Number.POSITIVE_INFINITY },
);
