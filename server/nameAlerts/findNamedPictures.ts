import { eventsSearched } from "../catalogue/eventsSearched.ts";
import { searchFilterValues } from "../catalogue/filterValueSearch.ts";
import { nameDisplay } from "../catalogue/showNames.ts";
import type { Services } from "../core/services.ts";

/** A name that an alert waited for, in its newest event. */
export interface FoundName {
  uuid: string;
  name: string;
  eventUuid: string;
  eventLabel: string;
  pictureCount: number;
}

/** Names in one mail. */
const namesMaximum = 3;

/** Returns the names on view that the search finds for an alert's text, best first; what is only near it does not count. */
export async function findNamedPictures(
  services: Pick<Services, "db" | "settings">,
  { text, eventUuid }: { text: string; eventUuid: string | null },
): Promise<FoundName[]> {
  const eventUuids = await eventsSearched(services, eventUuid === null ? [] : [eventUuid]);
  if (eventUuids === "none") return [];
  const found = await searchFilterValues(services.db, {
    tagSearch: text,
    filterTypeUuid: undefined,
    limit: namesMaximum,
    eventUuids,
  });
  const show = await nameDisplay(services);
  return found.flatMap((name) => {
    const [newest] = name.events;
    if (name.match === "nearest" || newest === undefined) return [];
    const { eventUuid, eventLabel, pictureCount } = newest;
    return [{ uuid: name.uuid, name: show(name).value, eventUuid, eventLabel, pictureCount }];
  });
}
