import type { Client } from "../api/client.ts";
import { rootTheme } from "../domain/shop/appearance.ts";
import type { Place } from "../shop/place.ts";
import { applyTheme } from "../ui/index.ts";

/** Fetches the place with its four calls, and gives the page its theme. Throws `ApiError`. */
export async function fetchPlace({ configs }: Client): Promise<Place> {
  const answers = await Promise.all([
    configs.readCdnHost(),
    configs.readPlaceMode(),
    configs.readPlaceWhat(),
    configs.readEventsDisplayMode(),
  ]);
  const place: Place = Object.assign({}, ...answers);
  applyTheme(rootTheme(place.placeWhat, "auto"));
  return place;
}
