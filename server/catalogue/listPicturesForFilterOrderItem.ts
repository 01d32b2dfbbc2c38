import type { pictureCalls } from "../../src/api/contract/pictureCalls.ts";
import type { Handler } from "../core/handler.ts";
import { pageOf } from "./picturePages.ts";

export const listPicturesForFilterOrderItem: Handler<typeof pictureCalls.listPicturesForFilterOrderItem> = (
  { db },
  { query },
) => {
  const { eventUuid, pricingId, contestUuid } = query;
  const filterValueUuids = [query.filterValueUuid1, query.filterValueUuid2].filter(
    (uuid) => uuid !== undefined,
  );
  return pageOf(db, { eventUuid, pricingId, contestUuid, filterValueUuids }, query);
};
