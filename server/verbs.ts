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
import { counterVerbs } from "./counter/routes.ts";
import { customerVerbs } from "./customers/routes.ts";
import { filterValueVerbs } from "./filterValues/routes.ts";
import { orderItemPictureVerbs } from "./orderItemPictures/routes.ts";
import { orderItemVerbs } from "./orderItems/routes.ts";
import { orderVerbs } from "./orders/routes.ts";
import { pictureVerbs } from "./pictures/routes.ts";
import { sellerVerbs } from "./seller/routes.ts";
import { sharedSelectionVerbs } from "./sharedSelections/routes.ts";
import type { Verbs } from "./verb.ts";
import { visitorVerbs } from "./visitors/routes.ts";
import { withdrawalVerbs } from "./withdrawals/routes.ts";

/** Every call that is served, by resource. */
export const verbs: Verbs = {
  customers: customerVerbs,
  orderItems: orderItemVerbs,
  orderItemPictures: orderItemPictureVerbs,
  orders: orderVerbs,
  withdrawals: withdrawalVerbs,
  counter: counterVerbs,
  products: productVerbs,
  productVariants: productVariantVerbs,
  events: eventVerbs,
  contests: contestVerbs,
  pictures: pictureVerbs,
  sharedSelections: sharedSelectionVerbs,
  visitors: visitorVerbs,
  pricings: pricingVerbs,
  configs: configVerbs,
  seller: sellerVerbs,
  discounts: discountVerbs,
  adverts: advertVerbs,
  filterTypes: filterTypeVerbs,
  filterValues: filterValueVerbs,
};
