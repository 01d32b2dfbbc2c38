import type { Client } from "../api/client.ts";
import type { PackPage } from "../features/packs/packPage.ts";
import { rootFilter, type SearchFilter, withFilterValue, withMode } from "../features/search/filter.ts";

/**
 * Returns where to choose a pack's pictures: those of the rider whom its first picture shows, or who was searched for last;
 * without either, the event or the search as it was left. Throws `ApiError`.
 * @param last the last search
 */
export async function packSearch(
  api: Client,
  { pictures, product }: Pick<PackPage, "pictures" | "product">,
  last: SearchFilter,
): Promise<SearchFilter> {
  const [first] = pictures;
  const isLast = last.eventUuid !== null && last.filterValueUuid !== null;
  if (first) {
    const shown = await namesIn(api, first.uuid);
    const same = shown.find(({ uuid }) => uuid === last.filterValueUuid);
    if (isLast && same && last.eventUuid === first.eventUuid) return withMode(last, "pictures");
    const event = { ...rootFilter, eventUuid: first.eventUuid };
    return withMode(withFilterValue(event, same ?? shown[0] ?? null), "pictures");
  }
  if (last.eventUuid === null) return last;
  const event = await api.events.readEvent({ params: { uuid: last.eventUuid } });
  if (event.pricingId === product?.pricingId) return withMode(last, "pictures");
  // Its pictures cannot join this pack: the events, of the same name.
  const { filterValueUuid: uuid, filterValueValue: value } = last;
  return withFilterValue(rootFilter, uuid === null || value === null ? null : { uuid, value });
}

/** Returns who and what a picture shows, riders first. */
async function namesIn(api: Client, pictureUuid: string) {
  const [values, types] = await Promise.all([
    api.filterValues.listFilterValuesOfPicture({ query: { pictureUuid } }),
    api.filterTypes.listFilterTypes({}),
  ]);
  const rider = types.find(({ code }) => code === "rider")?.uuid;
  const order = (value: { filterTypeUuid: string }) => (value.filterTypeUuid === rider ? 0 : 1);
  return values.toSorted((one, other) => order(one) - order(other));
}
