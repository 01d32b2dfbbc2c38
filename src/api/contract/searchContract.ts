import { cartCountCall } from "./cartCountCall.ts";
import {
  advertCalls,
  configCalls,
  contestCalls,
  discountCalls,
  eventCalls,
  filterTypeCalls,
  filterValueCalls,
  productCalls,
  productVariantCalls,
} from "./catalogueCalls.ts";
import { pictureCalls } from "./pictureCalls.ts";

/**
 * The part of the contract that a visitor needs before pictures show. The client has it from the start and fetches the
 * whole contract at the first call that is not here, so that orders and accounts do not weigh on the first load.
 */
export const searchContract = {
  orderItems: { countCartItems: cartCountCall },
  products: productCalls,
  productVariants: productVariantCalls,
  events: eventCalls,
  contests: contestCalls,
  pictures: pictureCalls,
  discounts: discountCalls,
  adverts: advertCalls,
  filterTypes: filterTypeCalls,
  filterValues: filterValueCalls,
  // Before anything else, where the page does not tell its place: what is imported then would wait for the page's own code.
  configs: configCalls,
};
