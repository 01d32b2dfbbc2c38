import type { Getter } from "jotai";
import type { Contest, FilterValue } from "../api/contract/catalogueEntities.ts";
import type { OrderItem, OrderItemPicture } from "../api/contract/orderEntities.ts";
import type { PackContents } from "../domain/orders/orderLines.ts";
import { dataOf } from "../state/query.ts";
import { eventQuery } from "./catalogueQueries.ts";

/** Returns the contents of a cart's or an order's packs, with the names of their events, contests and filter values. */
export function packContents(
  places: readonly OrderItemPicture[],
  contests: readonly Contest[],
  values: readonly FilterValue[],
): PackContents {
  const named = [
    ...contests.map(({ uuid, label }) => [uuid, label] as const),
    ...values.map(({ uuid, value }) => [uuid, value] as const),
  ];
  return { places, names: new Map(named) };
}

/** Adds the event names of whole-event packs. A hidden event stays unnamed. */
export function withEventNames(
  contents: PackContents,
  items: readonly OrderItem[],
  get: Getter,
): PackContents {
  const uuids = items.flatMap(({ contestUuid, eventUuid }) => (contestUuid === null && eventUuid) || []);
  const named = uuids.flatMap((uuid) => {
    const event = dataOf(get(eventQuery(uuid)));
    return event ? [[uuid, event.label] as const] : [];
  });
  return { ...contents, names: new Map([...contents.names, ...named]) };
}

/** A key that changes with the packs and their contents. Empty if there is no pack. */
export const packsKey = (items: readonly OrderItem[]) =>
  items
    .filter(({ kind, pictureUuid }) => kind === "item" && pictureUuid === null)
    .map((item) => [item.uuid, item.modifiedAt, item.remainingPictures].join(" "))
    .join();
