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
 * The part of the contract needed before pictures show. The client has it from the start and fetches the whole contract
 * at the first call outside it, so that orders and accounts stay out of the first load.
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
  // Called first if the page does not contain its place: an import at that point would wait for the page's own code.
  configs: configCalls,
};
