import type { orderCalls } from "../../src/api/contract/orderCalls.ts";
import type { Handler } from "../core/handler.ts";
import { handlePaymentAnswer } from "./handlePaymentAnswer.ts";

const texts = {
  refused: "Le paiement a été refusé ou abandonné. Rien n’a été débité.",
  pending:
    "Votre banque n’a pas encore confirmé le paiement. Votre commande sera mise à jour dès sa réponse.",
  refundDue:
    "Ce paiement ne correspond plus à votre commande\u202f: il vous sera remboursé, le photographe est prévenu.",
  unknown: "Cette réponse de la banque ne correspond à aucune commande.",
  unverified: "Cette réponse de la banque n’a pas pu être vérifiée.",
};

/** Called by the result pages with what the browser brought back (specification, section 7). */
export const handleAxeptaCallback: Handler<typeof orderCalls.handleAxeptaCallback> = async (
  context,
  { body },
) => {
  context.requireCustomer();
  const outcome = await handlePaymentAnswer(context.services, { data: body.dataCrypt, len: body.len });
  if (outcome.kind === "unverified") {
    return { errorCode: "UNVERIFIED", errorText: texts.unverified, orderUuid: null, userData: null };
  }
  const { userData } = outcome.answer;
  if (outcome.kind === "unknown") {
    return { errorCode: "UNKNOWN_PAYMENT", errorText: texts.unknown, orderUuid: null, userData };
  }
  const { orderUuid } = outcome;
  if (outcome.kind === "paid") return { errorCode: null, errorText: null, orderUuid, userData };
  const errorCode = outcome.kind === "refundDue" ? "REFUND_DUE" : outcome.answer.code;
  return { errorCode, errorText: texts[outcome.kind], orderUuid, userData };
};
