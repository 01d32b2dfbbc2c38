import type { Client } from "../api/client.ts";
import type { Place } from "../shop/place.ts";

/** Fetches the place with its four calls. Throws `ApiError`. */
export async function fetchPlace({ configs }: Client): Promise<Place> {
  const answers = await Promise.all([
    configs.readCdnHost(),
    configs.readPlaceMode(),
    configs.readPlaceWhat(),
    configs.readEventsDisplayMode(),
  ]);
  return Object.assign({}, ...answers);
}
