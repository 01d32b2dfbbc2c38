import {
  advertCalls,
  configCalls,
  contestCalls,
  discountCalls,
  eventCalls,
  filterTypeCalls,
  filterValueCalls,
  pricingCalls,
  productCalls,
  productVariantCalls,
} from "./catalogueCalls.ts";
import { counterCalls } from "./counterCalls.ts";
import { customerCalls } from "./customerCalls.ts";
import { nameAlertCalls } from "./nameAlertCalls.ts";
import { nameClaimCalls } from "./nameClaimCalls.ts";
import { orderCalls } from "./orderCalls.ts";
import { orderItemCalls, orderItemPictureCalls } from "./orderItemCalls.ts";
import { pictureCalls } from "./pictureCalls.ts";
import { sellerCalls } from "./sellerCalls.ts";
import { sharedSelectionCalls } from "./sharedSelectionCalls.ts";
import { visitorCalls } from "./visitorCalls.ts";
import { withdrawalCalls } from "./withdrawalCalls.ts";

/**
 * Every call of the shop (specification, section 7), by resource. It types the client, validates the server's input and
 * output and the client's responses, and generates the OpenAPI document. Within a resource, a fixed path precedes a
 * parameterised one that would match it.
 */
export const contract = {
  customers: customerCalls,
  orderItems: orderItemCalls,
  orderItemPictures: orderItemPictureCalls,
  orders: orderCalls,
  withdrawals: withdrawalCalls,
  counter: counterCalls,
  products: productCalls,
  productVariants: productVariantCalls,
  events: eventCalls,
  contests: contestCalls,
  pictures: pictureCalls,
  sharedSelections: sharedSelectionCalls,
  visitors: visitorCalls,
  pricings: pricingCalls,
  configs: configCalls,
  seller: sellerCalls,
  discounts: discountCalls,
  adverts: advertCalls,
  filterTypes: filterTypeCalls,
  filterValues: filterValueCalls,
  nameAlerts: nameAlertCalls,
  nameClaims: nameClaimCalls,
};
export type Contract = typeof contract;
