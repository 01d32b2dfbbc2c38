import type { Event } from "../../api/contract/catalogueEntities.ts";
import type { EventsDisplayMode } from "../../domain/shop/place.ts";

/** Returns the events to show: in select mode only flagged ones (specification, section 4 "Search view"). */
export function displayedEvents<E extends Pick<Event, "isDisplaySelected">>(
  events: readonly E[],
  mode: EventsDisplayMode,
): readonly E[] {
  return mode === "select" ? events.filter(({ isDisplaySelected }) => isDisplaySelected) : events;
}
