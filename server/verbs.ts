import {
  advertVerbs,
  contestVerbs,
  discountVerbs,
  eventVerbs,
  filterTypeVerbs,
  pricingVerbs,
  productVariantVerbs,
  productVerbs,
} from "./catalogue/routes.ts";
import { configVerbs } from "./configs/routes.ts";
import { filterValueVerbs } from "./filterValues/routes.ts";
import { createCardPayment } from "./orders/createCardPayment.ts";
import { handleAxeptaCallback } from "./orders/handlePaymentAnswer.ts";
import { unlockPaying } from "./orders/unlockPaying.ts";
import { pictureVerbs } from "./pictures/routes.ts";
import type { Verbs } from "./verb.ts";

/** Every call that is served, by resource. */
export const verbs: Verbs = {
  orders: { cardPaymentLink: createCardPayment, handleAxeptaCallback, unlockPaying },
  products: productVerbs,
  productVariants: productVariantVerbs,
  events: eventVerbs,
  contests: contestVerbs,
  pictures: pictureVerbs,
  pricings: pricingVerbs,
  configs: configVerbs,
  discounts: discountVerbs,
  adverts: advertVerbs,
  filterTypes: filterTypeVerbs,
  filterValues: filterValueVerbs,
};
