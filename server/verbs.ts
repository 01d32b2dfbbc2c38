import { createCardPayment } from "./orders/createCardPayment.ts";
import { handleAxeptaCallback } from "./orders/handlePaymentAnswer.ts";
import { unlockPaying } from "./orders/unlockPaying.ts";
import type { Verbs } from "./verb.ts";

/** Every call that is served, by resource. */
export const verbs: Verbs = {
  orders: { cardPaymentLink: createCardPayment, handleAxeptaCallback, unlockPaying },
};
