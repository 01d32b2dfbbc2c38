import {
  advertCalls,
  contestCalls,
  discountCalls,
  eventCalls,
  filterTypeCalls,
  filterValueCalls,
  pricingCalls,
  productCalls,
  productVariantCalls,
} from "../../src/api/contract/catalogueCalls.ts";
import type { Endpoint } from "../../src/api/contract/endpoint.ts";
import { pictureCalls } from "../../src/api/contract/pictureCalls.ts";

/** Scopes of the table `answerVersion`, besides the uuids of events: what all events share, and anything at all. */
export const catalogueScope = "catalogue";
export const shopScope = "shop";

const shop = [shopScope];
const catalogue = [catalogueScope];

/** Returns the scopes of what only depends on one event. @param eventUuid undefined: of all */
export const eventScopes = (eventUuid: string | undefined): readonly string[] =>
  eventUuid === undefined ? shop : [eventUuid.toLowerCase(), catalogueScope];

type Scopes = (input: Record<string, string | undefined>) => readonly string[];

const ofQuery: Scopes = ({ eventUuid }) => eventScopes(eventUuid);
const ofCatalogue: Scopes = () => catalogue;
const ofShop: Scopes = () => shop;

const scopesOf = new Map<Endpoint, Scopes>([
  [pictureCalls.listPictures, ofQuery],
  [pictureCalls.listPlaceholders, ofQuery],
  [pictureCalls.listRecentPictures, ofQuery],
  [pictureCalls.countPicturesByTime, ofQuery],
  [pictureCalls.listPicturesForFilterOrderItem, ofQuery],
  [pictureCalls.readPicture, ofShop],
  [contestCalls.listContests, ofQuery],
  [contestCalls.searchContests, ofQuery],
  [contestCalls.readContest, ofShop],
  [eventCalls.listEvents, ofShop],
  [eventCalls.readEvent, ({ uuid }) => eventScopes(uuid)],
  [filterValueCalls.readFilterValue, ofShop],
  [filterValueCalls.listFilterValuesOfPicture, ofShop],
  ...[
    ...Object.values(productCalls),
    ...Object.values(productVariantCalls),
    ...Object.values(pricingCalls),
    discountCalls.listDiscounts,
    advertCalls.listAdverts,
    filterTypeCalls.listFilterTypes,
  ].map((endpoint): [Endpoint, Scopes] => [endpoint, ofCatalogue]),
]);

/**
 * Returns the scopes whose versions tell that an answer has not changed; null if versions do not tell.
 * @param input parameters of path and query, as sent
 */
export function answerScopes(
  endpoint: Endpoint,
  input: Record<string, string | undefined>,
): readonly string[] | null {
  return scopesOf.get(endpoint)?.(input) ?? null;
}
